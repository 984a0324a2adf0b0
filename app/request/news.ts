import type { Member } from "~/app/domain/accounts/member";
import { memberOf } from "~/app/domain/accounts/sessions";
import type { BusEvent } from "~/app/domain/bus";
import type { Site } from "~/app/domain/site";
import type { Call } from "./endpoint";
import { type EventStream, eventStream } from "./event-stream";
import { tokenOf } from "./session";

/** In ms. */
const BEAT = 25_000;
/** The shortest time between two events: what happens meanwhile is told in one. */
const BREATH = 1_000;

/** Streams that a member has in one process: one for each page that is looked at. */
const MOST = 6;

/**
 * Tells a page of a member's that there is something new; what it is the page asks for itself. Lasts until the page is
 * gone, the session ends or the server stops. Of too many the oldest is told `enough`, and not to come back.
 */
export function newsStream({ site, member, request }: Pick<Call<unknown, Member>, "site" | "member" | "request">) {
  const token = tokenOf(request) ?? "";
  let breathing: NodeJS.Timeout | undefined;
  let more = false;

  const stream = eventStream(() => {
    clearInterval(beating);
    clearTimeout(breathing);
    leave();
  });

  /** Somebody who has logged out elsewhere hears nothing more. */
  async function ifLoggedIn(say: () => void): Promise<void> {
    const known = await memberOf(site, token).catch(() => null);
    if (known) say();
    else stream.end();
  }

  async function tell(): Promise<void> {
    more = breathing !== undefined;
    if (more) return;
    breathing = setTimeout(() => {
      breathing = undefined;
      if (more) void tell();
    }, BREATH);
    await ifLoggedIn(() => stream.send("news"));
  }

  const leave = join(site, member, { stream, tell });
  const beating = setInterval(() => ifLoggedIn(stream.beat), BEAT);
  request.signal.addEventListener("abort", stream.end);
  return stream.response;
}

/** Before the server stops: the pages come back to whoever serves then. */
export function endNewsStreams(): void {
  for (const { members } of audiences.values()) {
    for (const pages of members.values()) for (const { stream } of pages) stream.end();
  }
}

interface Page {
  stream: EventStream;
  tell(): Promise<void>;
}

/** Those of one tenant who listen in this process. */
interface Audience {
  /** A member's pages, the oldest first. */
  members: Map<string, Set<Page>>;
  deaf(): void;
}

/** By the tenant's slug. */
const audiences = new Map<string, Audience>();

/** Returns what takes the page out again. */
function join(site: Site, member: Pick<Member, "id">, page: Page): () => void {
  const { slug } = site.tenant;
  const audience = audiences.get(slug) ?? audienceOf(site);
  audiences.set(slug, audience);
  const pages = audience.members.get(member.id) ?? new Set();
  audience.members.set(member.id, pages.add(page));
  if (pages.size > MOST) {
    const [oldest] = pages;
    oldest!.stream.send("enough");
    oldest!.stream.end();
  }
  return () => {
    pages.delete(page);
    if (pages.size === 0) audience.members.delete(member.id);
    if (audience.members.size > 0 || audiences.get(slug) !== audience) return;
    audience.deaf();
    audiences.delete(slug);
  };
}

function audienceOf({ bus }: Site): Audience {
  const members: Audience["members"] = new Map();
  const deaf = bus.subscribe((event: BusEvent) => {
    if (event.kind !== "news") return;
    for (const { tell } of members.get(event.member) ?? []) void tell();
  });
  return { members, deaf };
}
