import { accountsOfMailbox } from "~/app/domain/account/accounts/accounts";
import type { Member } from "~/app/domain/member";
import { hasPaid, hasPaidWith } from "~/app/domain/money/orders/orders";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { insertStayDiscount, type StayDiscount, stayDiscountOf } from "./discounts.queries";

/** The kinds of discounts. `stay` is given to a member who is about to delete the account. */
export type DiscountKind = "normal" | "welcome" | "time_bonus" | "stay";

export interface Discount {
  kind: DiscountKind;
  code: string;
  percent: number;
  /** When the discount ends, UTC ms. Null: the discount has no end. */
  expiresAt: number | null;
  /** Whether a member may use the code for one order only. */
  once: boolean;
  /** When the discount began, UTC ms. Null for a code that belongs to one member, or was always available. */
  since: number | null;
}

export interface Codes {
  normal?: Discount;
  welcome?: Discount;
  timeBonus?: Discount;
}

export async function codesOf(site: Site, member: Member | null): Promise<Codes> {
  const codes = publicCodes(site);
  const welcome = member && (await welcomeOf(site, member));
  return welcome ? { ...codes, welcome } : codes;
}

/** Returns the discount that applies without a code: the time bonus, else the welcome code. */
export function activeOf({ timeBonus, welcome }: Codes): Discount | undefined {
  return timeBonus ?? welcome;
}

export interface Applied {
  discount: Discount | undefined;
  refused: boolean;
}

/** Returns the discount of an order: the `typed` code, if that is worth more than the discount without a code. */
export async function discountFor(site: Site, member: Member | null, typed: string | undefined): Promise<Applied> {
  const codes = await codesOf(site, member);
  const active = activeOf(codes);
  const code = typed?.trim().toUpperCase();
  if (!code) return { discount: active, refused: false };
  const own = member && (await stayDiscount(site, member));
  const meant = [codes.normal, codes.welcome, codes.timeBonus, own].find((each) => each?.code === code);
  const better = meant && meant.percent >= (active?.percent ?? 0) ? meant : active;
  return { discount: better, refused: meant === undefined };
}

export function publicCodes({ tenant, now }: Pick<Site, "tenant" | "now">): Omit<Codes, "welcome"> {
  const { normal, timeBonus } = tenant.discounts;
  const current = (kind: "normal" | "time_bonus", given: NonNullable<typeof normal> | undefined) => {
    if (!given) return undefined;
    const [since, expiresAt] = [momentOf(given.from), momentOf(given.until)];
    const runs = (since ?? 0) <= now() && now() < (expiresAt ?? Number.POSITIVE_INFINITY);
    return runs ? { kind, code: given.code, percent: given.percent, once: false, since, expiresAt } : undefined;
  };
  const [one, other] = [current("normal", normal), current("time_bonus", timeBonus)];
  return { ...(one && { normal: one }), ...(other && { timeBonus: other }) };
}

const STAY_DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/** Returns the one-time per cent for a member who is about to leave; 0 without such an offer, or if taken. */
export async function stayOffer(site: Site, member: Pick<Member, "id">): Promise<number> {
  const percent = site.tenant.company.deleteDiscount;
  if (percent === 0) return 0;
  const had = await site.db.read(async (conn) => hadStayDiscount(conn, await accountsOfMailbox(conn, member.id)));
  return had ? 0 : percent;
}

/** Gives the member the discount for staying. A repeat returns the same discount. Undefined without such an offer. */
export async function takeStayDiscount(site: Site, member: Pick<Member, "id">): Promise<string | undefined> {
  const percent = site.tenant.company.deleteDiscount;
  if (percent === 0) return undefined;
  const code = `STAY${Buffer.from(site.randomBytes(4)).toString("hex").toUpperCase()}`;
  const at = site.now();
  const given = { memberId: member.id, code, percent, createdAt: at, expiresAt: at + STAY_DAYS * DAY };
  return site.db.transact(async (tx) => {
    const others = (await accountsOfMailbox(tx, member.id)).filter((id) => id !== member.id);
    if (await hadStayDiscount(tx, others)) return undefined;
    if (await insertStayDiscount(tx, given)) return code;
    return (await stayDiscountOf(tx, member.id))?.code;
  });
}

/**
 * Returns whether a mailbox already got the discount for staying. The gift is per person, so all accounts of the
 * mailbox count.
 */
async function hadStayDiscount(conn: Conn, ids: string[]): Promise<boolean> {
  for (const id of ids) if (await stayDiscountOf(conn, id)) return true;
  return false;
}

async function welcomeOf(site: Site, member: Member): Promise<Discount | undefined> {
  const { welcome } = site.tenant.discounts;
  if (!welcome) return undefined;
  const expiresAt = member.signedUpAt + welcome.days * DAY;
  if (expiresAt <= site.now()) return undefined;
  if (await hasPaid(site, await site.db.read((conn) => accountsOfMailbox(conn, member.id)))) return undefined;
  return { kind: "welcome", code: welcome.code, percent: welcome.percent, once: true, since: null, expiresAt };
}

async function stayDiscount(site: Site, member: Member): Promise<Discount | undefined> {
  const given: StayDiscount | undefined = await site.db.read((conn) => stayDiscountOf(conn, member.id));
  if (!given || given.expiresAt <= site.now() || (await hasPaidWith(site, member, given.code))) return undefined;
  const { code, percent, expiresAt } = given;
  return { kind: "stay", code, percent, once: true, since: null, expiresAt };
}

function momentOf(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(text);
}
