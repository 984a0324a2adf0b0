import type { BusEvent, Typing } from "~/app/domain/bus";
import { noteDelivered } from "~/app/domain/chats/chats";
import { badgeOf, dataOf, typingData } from "~/app/domain/event-data";
import { eventIdOf, parseEventId } from "~/app/domain/events/event-id";
import { type EventRow, eventsAfter, NOWHERE, type Position, resume } from "~/app/domain/events/events";
import type { Member } from "~/app/domain/member";
import { touch } from "~/app/domain/presence/presence";
import { memberOf } from "~/app/domain/sessions/sessions";
import type { Site } from "~/app/domain/site";
import type { Call } from "./endpoint";
import { type EventStream, eventStream } from "./event-stream";
import { tokenOf } from "./session";

/** In ms. */
const BEAT = 25_000;

/** Streams that a member has in one process: a browser has one. */
const MOST = 6;

/** Beats without room in the stream after which it is ended: nobody reads it. */
const PATIENCE = 4;

type StreamCall = Pick<Call<{ after?: string }, Member>, "site" | "member" | "request" | "input">;

/**
 * Tells a member's browser what happens, from where it was: after the event of `Last-Event-ID`, or of `after` for the first
 * connection of a page. `reset` says that this is not known any more, and that the page has to load its data. Lasts until
 * the page is gone, the session ends or the server stops. Of too many streams the oldest is told `enough`.
 */
export async function memberEvents({ site, member, request, input }: StreamCall): Promise<Response> {
  const token = tokenOf(request) ?? "";
  const known = parseEventId(request.headers.get("last-event-id") ?? input.after ?? "");
  const asked = request.headers.has("last-event-id") || input.after !== undefined;

  const stream = eventStream({
    drained: () => void tell(),
    ended() {
      clearInterval(beating);
      leave();
    },
  });
  const tell = teller({ site, token, stream });
  // Listens before it looks where the events are: one in between is told twice, and none is missed.
  const leave = join(site, member, { stream, tell, typing });
  const beating = setInterval(beat, BEAT);
  request.signal.addEventListener("abort", stream.end);
  let stalled = 0;

  function beat(): void {
    stalled = stream.hasRoom() ? 0 : stalled + 1;
    if (stalled > PATIENCE) stream.end();
    if (stalled > 0) return;
    stream.beat();
    void tell(); // what the bus has lost, and whether the session still is
  }

  function typing(event: Typing): void {
    if (stream.hasRoom()) stream.send({ name: "typing", data: typingData(event) });
  }

  const { from, complete } = await resume(site, asked ? (known ?? NOWHERE) : undefined).catch((error) => {
    stream.end();
    throw error;
  });
  const id = eventIdOf({ ...from, tx: 0 });
  if (complete) stream.mark(id);
  else stream.send({ name: "reset", id });
  void tell(from);
  return stream.response;
}

/**
 * Sends what there is after the position, which it is first called with, as far as there is room. One call works at a time:
 * another one meanwhile makes it look once more. What is not sent stays in the database.
 */
function teller({ site, token, stream }: { site: Site; token: string; stream: EventStream }) {
  let position: Position | undefined;
  let telling = false;
  let again = false;

  return async function tell(from?: Position): Promise<void> {
    position ??= from;
    again = true;
    if (telling || !position) return;
    telling = true;
    try {
      while (again) {
        again = false;
        position = await tellAfter(position);
      }
    } catch (error) {
      site.log.warn({ err: error }, "a stream of events broke off");
      stream.end(); // the page comes back, and goes on where it was
    } finally {
      telling = false;
    }
  };

  async function tellAfter(known: Position): Promise<Position> {
    // Somebody who has logged out elsewhere hears nothing more.
    const member = await memberOf(site, token);
    if (!member) {
      stream.end();
      return known;
    }
    touch(site, member);
    const { told, position: next } = await eventsAfter(site, member.id, known);
    if (told.length === 0) return next;
    const counts = await badgeOf(site, member);
    let sent = known;
    for (const { event, id } of told) {
      if (!stream.hasRoom()) return sent;
      const data = await dataOf(site, member, event, counts);
      if (data) stream.send({ name: event.kind, data, id: eventIdOf(id) });
      else stream.mark(eventIdOf(id));
      if (event.kind === "message") delivered(site, member, event, data);
      sent = id;
    }
    again = true;
    return next;
  }
}

function delivered(site: Site, member: Member, event: EventRow, data: unknown): void {
  const { message } = (data ?? {}) as { message?: { from: string } };
  if (!message || message.from === member.id) return;
  noteDelivered(site, member, { conversation: event.conversationId!, seq: event.messageSeq! });
}

/** Before the server stops: the browsers come back to whoever serves then. */
export function endEventStreams(): void {
  for (const { members } of audiences.values()) {
    for (const browsers of members.values()) for (const { stream } of browsers) stream.end();
  }
}

interface Browser {
  stream: EventStream;
  tell(): Promise<void>;
  typing(event: Typing): void;
}

/** Those of one tenant who listen in this process. */
interface Audience {
  /** A member's browsers, the oldest first. */
  members: Map<string, Set<Browser>>;
  unsubscribe(): void;
}

/** By the tenant's slug. */
const audiences = new Map<string, Audience>();

/** Returns what takes the browser out again. */
function join(site: Site, member: Pick<Member, "id">, browser: Browser): () => void {
  const { slug } = site.tenant;
  const audience = audiences.get(slug) ?? audienceOf(site);
  audiences.set(slug, audience);
  const browsers = audience.members.get(member.id) ?? new Set();
  audience.members.set(member.id, browsers.add(browser));
  if (browsers.size > MOST) {
    const [oldest] = browsers;
    oldest!.stream.send({ name: "enough" });
    oldest!.stream.end();
  }
  return () => {
    browsers.delete(browser);
    if (browsers.size === 0 && audience.members.get(member.id) === browsers) audience.members.delete(member.id);
    if (audience.members.size > 0 || audiences.get(slug) !== audience) return;
    audience.unsubscribe();
    audiences.delete(slug);
  };
}

function audienceOf({ bus }: Site): Audience {
  const members: Audience["members"] = new Map();
  const unsubscribe = bus.subscribe((event: BusEvent) => {
    if (event.kind === "effects") return;
    for (const browser of members.get(event.member) ?? []) {
      if (event.kind === "typing") browser.typing(event);
      else void browser.tell();
    }
  });
  return { members, unsubscribe };
}
