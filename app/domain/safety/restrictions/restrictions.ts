import type { Site } from "~/app/domain/site";
import { enqueue } from "~/app/domain/site/outbox/outbox";
import type { Conn, Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { Misuse, RestrictedContent, RestrictedItem, RestrictionKind } from "~/db/tables";
import { CATEGORIES, type CategoryName } from "./categories";
import {
  endRestrictionsOf,
  insertRestrictions,
  type RestrictionRow,
  restrictionsOn,
  restrictionsWithContent,
  standingRestrictions,
} from "./restrictions.queries";
import type { Source } from "./sources";

export { CATEGORIES, CATEGORY_NAMES, type CategoryName, isCategory } from "./categories";
export type { RestrictionRow as Restriction } from "./restrictions.queries";
export {
  blankContent,
  imposedBy,
  isRestrictedSince,
  restrictionsOfDecisions,
  restrictionsOver,
  reverseRestrictions,
} from "./restrictions.queries";
export { OWN_INITIATIVE, type Source, sourceAbout } from "./sources";
export { quoted, redressInWords, statementInWords } from "./statement-words";

/** Why something is restricted, and how that came about. */
export interface Reasons {
  /** A decision's; left out where no case was decided. */
  decisionKey?: string;
  caseId?: string | null;
  /** Whose the things are. */
  memberId: string;
  /** Who decided; "" for a program. */
  actor: string;
  /** The rule of the terms that was broken, or the law. */
  ground: string;
  /** What was found, in words for the member. */
  facts: string;
  /** Whether it is against the law, and not only against the terms. */
  byLaw?: boolean;
  category: CategoryName;
  source: Source;
  /** Whether a program pointed it out. */
  detected?: boolean;
  /** Whether the decision on an appeal imposes it. */
  byAppeal?: boolean;
  misuse?: Misuse | null;
}

/** The same of a decision that says the rest. */
export type Circumstances = Omit<Reasons, "decisionKey" | "memberId" | "ground" | "facts">;

/** One thing that is restricted. */
export interface Restricted {
  item: RestrictedItem;
  itemId: string;
  kind: RestrictionKind;
  /** UTC ms; left out where no end is set. */
  until?: number | null;
  content?: RestrictedContent;
  /** When the thing came about, UTC ms; now where that is not known. */
  contentDate?: number;
  /** The language of its owner. */
  language?: string;
}

/**
 * Writes down what is restricted, each thing with the statement of reasons, in the commit that restricts it. The content is
 * forgotten once nobody can appeal any more, or with its owner.
 */
export async function restrict(
  site: Site,
  tx: Tx,
  { decisionKey = site.newId(), ...reasons }: Reasons,
  things: Restricted[],
): Promise<RestrictionRow[]> {
  const from = site.now();
  const { category, keyword } = CATEGORIES[reasons.category];
  const rows = things.map(
    ({ item, itemId, kind, until = null, content = null, contentDate = from, language = null }): RestrictionRow => ({
      ...{ id: site.newId(), decisionKey, caseId: reasons.caseId ?? null, memberId: reasons.memberId },
      ...{ item, itemId, kind, actor: reasons.actor, from, until, endedAt: null, reversedAt: null },
      ...{ byAppeal: reasons.byAppeal ?? false, misuse: reasons.misuse ?? null, content },
      ...{ ground: reasons.ground, facts: reasons.facts },
      decisionGround: reasons.byLaw ? "DECISION_GROUND_ILLEGAL_CONTENT" : "DECISION_GROUND_INCOMPATIBLE_CONTENT",
      ...{ category, categorySpecification: keyword, contentDate, contentLanguage: language },
      ...{ sourceType: reasons.source.type, sourceIdentity: reasons.source.identity },
      automatedDetection: reasons.detected ?? false,
      automatedDecision: reasons.actor === "" ? "AUTOMATED_DECISION_FULLY" : "AUTOMATED_DECISION_NOT_AUTOMATED",
      ...{ sentAt: null, refusal: reasons.category === "spam" ? HIGH_VOLUME : null },
    }),
  );
  await insertRestrictions(tx, rows);
  if (site.registry) {
    // One lot an hour for all.
    const hour = Math.floor(from / HOUR);
    await enqueue(site, tx, SENDING, { key: String(hour), payload: { round: 0 }, dueAt: (hour + 1) * HOUR });
  }
  if (rows.some(({ content }) => content !== null))
    await enqueue(site, tx, FORGETTING, { key: decisionKey, payload: { decision: decisionKey }, dueAt: from + KEPT });
  return rows;
}

/** In ms: the time for an appeal, which the Digital Services Act sets at six months. */
export const KEPT = 184 * 24 * 60 * 60 * 1000;

/** In ms. */
const HOUR = 60 * 60 * 1000;

/** No statement is owed (article 17(2)), and the Database is sent none. */
export const HIGH_VOLUME = "deceptive high-volume commercial content";

/** The effect that sends what was restricted to the Transparency Database; `statements` brings it about. */
export const SENDING = { kind: "statements.send", subject: () => null } as const;

/** The effect that forgets the content of a decision's restrictions; `reports` brings it about. */
export const FORGETTING = { kind: "restrictions.forget", subject: () => null } as const;

/** Notes in the commit that gives something back that it is restricted no longer. */
export function endRestrictions(
  site: Pick<Site, "now">,
  tx: Tx,
  thing: { memberId: string; item: RestrictedItem; itemId: string },
): Promise<void> {
  return endRestrictionsOf(tx, thing, site.now());
}

/** All that was restricted of a member, the newest first. */
export function restrictionsOf(
  site: Pick<Site, "db">,
  member: { id: string },
  asked: Asked = {},
): Promise<Page<RestrictionRow>> {
  return site.db.read((conn) => restrictionsOn(conn, member.id, asked));
}

/** The names of the photos that were kept with it. */
export function photosKept({ content }: Pick<RestrictionRow, "content">): string[] {
  return [...(content?.photo === undefined ? [] : [content.photo]), ...(content?.photos ?? [])];
}

/** The names of all photos that were kept with what was restricted of a member. */
export async function photosKeptOf(conn: Conn, memberId: string): Promise<string[]> {
  return (await restrictionsWithContent(conn, memberId)).flatMap(photosKept);
}

/** Those that hold, the oldest first, as far as they can still be appealed against. */
export function standingOf(site: Pick<Site, "now">, conn: Conn, memberId: string): Promise<RestrictionRow[]> {
  return standingRestrictions(conn, memberId, site.now() - KEPT);
}
