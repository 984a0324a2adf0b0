import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import type { ConversationProps, Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { ActivateReminder } from "./ActivateReminder";
import { Composer } from "./Composer";
import { ConversationMenu } from "./ConversationMenu";
import { dateInWords, daysOf, timeOfDay } from "./times";
import { useMessages, type WireMessage } from "./use-messages";

interface OpenConversationProps {
  id: string;
  me: string;
  person: Person;
  available: boolean;
  /** The address to confirm before anything can be written; null where nothing is in the way. */
  toConfirm: string | null;
  messages: WireMessage[];
  hasMore: boolean;
  timeZone: string;
  /** UTC ms, when the page was made. */
  now: number;
  /** The first message's own key. */
  firstKey: string;
  /** Credits that a message takes here. */
  cost: number;
}

/** The conversation that is open: what was said, by day, and the form to go on with. */
export function OpenConversation({
  id,
  me,
  person,
  available,
  toConfirm,
  timeZone,
  now,
  firstKey,
  cost,
  ...page
}: OpenConversationProps) {
  const { Conversation } = useTemplate();
  const { t } = useWords();
  const { messages, hasMore, add, loadOlder } = useMessages(id, page.messages, page.hasMore);
  const days = useDays(messages, me, now, timeZone);
  const { revalidate } = useRevalidator();
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a new message that scrolls
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [newest]);

  const sent = (message: WireMessage) => {
    add([message]);
    revalidate(); // the list beside shows it too
  };

  return (
    <Conversation
      person={person}
      back={{ href: "/chats", label: t("chats.back") }}
      more={<ConversationMenu conversation={id} person={person} />}
      safety={null}
      older={hasMore ? <Older id={id} first={messages[0]?.id ?? ""} load={loadOlder} /> : null}
      days={days}
      composer={
        <>
          <div ref={end} />
          {!available && <p>{t("chats.recipient_gone", { name: person.name })}</p>}
          {available && toConfirm !== null && <ActivateReminder email={toConfirm} />}
          {available && toConfirm === null && (
            <Composer conversation={id} person={person} firstKey={firstKey} cost={cost} onSent={sent} />
          )}
        </>
      }
      typing=""
    />
  );
}

function useDays(messages: WireMessage[], me: string, now: number, timeZone: string): ConversationProps["days"] {
  const { t, locale } = useWords();
  const days: ConversationProps["days"] = [];
  for (const message of messages) {
    const at = Date.parse(message.sent_at);
    const ago = daysOf(at, now, timeZone);
    const label = ago <= 0 ? t("chats.today") : ago === 1 ? t("chats.yesterday") : dateInWords(at, locale, timeZone);
    const mine = message.from === me;
    const shown = {
      id: message.id,
      mine,
      text: message.text || t("chats.message_deleted"),
      at: timeOfDay(at, locale, timeZone),
      state: mine ? t(message.state === "read" ? "chats.read" : "chats.sent") : "",
    };
    const last = days.at(-1);
    if (last?.label === label) last.messages.push(shown);
    else days.push({ label, messages: [shown] });
  }
  return days;
}

/** A link for those without a script: it shows the page of messages before this one. */
function Older({ id, first, load }: { id: string; first: string; load: () => Promise<void> }) {
  const { t } = useWords();
  return (
    <ButtonLink
      href={`/chats/${id}?before=${first}`}
      variant="quiet"
      size="s"
      data-no-prefetch
      onClick={(event) => {
        event.preventDefault();
        void load();
      }}
    >
      {t("chats.older")}
    </ButtonLink>
  );
}
