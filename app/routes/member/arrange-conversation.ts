import { arrange } from "~/app/domain/talk/chats/chats";
import { arrangementForm } from "~/app/domain/talk/chats/chats.schema";
import { readForm } from "~/app/request/form";
import { formOnly, memberAction } from "~/app/request/guards";
import { parse } from "~/app/request/input";
import { redirect } from "~/app/router/server";

/** Archives, mutes or pins a conversation, for browsers without scripts. */
export const action = memberAction(async (args, member) => {
  const conversation = args.params.chatId ?? "";
  const to = parse(arrangementForm, Object.fromEntries(await readForm(args.request)));
  await arrange(args.context.site, member, conversation, to);
  return redirect(to.archived ? "/chats" : `/chats/${conversation}`);
});

export const loader = formOnly("/chats");
