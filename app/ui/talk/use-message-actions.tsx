import type { ReactNode } from "react";
import { calls } from "~/app/contract/calls";
import { type ApiAnswer, callApi } from "~/app/contract/client";
import type { WireMessage } from "~/app/domain/talk/chats/chats.wire";
import { mayTakeBack } from "~/app/domain/talk/chats/message-actions";
import { failedCall } from "~/app/ui/frame/failed-call";
import { useScripted } from "~/app/ui/frame/scripted";
import { ButtonLink, Menu, type MenuItem, MoreIcon, useToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { type Run, withChanged } from "./messages";
import { reactionItems, withReaction } from "./reactions";

interface Options {
  me: string;
  /** The time at which the page was made, UTC ms. */
  now: number;
  open: boolean;
  change(to: (known: Run) => Run): void;
  reply(to: WireMessage): void;
}

/** Returns the actions on a message, or null. A result shows at once, and is undone if the request fails. */
export function useMessageActions({ me, now, open, change, reply }: Options): (message: WireMessage) => ReactNode {
  const { t } = useWords();
  const toast = useToast();
  const scripted = useScripted();

  async function attempt(calling: Promise<ApiAnswer<unknown>>, before: WireMessage, after: WireMessage): Promise<void> {
    change((known) => withChanged(known, after));
    const answer = await calling.catch(() => null);
    if (answer?.ok) return;
    change((known) => withChanged(known, before));
    toast({ tone: "danger", title: failedCall(answer, t) });
  }

  return (message) => {
    if (message.text === "" && !message.photo) return null;
    const { id } = message;
    const mine = message.from === me;
    const sentAt = Date.parse(message.sent_at);
    const recent = mayTakeBack({ mine, takenBack: message.taken_back, sentAt }, scripted ? Date.now() : now);
    const chosen = message.reactions.find(({ from }) => from === me)?.reaction;
    const reactions = reactionItems({ t }, chosen, (reaction) => {
      void attempt(
        callApi(calls.messages, "PATCH", { message: id, reaction }),
        message,
        withReaction(message, me, reaction),
      );
    });
    const takeBack = () => {
      const blank = { ...message, text: "", photo: undefined, taken_back: true, reactions: [] };
      void attempt(callApi(calls.messages, "DELETE", { message: id }), message, blank);
    };
    const items: MenuItem[] = [
      ...(open ? [...reactions, { label: t("chats.reply"), onSelect: () => reply(message) }] : []),
      ...(recent ? [{ label: t("chats.take_back"), onSelect: takeBack }] : []),
      ...(mine ? [] : [{ label: t("profile.report"), href: `/report?message=${id}` }]),
    ];
    if (items.length === 0) return null;
    return <MessageActions href={`/chats/${message.conversation}/messages/${id}`} items={items} />;
  };
}

interface Props {
  /** The page of the message, for browsers without a script. */
  href: string;
  items: readonly MenuItem[];
}

function MessageActions({ href, items }: Props) {
  const { t } = useWords();
  const scripted = useScripted();
  const label = t("chats.message_more");
  const icon = <MoreIcon size={18} />;
  if (scripted) return <Menu label={label} look="round" trigger={icon} items={items} />;
  return <ButtonLink href={href} variant="quiet" size="s" icon={icon} aria-label={label} data-no-prefetch />;
}
