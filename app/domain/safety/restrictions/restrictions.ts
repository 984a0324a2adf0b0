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

/** Why content is restricted, and how the restriction came about. */
export interface Reasons {
  decisionKey?: string;
  caseId?: string | null;
  /** The owner of the items. */
  memberId: string;
  /** The deciding operator; "" for a program. */
  actor: string;
  /** The broken rule of the terms, or the law. */
  ground: string;
  /** The findings, written for the member. */
  facts: string;
  /** Whether the content breaks the law, not only the terms. */
  byLaw?: boolean;
  category: CategoryName;
  source: Source;
  /** Whether a program flagged the content. */
  detected?: boolean;
  byAppeal?: boolean;
  misuse?: Misuse | null;
}

/** The circumstances, without the rule and the facts, which the decision states. */
export type Circumstances = Omit<Reasons, "decisionKey" | "memberId" | "ground" | "facts">;

export interface Restricted {
  item: RestrictedItem;
  itemId: string;
  kind: RestrictionKind;
  /** The end of the restriction, UTC ms. Omitted or null without an end. */
  until?: number | null;
  content?: RestrictedContent;
  /** When the content was created, UTC ms; defaults to now. */
  contentDate?: number;
  language?: string;
}

/** Stores restrictions with their statement of reasons. The content is erased after the appeal period. */
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
    // One job an hour sends all statements of the hour.
    const hour = Math.floor(from / HOUR);
    await enqueue(site, tx, SENDING, { key: String(hour), payload: { round: 0 }, dueAt: (hour + 1) * HOUR });
  }
  if (rows.some(({ content }) => content !== null))
    await enqueue(site, tx, FORGETTING, { key: decisionKey, payload: { decision: decisionKey }, dueAt: from + KEPT });
  return rows;
}

/** In ms: the appeal period, which the Digital Services Act sets at six months. */
export const KEPT = 184 * 24 * 60 * 60 * 1000;

const HOUR = 60 * 60 * 1000;

/**
 * The category for which no statement of reasons is due (article 17(2)), so none is sent to the Transparency Database.
 */
export const HIGH_VOLUME = "deceptive high-volume commercial content";

/** The job that sends statements to the Transparency Database; `statements` handles it. */
export const SENDING = { kind: "statements.send", subject: () => null } as const;

/** The job that erases the content of a decision's restrictions; `reports` handles it. */
export const FORGETTING = { kind: "restrictions.forget", subject: () => null } as const;

/**
 * Returns the path on which a member appeals. An appeal is a complaint about the profile. The complaint joins the
 * profile's case, and another operator decides.
 */
export function appealPath({ id }: { id: string }): string {
  return `/complaints?about=appeal&address=${encodeURIComponent(`/members/${id}`)}`;
}

export function endRestrictions(
  site: Pick<Site, "now">,
  tx: Tx,
  thing: { memberId: string; item: RestrictedItem; itemId: string },
): Promise<void> {
  return endRestrictionsOf(tx, thing, site.now());
}

export function restrictionsOf(
  site: Pick<Site, "db">,
  member: { id: string },
  asked: Asked = {},
): Promise<Page<RestrictionRow>> {
  return site.db.read((conn) => restrictionsOn(conn, member.id, asked));
}

export function photosKept({ content }: Pick<RestrictionRow, "content">): string[] {
  return [...(content?.photo === undefined ? [] : [content.photo]), ...(content?.photos ?? [])];
}

export async function photosKeptOf(conn: Conn, memberId: string): Promise<string[]> {
  return (await restrictionsWithContent(conn, memberId)).flatMap(photosKept);
}

/** Returns the active restrictions that can still be appealed, oldest first. */
export function standingOf(site: Pick<Site, "now">, conn: Conn, memberId: string): Promise<RestrictionRow[]> {
  return standingRestrictions(conn, memberId, site.now() - KEPT);
}
