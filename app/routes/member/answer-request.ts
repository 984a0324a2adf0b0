import { answerRequest } from "~/app/domain/talk/chats/chats";
import { requestForm } from "~/app/domain/talk/chats/chats.schema";
import { readForm } from "~/app/request/form";
import { formOnly, memberAction } from "~/app/request/guards";
import { parse } from "~/app/request/input";
import { redirect } from "~/app/router/server";

export const action = memberAction(async (args, member) => {
  const conversation = args.params.chatId ?? "";
  const { accept } = parse(requestForm, Object.fromEntries(await readForm(args.request)));
  await answerRequest(args.context.site, member, conversation, accept);
  return redirect(accept ? `/chats/${conversation}` : "/chats");
});

export const loader = formOnly("/chats");
