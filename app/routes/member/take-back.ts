import { takeBack } from "~/app/domain/talk/chats/chats";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/** Withdraws a message, for browsers without scripts. */
export const action = memberAction(async ({ params, context: { site } }, member) => {
  await takeBack(site, member, params.messageId ?? "");
  return redirect(`/chats/${params.chatId}#${params.messageId}`);
});

export const loader = formOnly("/chats");
