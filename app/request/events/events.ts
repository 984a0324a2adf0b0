import { memberOf } from "~/app/domain/account/sessions/sessions";
import type { Typing } from "~/app/domain/bus";
import { badgeOf, dataOf, typingData } from "~/app/domain/event-data";
import type { Member } from "~/app/domain/member";
import { touch } from "~/app/domain/people/presence/presence";
import type { Site } from "~/app/domain/site";
import { eventIdOf, parseEventId } from "~/app/domain/site/events/event-id";
import { type EventRow, eventsAfter, NOWHERE, type Position, resume } from "~/app/domain/site/events/events";
import { noteDelivered } from "~/app/domain/talk/chats/chats";
import { withoutPatience } from "~/db/patience";
import type { Call } from "../endpoint";
import { tokenOf } from "../session";
import { openAudiences } from "./audiences";
import { type EventStream, eventStream } from "./event-stream";

/** In ms. */
const BEAT = 25_000;

/** Streams in one process, of a member and of all sites. A browser has one; ten thousand take 400 MB. */
const audiences = openAudiences({ each: 6, most: 10_000 });

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
  // A stream outlives what one request may wait for.
  const teller = tellerOf({ site, token, stream });
  const tell = (from?: Position) => withoutPatience(() => teller(from));
  // Listens before it looks where the events are: one in between is told twice, and none is missed.
  const leave = audiences.join(site, member, { stream, tell, typing });
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
function tellerOf({ site, token, stream }: { site: Site; token: string; stream: EventStream }) {
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

/** Returns what ends them before the server stops: the browsers reconnect to the process that serves next. */
export function startEventStreams(): () => void {
  audiences.begin();
  return audiences.end;
}
