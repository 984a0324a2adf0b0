import type { Bus, BusEvent, Typing } from "~/app/domain/bus";
import type { Member } from "~/app/domain/member";
import type { EventStream } from "./event-stream";

export interface Browser {
  stream: Pick<EventStream, "send" | "end">;
  tell(): Promise<void>;
  typing(event: Typing): void;
}

interface Listened {
  tenant: { slug: string };
  bus: Bus;
}

interface Audience {
  /** A member's browsers, oldest first. */
  members: Map<string, Set<Browser>>;
  /** All browsers, oldest first. */
  browsers: Set<Browser>;
  unsubscribe(): void;
}

/**
 * Counts the open event streams: at most `each` of a member and `most` in all. Beyond a limit, the oldest stream
 * receives the event `enough` and ends, and its page polls instead.
 */
export function openAudiences({ each, most }: { each: number; most: number }) {
  const audiences = new Map<string, Audience>();
  let listening = 0;
  let over = false;

  function join({ tenant: { slug }, bus }: Listened, member: Pick<Member, "id">, browser: Browser): () => void {
    const audience = audiences.get(slug) ?? audienceOn(bus);
    audiences.set(slug, audience);
    const own = audience.members.get(member.id) ?? new Set();
    audience.members.set(member.id, own.add(browser));
    audience.browsers.add(browser);
    listening++;
    if (own.size > each) dismiss(own);
    if (listening > most) dismiss(largest().browsers);
    // Ends the stream only after the caller has received the function that removes the browser.
    if (over) queueMicrotask(browser.stream.end);
    return () => {
      if (audience.browsers.delete(browser)) listening--;
      own.delete(browser);
      if (own.size === 0 && audience.members.get(member.id) === own) audience.members.delete(member.id);
      if (audience.members.size > 0 || audiences.get(slug) !== audience) return;
      audience.unsubscribe();
      audiences.delete(slug);
    };
  }

  function largest(): Audience {
    return [...audiences.values()].reduce((one, other) => (other.browsers.size > one.browsers.size ? other : one));
  }

  return {
    join,
    /** Accepts streams again. Called when a server starts. */
    begin() {
      over = false;
    },
    /** Ends all streams before the server stops. The browsers reconnect to the process that serves next. */
    end() {
      over = true;
      for (const { browsers } of audiences.values()) for (const { stream } of browsers) stream.end();
    },
  };
}

function dismiss([oldest]: Set<Browser>): void {
  oldest!.stream.send({ name: "enough" });
  oldest!.stream.end();
}

function audienceOn(bus: Bus): Audience {
  const members: Audience["members"] = new Map();
  const unsubscribe = bus.subscribe((event: BusEvent) => {
    if (event.kind === "effects" || event.kind === "people") return;
    for (const browser of members.get(event.member) ?? []) {
      if (event.kind === "typing") browser.typing(event);
      else void browser.tell();
    }
  });
  return { members, browsers: new Set(), unsubscribe };
}
