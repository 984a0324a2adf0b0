import { keepPace } from "~/app/domain/site/limits/paces";
import { react } from "~/app/domain/talk/chats/chats";
import { reactionForm } from "~/app/domain/talk/chats/chats.schema";
import { readForm } from "~/app/request/form";
import { formOnly, memberAction } from "~/app/request/guards";
import { parse } from "~/app/request/input";
import { redirect } from "~/app/router/server";

/** Reacts to a message, for browsers without scripts. */
export const action = memberAction(async ({ request, params, context: { site } }, member) => {
  const { reaction } = parse(reactionForm, Object.fromEntries(await readForm(request)));
  await keepPace(site, member, "reactions");
  await react(site, member, params.messageId ?? "", reaction || null);
  return redirect(`/chats/${params.chatId}#${params.messageId}`);
});

export const loader = formOnly("/chats");
