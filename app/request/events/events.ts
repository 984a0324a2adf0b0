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

/** The interval of keep-alive comments, in ms. */
const BEAT = 25_000;

/** Maximum streams of a member and of a process. A browser has one; ten thousand need 400 MB. */
const audiences = openAudiences({ each: 6, most: 10_000 });

/** The number of keep-alive intervals after which a full stream ends, because its page does not read. */
const PATIENCE = 4;

type StreamCall = Pick<Call<{ after?: string }, Member>, "site" | "member" | "request" | "input">;

/**
 * Sends the events after `Last-Event-ID`, or `after` for a first connection. `reset`: the position is unknown, and the
 * page must reload its data. With too many streams, the oldest gets `enough`.
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
  // Sends without the time limit of a request, because a stream lasts longer.
  const teller = tellerOf({ site, token, stream });
  const tell = (from?: Position) => withoutPatience(() => teller(from));
  // Subscribes before it reads the position: an event in between is sent twice, and none is lost.
  const leave = audiences.join(site, member, { stream, tell, typing });
  const beating = setInterval(beat, BEAT);
  request.signal.addEventListener("abort", stream.end);
  let stalled = 0;

  function beat(): void {
    stalled = stream.hasRoom() ? 0 : stalled + 1;
    if (stalled > PATIENCE) stream.end();
    if (stalled > 0) return;
    stream.beat();
    void tell(); // what the bus has lost, and whether the session is still valid
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
 * Returns a function that sends new events. One run at a time: a call during a run makes the run check again. Unsent
 * events stay in the database.
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
      site.log.warn({ err: error }, "an event stream failed");
      stream.end(); // the page reconnects, and resumes
    } finally {
      telling = false;
    }
  };

  async function tellAfter(known: Position): Promise<Position> {
    // Ends the stream of a member who logged out in another browser.
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

/** Returns a function that ends all streams before the server stops: browsers reconnect to the next process. */
export function startEventStreams(): () => void {
  audiences.begin();
  return audiences.end;
}
