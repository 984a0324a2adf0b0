import { redirect } from "@remix-run/node";
import { takeBack } from "~/app/domain/chats/chats";
import { formOnly, memberAction } from "~/app/request/guards";

/** Takes a message back, where no script does it. */
export const action = memberAction(async ({ params, context: { site } }, member) => {
  await takeBack(site, member, params.messageId ?? "");
  return redirect(`/chats/${params.chatId}#${params.messageId}`);
});

export const loader = formOnly("/chats");
