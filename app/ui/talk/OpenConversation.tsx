import { useCallback, useEffect, useRef, useState } from "react";
import type { Activity } from "~/app/domain/people/presence/presence";
import type { Puzzle } from "~/app/domain/safety/puzzles/puzzles";
import type { WireMessage } from "~/app/domain/talk/chats/chats.wire";
import { useNavigate, useNavigationType, useRevalidator } from "~/app/router/client";
import { ActivateReminder } from "~/app/ui/account/ActivateReminder";
import { HeldNote, type HeldNoteProps } from "~/app/ui/account/HeldNote";
import { announcePageChange } from "~/app/ui/frame/worker/page-change";
import { activityInWords } from "~/app/ui/people/activity";
import { Button, ButtonLink, Form, onDemand, shortName } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { Composer } from "./Composer";
import { type Arrangement, ConversationMenu } from "./ConversationMenu";
import { COMPOSER_FIELD } from "./composer-field";
import { useDays } from "./days";
import { useMessagePhotos } from "./MessagePhoto";
import * as css from "./OpenConversation.css";
import { lacksCredits, type NextMessage, usePriceReload } from "./price";
import type { QuotedWire } from "./QuotedMessage";
import { RestLink } from "./RestLink";
import { ShowPhotos } from "./ShowPhotos";
import { useActivity } from "./use-activity";
import { useMessageActions } from "./use-message-actions";
import { useMessages } from "./use-messages";
import { useOutgoing } from "./use-outgoing";
import { usePlace } from "./use-place";
import { useTyping, useTypingSignal } from "./use-typing";

interface OpenConversationProps {
  id: string;
  me: string;
  /** The id of the last event before the page's data were read. */
  upTo: string;
  person: Person;
  activity: Activity | null;
  available: boolean;
  arrangement: Arrangement;
  /** Whether the other member's first message is a request that this member has not accepted. */
  request: boolean;
  /** The email address to confirm before the member may write. Null if it is confirmed. */
  toConfirm: string | null;
  /** Why the member may not write, as text. Null if the member may write. */
  held: HeldNoteProps | null;
  messages: WireMessage[];
  replyTo: QuotedWire | null;
  hasMore: boolean;
  hasNewer: boolean;
  /** The id of the requested message. "" if the address names none. */
  target: string;
  /** The id of the first message that was unread when the page was made. "" if none was unread. */
  unread: string;
  timeZone: string;
  /** The time at which the page was made, UTC ms. */
  now: number;
  firstKey: string;
  stranger: boolean;
  puzzle: Puzzle | null;
  draft: string;
  /** First sentences to choose from, if there were no messages when the page was made. */
  openings: string[];
  next: NextMessage;
  photos: {
    /**
     * When the composer offers to send a photo: at once, once the other member has written here (`later`), or never.
     */
    offer: "now" | "later" | "never";
    maxBytes: number;
  };
}

export function OpenConversation({ id, me, upTo, person, available, toConfirm, held, ...page }: OpenConversationProps) {
  const { arrangement, request } = page;
  const { Conversation } = useTemplate();
  const { t } = useWords();
  const { change, loadOlder, loadNewer, ...run } = useMessages({ conversation: id, me, upTo, ...page });
  const { messages, hasMore, hasNewer } = run;
  const [replyTo, setReplyTo] = useState(page.replyTo);
  const open = available && !request && toConfirm === null && held === null;
  const reply = ({ id, from, text, taken_back, photo }: WireMessage) => {
    setReplyTo({ id, from, text, taken_back, photo });
  };
  const actionsOf = useMessageActions({ me, now: page.now, open, change, reply });
  const nextKey = useRef(page.firstKey);
  const sale = useCreditsSheet(page.next);
  const { outgoing, send, ...sending } = useOutgoing(id, nextKey, messages, page.next, sale.open);
  usePriceReload(page.next, messages.findLast(({ from }) => from === me)?.id ?? "", outgoing);
  useKeptAnew(messages, page.next.balance);
  const navigate = useNavigate();
  // Kept in state, because reading removes the mark from the data, and the page must not move.
  const [unread] = useState(page.unread);
  const { seesPhotos, accepting } = useAcceptedPhotos(arrangement.photos, { id, me, name: person.name, messages });
  const { photoOf, viewer } = useMessagePhotos({ messages, me, name: person.name, seesPhotos });
  const answered = messages.some(({ from }) => from !== me);
  const mayShow = page.photos.offer === "now" || (page.photos.offer === "later" && answered);
  const shown = { photoOf, accepting };
  const days = useDays({
    ...page,
    ...shown,
    messages,
    outgoing,
    unread,
    me,
    name: person.name,
    actionsOf,
    ...sending,
  });
  const typing = useTyping(id, me);
  const activity = useActivity(page.activity, { conversation: id, me });
  const { typed, done } = useTypingSignal(id);
  const last = outgoing.at(-1) ?? messages.at(-1);
  useArrival(id, page.target);
  usePlace({
    target: page.target,
    unread,
    shown: messages,
    newest: last && ("key" in last ? { id: last.key, mine: true } : { id: last.id, mine: last.from === me }),
  });

  return (
    <Conversation
      person={person}
      activity={activityInWords(activity, t)}
      back={{ href: "/chats", label: t("chats.back") }}
      more={<ConversationMenu conversation={id} person={person} arrangement={arrangement} />}
      older={hasMore ? <OlderMessages conversation={id} from={messages[0]?.id ?? ""} load={loadOlder} /> : null}
      newer={hasNewer ? <NewerMessages conversation={id} from={messages.at(-1)?.id ?? ""} load={loadNewer} /> : null}
      days={days}
      composer={
        <>
          {viewer}
          {sale.Sheet && (
            <sale.Sheet
              chat={id}
              name={person.name}
              waits={outgoing.some(({ state }) => state === "waiting")}
              open={sale.isOpen}
              close={sale.close}
            />
          )}
          {!available && <p>{t("chats.recipient_gone", { name: shortName(person.name) })}</p>}
          {available && request && <MessageRequest conversation={id} name={person.name} />}
          {available && !request && toConfirm !== null && <ActivateReminder email={toConfirm} />}
          {available && !request && held !== null && <HeldNote {...held} />}
          {open && (
            <Composer
              conversation={id}
              person={person}
              firstKey={page.firstKey}
              nextKey={nextKey}
              next={page.next}
              draft={page.draft}
              stranger={page.stranger}
              puzzle={page.puzzle}
              openings={last ? [] : page.openings}
              me={me}
              photoLimit={mayShow ? page.photos.maxBytes : 0}
              replyTo={replyTo}
              onBuy={sale.open}
              onUnquote={() => setReplyTo(null)}
              onSend={(text, photo) => {
                done();
                send(text, replyTo, photo);
                setReplyTo(null);
                if (hasNewer) navigate(`/chats/${id}`);
              }}
              onTyping={typed}
            />
          )}
        </>
      }
      typing={typing ? t("chats.typing", { name: shortName(person.name) }) : ""}
    />
  );
}

/** Has the device cache the page again with each message and change of the balance, for an offline reload. */
function useKeptAnew(messages: readonly WireMessage[], balance: number): void {
  const newest = messages.at(-1)?.id;
  const before = useRef({ newest, balance });
  useEffect(() => {
    if (newest !== before.current.newest || balance !== before.current.balance) announcePageChange();
    before.current = { newest, balance };
  }, [newest, balance]);
}

interface Talk {
  id: string;
  me: string;
  name: string;
  messages: readonly WireMessage[];
}

function useAcceptedPhotos(loaded: boolean, { id, me, name, messages }: Talk) {
  const [seesPhotos, setSeesPhotos] = useState(loaded);
  useEffect(() => setSeesPhotos(loaded), [loaded]);
  const newest = messages.findLast(({ from, photo }) => from !== me && photo)?.id;
  const accept = { conversation: id, name, shown: () => setSeesPhotos(true) };
  const accepting =
    seesPhotos || !newest ? null : { below: newest, button: <ShowPhotos message={newest} {...accept} /> };
  return { seesPhotos, accepting };
}

/** Replaces the composer until the member accepts a stranger's first message. */
function MessageRequest({ conversation, name }: { conversation: string; name: string }) {
  const { t } = useWords();
  return (
    <Form method="post" action={`/chats/${conversation}/request`} className={css.request}>
      <p className={css.text}>{t("chats.request_text", { name })}</p>
      <Button type="submit" name="accept" value="true" variant="primary">
        {t("chats.request_accept")}
      </Button>
      <Button type="submit" name="accept" value="false" variant="secondary">
        {t("chats.request_refuse")}
      </Button>
    </Form>
  );
}

interface MoreMessages {
  conversation: string;
  from: string;
  load(): void;
}

/** A link to earlier messages. With a script, loads them once the link scrolls into view. */
function OlderMessages({ conversation, from, load }: MoreMessages) {
  const { t } = useWords();
  return <RestLink href={`/chats/${conversation}?before=${from}`} label={t("chats.older")} load={load} />;
}

function NewerMessages({ conversation, from, load }: MoreMessages) {
  const { t } = useWords();
  return (
    <>
      <RestLink href={`/chats/${conversation}?after=${from}`} label={t("chats.newer")} load={load} />
      <ButtonLink href={`/chats/${conversation}`} variant="secondary" size="s">
        {t("chats.newest")}
      </ButtonLink>
    </>
  );
}

/**
 * Sets the focus after a navigation: to the requested message (`target`), or to the composer if the conversation was
 * opened by key.
 */
function useArrival(conversation: string, target: string): void {
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another conversation that one arrives at
  useEffect(() => {
    // Leaves the focus to the browser after a reload or Back.
    if (way === "POP" || target) return;
    const { activeElement: focused } = document;
    // The link is gone with its page, and `PageFocus`, which runs before, passed its focus to this page. A tapped link
    // moves no focus, because a focused field opens a phone's keyboard.
    if (focused?.matches(":focus-visible")) document.getElementById(COMPOSER_FIELD)?.focus({ preventScroll: true });
  }, [conversation]);
}

const CreditsSheet = onDemand(() => import("~/app/ui/money/CreditsSheet").then((module) => module.CreditsSheet));

/** The sheet closes once the member has enough credits, for example after a payment in another tab. */
function useCreditsSheet(next: NextMessage) {
  const [wanted, setWanted] = useState(false);
  const { revalidate } = useRevalidator();
  const open = useCallback(() => {
    setWanted(true);
    revalidate();
  }, [revalidate]);
  const close = useCallback(() => setWanted(false), []);
  return { Sheet: CreditsSheet.useWhen(wanted), isOpen: wanted && lacksCredits(next), open, close };
}
