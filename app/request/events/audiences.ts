import type { Bus, BusEvent, Typing } from "~/app/domain/bus";
import type { Member } from "~/app/domain/member";
import type { EventStream } from "./event-stream";

export interface Browser {
  stream: Pick<EventStream, "send" | "end">;
  /** Sends what is new. */
  tell(): Promise<void>;
  typing(event: Typing): void;
}

/** Whose pages they are: a site by its slug, and its bus. */
interface Listened {
  tenant: { slug: string };
  bus: Bus;
}

/** Those of one tenant who listen in this process. */
interface Audience {
  /** A member's browsers, the oldest first. */
  members: Map<string, Set<Browser>>;
  /** All of them, the oldest first. */
  browsers: Set<Browser>;
  unsubscribe(): void;
}

/**
 * Who listens. A member has at most `each` streams, of which the oldest gives way, and all sites together `most`: past that
 * the site with the most of them gives up its oldest. A stream that gives way ends with `enough`, and its page polls instead.
 */
export function openAudiences({ each, most }: { each: number; most: number }) {
  /** By the tenant's slug. */
  const audiences = new Map<string, Audience>();
  let listening = 0;
  let over = false;

  /** Returns what takes the browser out again. */
  function join({ tenant: { slug }, bus }: Listened, member: Pick<Member, "id">, browser: Browser): () => void {
    const audience = audiences.get(slug) ?? audienceOn(bus);
    audiences.set(slug, audience);
    const own = audience.members.get(member.id) ?? new Set();
    audience.members.set(member.id, own.add(browser));
    audience.browsers.add(browser);
    listening++;
    if (own.size > each) dismiss(own);
    if (listening > most) dismiss(largest().browsers);
    // Once its caller knows how to leave.
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
    /** Once a server is there. */
    begin() {
      over = false;
    },
    /** Before the server stops: the browsers reconnect to the process that serves next. Who comes later is sent on, too. */
    end() {
      over = true;
      for (const { browsers } of audiences.values()) for (const { stream } of browsers) stream.end();
    },
  };
}

/** Ends the oldest. */
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
