import { ownMachine } from "~/app/cluster/machine";
import { hashPassword } from "~/app/domain/account/credentials/credentials";
import { grant } from "~/app/domain/money/ledger/ledger";
import { demoWords } from "~/app/locales/demo";
import type { Db } from "~/db/handle";
import type { Tenant } from "~/tenants/config/schema";
import { talkBetween } from "./conversations";
import { demoGroupOf } from "./groups";
import { idAt } from "./ids";
import type { InventedPerson, inventor } from "./people";
import { randomFrom } from "./random";
import { suit } from "./relations";
import { hasAccount, insertLikes, insertPeople, insertTalks, insertVisits, latest } from "./rows";

export interface Login {
  email: string;
  password: string;
}

/** Returns the login of the demo member, public for every demo site. */
export function demoLogin(slug: string): Login {
  return { email: `demo@${slug}.example`, password: "bouquet-demo" };
}

type Profile = InventedPerson["profile"];

const CREDITS = 40;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Creates the demo member with likes, visits and messages from existing members, unless it exists. */
export async function makeDemoMember(
  { tenant, db, now }: { tenant: Tenant; db: Db; now: number },
  invent: ReturnType<typeof inventor>,
): Promise<boolean> {
  const { email, password } = demoLogin(tenant.slug);
  if (await db.read((conn) => hasAccount(conn, email))) return false;
  const random = randomFrom(tenant.slug, "demo member");
  const newId = () => idAt(Date.UTC(2014, 0, 1), random);
  const passwordHash = await hashPassword({ tenant, machine: ownMachine() }, password);
  const given = { group: demoGroupOf(tenant.niche.number), kind: "member", complete: true, passwordHash } as const;
  const demo = invent({ id: newId(), photoId: newId(), email, now, recency: 0, random }, given);

  await db.transact(async (tx) => {
    await insertPeople(tx, [demo]);
    const present = { amount: CREDITS, cause: "grant", key: "demo" } as const;
    await grant({ newId, now: () => now }, tx, demo.profile, present);
    const me = demo.profile;
    const around = await latest(tx, me.seeking, me.id, 120);
    const suiting = around.filter((other) => suit(me, other) && other.createdAt < other.lastActiveAt - 3 * DAY);
    const members = suiting.filter(({ kind }) => kind === "member");
    const fictional = suiting.find(({ kind }) => kind === "fictional");
    await insertLikes(tx, likesFor(me, members, fictional));
    await insertVisits(tx, visitsFor(me, members));
    const plans = talksFor(me, members, fictional, demoWords[tenant.language].dialogues);
    await insertTalks(
      tx,
      plans.map((plan) => talkBetween(plan, random)),
    );
  });
  return true;
}

/** Makes likes: received ones, the latest unseen, and given ones, two mutual. Fictional profiles only receive. */
function likesFor(me: Profile, members: Profile[], fictional: Profile | undefined) {
  const received = members.slice(0, 8).map((other, index) => ({
    fromId: other.id,
    toId: me.id,
    at: other.lastActiveAt,
    seen: index >= 4,
  }));
  const liked = [...members.slice(6, 11), ...(fictional ? [fictional] : [])];
  const given = liked.map((other, index) => ({
    fromId: me.id,
    toId: other.id,
    at: me.lastActiveAt - index * 7 * HOUR,
    seen: index > 1,
  }));
  return [...received, ...given];
}

function visitsFor(me: Profile, members: Profile[]) {
  return members.slice(3, 9).map((other) => ({ fromId: other.id, toId: me.id, at: other.lastActiveAt }));
}

/** Makes two unread conversations, a read one, and one with a fictional profile that the member started. */
function talksFor(me: Profile, members: Profile[], fictional: Profile | undefined, dialogues: string[][]) {
  const [first, second, third] = members;
  const lines = (dialogue: number, count?: number) => dialogues[dialogue % dialogues.length]!.slice(0, count);
  return [
    first && { first, second: me, said: lines(0, 3), until: first.lastActiveAt, unread: true },
    second && { first: second, second: me, said: lines(2, 3), until: second.lastActiveAt, unread: true },
    third && { first: me, second: third, said: lines(1), until: third.lastActiveAt - HOUR, unread: false },
    fictional && { first: me, second: fictional, said: lines(4, 2), until: me.lastActiveAt - 2 * DAY, unread: false },
  ].filter((talk) => talk !== undefined);
}
