import { heldFile } from "~/app/domain/people/photos/photos";
import { photoNotFound } from "~/app/domain/people/photos/photos.errors";
import { APPEAL_WITHIN } from "~/app/domain/safety/reports/complaints";
import { photosKept, type Restriction, restrictionsOf } from "~/app/domain/safety/restrictions/restrictions";
import { warningsOf } from "~/app/domain/safety/warnings/warnings";
import type { Site } from "~/app/domain/site";
import type { MediaFile } from "~/app/domain/site/media/media";
import type { Asked, Page } from "~/db/pages";
import { decisionsAgainst } from "./decisions.queries";

/** A decision or warning as its member sees it, without its author. Times are UTC ms. */
export interface MemberDecision {
  id: string;
  at: number;
  rule: string;
  facts: string;
  /** Whether no person reviewed the content before the decision. */
  automated: boolean;
  /** The suspension period; null without a suspension. */
  closed: Closed | null;
  /** The mute period; null without a mute. */
  held: Closed | null;
  reversedAt: number | null;
  /** The deadline for an appeal. Null after the deadline, and after a reversal. */
  appealUntil: number | null;
  restrictions: MemberRestriction[];
}

/** Restricted content of a member, as it was. Times are UTC ms. */
export interface MemberRestriction
  extends Pick<Restriction, "id" | "item" | "itemId" | "kind" | "until" | "endedAt" | "reversedAt">,
    Pick<Restriction, "decisionGround" | "sourceType" | "automatedDetection" | "automatedDecision"> {
  /** The restricted text. Null after its erasure, and if there was no text. */
  text: string | null;
  photos: number;
}

interface Closed {
  from: number;
  /** The end of the restriction. Null: permanent. */
  until: number | null;
  endedAt: number | null;
  lifted: boolean;
}

/**
 * Returns decisions about a member and restrictions without a case, newest first. Omits decisions that found nothing
 * wrong: those would only reveal that another member complained.
 */
export async function decisionsOf(
  site: Pick<Site, "db" | "now">,
  member: { id: string },
  asked: Asked = {},
): Promise<Page<MemberDecision>> {
  const { rows, next } = await site.db.read((conn) => decisionsAgainst(conn, member.id, asked));
  const { rows: all } = await restrictionsOf(site, member, asked.limit === undefined ? {} : { limit: asked.limit });
  const restricted = new Map<string, Restriction[]>();
  for (const each of all) restricted.set(each.decisionKey, [...(restricted.get(each.decisionKey) ?? []), each]);
  const decided = rows.map(({ suspension, hold, ...decision }): MemberDecision => {
    const restrictions = (restricted.get(decision.id) ?? []).map(shownTo);
    restricted.delete(decision.id);
    const closed = suspension && closedBy(suspension);
    const held = hold && closedBy(hold);
    return { ...decision, closed, held, appealUntil: appealUntil(site, decision), restrictions };
  });
  const apart = [...restricted.entries()].flatMap(([id, each]): MemberDecision[] => {
    const [first] = each;
    if (!first || first.caseId !== null) return [];
    const { from: at, ground: rule, facts, automatedDecision } = first;
    const reversedAt = each.every((row) => row.reversedAt !== null) ? first.reversedAt : null;
    const common = {
      id,
      at,
      rule,
      facts,
      reversedAt,
      automated: automatedDecision === "AUTOMATED_DECISION_FULLY",
      closed: null,
      held: null,
    };
    return [{ ...common, appealUntil: appealUntil(site, { at, reversedAt }), restrictions: each.map(shownTo) }];
  });
  const sorted = [...decided, ...(asked.after === undefined ? apart : [])].sort((one, other) => other.at - one.at);
  return { rows: sorted, next };
}

function shownTo(row: Restriction): MemberRestriction {
  const { id, item, itemId, kind, until, endedAt, reversedAt } = row;
  const { decisionGround, sourceType, automatedDetection, automatedDecision } = row;
  const stated = { decisionGround, sourceType, automatedDetection, automatedDecision };
  const was = { text: row.content?.text ?? null, photos: photosKept(row).length };
  return { ...{ id, item, itemId, kind, until, endedAt, reversedAt }, ...stated, ...was };
}

/** Returns a photo of a restriction by its position, for its owner. Throws photos.not_found. */
export async function restrictedPicture(site: Site, member: { id: string }, id: string, place = 0): Promise<MediaFile> {
  const { rows } = await restrictionsOf(site, member);
  const photo = rows.filter((row) => row.id === id).flatMap(photosKept)[place];
  if (photo === undefined) throw photoNotFound();
  return heldFile(site, photo, "m");
}

/** Returns a member's warnings, newest first. Warnings restrict nothing. */
export async function warningsWithAppeal(
  site: Pick<Site, "db" | "now">,
  member: { id: string },
  asked: Asked = {},
): Promise<Page<MemberDecision>> {
  const { rows, next } = await warningsOf(site, member, asked);
  return {
    rows: rows.map((warning) => ({
      ...warning,
      automated: false,
      closed: null,
      held: null,
      appealUntil: appealUntil(site, warning),
      restrictions: [],
    })),
    next,
  };
}

function closedBy({ liftedBy, ...times }: Omit<Closed, "lifted"> & { liftedBy: string | null }): Closed {
  return { ...times, lifted: liftedBy !== null };
}

function appealUntil(
  { now }: Pick<Site, "now">,
  { at, reversedAt }: Pick<MemberDecision, "at" | "reversedAt">,
): number | null {
  const end = at + APPEAL_WITHIN;
  return reversedAt === null && now() < end ? end : null;
}
