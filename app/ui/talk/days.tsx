import type { ReactNode } from "react";
import { contactDetailsIn } from "~/app/domain/safety/care/contact-details";
import type { WireMessage } from "~/app/domain/talk/chats/chats.wire";
import { dateInWords, daysOf, timeOfDay } from "~/app/ui/frame/times";
import { DayMark } from "~/themes/primitives";
import type { ChatMessage, ConversationProps } from "~/themes/template";
import { type Speech, useWords } from "~/themes/words";
import { CareNote } from "./CareNotice";
import { outgoingPhoto } from "./OutgoingPhoto";
import type { Outgoing } from "./outgoing";
import { wordsOf } from "./preview";
import { type NextMessage, waitingInWords } from "./price";
import { QuotedMessage } from "./QuotedMessage";
import { MessageReactions } from "./reactions";
import { UnsentActions } from "./UnsentActions";

interface Said {
  messages: readonly WireMessage[];
  outgoing: readonly Outgoing[];
  /** The id of the first unread message. "" if none is unread. */
  unread: string;
  me: string;
  name: string;
  stranger: boolean;
  /** The time at which the page was made, UTC ms. */
  now: number;
  timeZone: string;
  /** Returns the key of a message that this page sent. Otherwise returns the message's id. */
  keyOf(id: string): string;
  actionsOf(message: WireMessage): ReactNode;
  photoOf(message: WireMessage): ReactNode;
  /**
   * The button that accepts the other member's photos, and the id of the message above it. Null if all photos are
   * accepted, or the other member sent no photo.
   */
  accepting: { below: string; button: ReactNode } | null;
  next: NextMessage;
  retry(message: Outgoing): void;
  stop(message: Outgoing): void;
  discard(key: string): void;
}

export function useDays({
  messages,
  outgoing,
  unread,
  me,
  name,
  stranger,
  now,
  timeZone,
  keyOf,
  actionsOf,
  photoOf,
  accepting,
  stop,
  next,
  ...actions
}: Said): ConversationProps["days"] {
  const words = useWords();
  const days: ConversationProps["days"] = [];
  const add = (at: number, message: ChatMessage) => {
    const label = labelOf(at, now, words, timeZone);
    const last = days.at(-1);
    if (last?.label === label) last.messages.push(message);
    else days.push({ label, messages: [message] });
  };
  for (const message of messages) {
    const at = Date.parse(message.sent_at);
    const mine = message.from === me;
    add(at, {
      key: keyOf(message.id),
      id: message.id,
      mine,
      text: message.photo ? message.text : wordsOf({ text: message.text, takenBack: message.taken_back }, mine, words),
      faint: message.text === "" && !message.photo,
      photo: photoOf(message),
      quote: message.reply_to && !message.taken_back && (
        <QuotedMessage quoted={message.reply_to} me={me} name={name} href={jumpTo(message)} />
      ),
      marks: <MessageReactions reactions={message.reactions} me={me} name={name} />,
      actions: actionsOf(message),
      at: timeOfDay(at, words.locale, timeZone),
      state: mine ? words.t(`chats.${message.state}`) : "",
      below: (
        <>
          {accepting?.below === message.id && accepting.button}
          {stranger && !mine && careFor(message)}
        </>
      ),
      above: message.id === unread ? <DayMark label={words.t("chats.unread_from")} /> : null,
    });
  }
  for (const message of outgoing) {
    add(message.at, {
      key: message.key,
      id: message.id ?? message.key,
      mine: true,
      text: message.text,
      photo: outgoingPhoto(message, stop, words),
      quote: message.replyTo && <QuotedMessage quoted={message.replyTo} me={me} name={name} />,
      at: timeOfDay(message.at, words.locale, timeZone),
      waits: message.state === "waiting",
      state: message.state === "waiting" ? waitingInWords(next, words) : words.t(`chats.${message.state}`),
      below: <UnsentActions message={message} {...actions} />,
    });
  }
  return days;
}

function careFor({ text }: WireMessage): ReactNode {
  const [found] = contactDetailsIn(text);
  return found ? <CareNote found={found} /> : null;
}

function jumpTo({ conversation, reply_to }: WireMessage): string {
  return `/chats/${conversation}?at=${reply_to?.id}#${reply_to?.id}`;
}

function labelOf(at: number, now: number, { t, locale }: Speech, timeZone: string): string {
  const ago = daysOf(at, now, timeZone);
  if (ago <= 0) return t("chats.today");
  return ago === 1 ? t("chats.yesterday") : dateInWords(at, now, locale, timeZone);
}
