import {
  KEPT,
  type Restriction,
  restrictionsOfDecisions,
  restrictionsOver,
  reverseRestrictions,
} from "~/app/domain/safety/restrictions/restrictions";
import { reverseWarnings } from "~/app/domain/safety/warnings/warnings";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { mailComplainant } from "./answering";
import { complaintsOfCase } from "./complaints.queries";
import { tellReporters } from "./outcomes";
import { decisionsStanding, markReversed, reportsAnsweredBy, type StandingDecision } from "./reversing.queries";

interface Reversing {
  /** The key of the decision on the appeal, or the id of the dispute. */
  key: string;
  memberId: string;
  restrictions: Restriction[];
  /** Whether the whole appeal is won: then every decision about the member that can still be appealed is reversed. */
  whole: boolean;
  /** The time of the earliest decision to reverse, UTC ms. Defaults to the start of the appeal period. */
  since?: number;
}

/**
 * Marks restrictions, decisions and warnings as reversed by an appeal or an out-of-court body. Notifies the members
 * whose reports these decisions answered. Returns the keys of the decisions.
 */
export async function reverseDecisions(
  site: Site,
  tx: Tx,
  { key, memberId, restrictions, whole, since = site.now() - KEPT }: Reversing,
): Promise<string[]> {
  const at = site.now();
  const over = whole ? await restrictionsOver(tx, memberId, since) : [];
  await reverseRestrictions(tx, [...restrictions.map(({ id }) => id), ...over], at);
  if (whole) await reverseWarnings(tx, memberId, { since, at });
  const standing = (await decisionsStanding(tx, memberId, since)).filter((decision) => decision.key !== key);
  const reversed = await withoutStanding(tx, standing, { restrictions, whole });
  const keys = reversed.map((decision) => decision.key);
  await markReversed(tx, keys, at);
  await correctAnswers(site, tx, { key, keys });
  return keys;
}

/** Returns decisions without an active restriction. Reversing a photo's rejection reverses its case's decision. */
async function withoutStanding(
  tx: Tx,
  standing: StandingDecision[],
  { restrictions, whole }: Pick<Reversing, "restrictions" | "whole">,
): Promise<StandingDecision[]> {
  const photos = restrictions.flatMap(({ item, itemId }) => (item === "photo" ? itemId : []));
  const imposed = await restrictionsOfDecisions(
    tx,
    standing.map(({ key }) => key),
  );
  return standing.filter(({ key, kind, targetId }) => {
    const own = imposed.filter(({ decisionKey }) => decisionKey === key);
    if (own.length === 0) return whole || (kind === "photo" && photos.includes(targetId));
    return own.every(({ reversedAt }) => reversedAt !== null);
  });
}

/** Notifies the members and complainants whose reports these decisions answered. */
async function correctAnswers(site: Site, tx: Tx, { key, keys }: { key: string; keys: string[] }): Promise<void> {
  const answered = await reportsAnsweredBy(tx, keys);
  const complaints = new Map<string, Awaited<ReturnType<typeof complaintsOfCase>>[number]>();
  for (const caseId of new Set(answered.map((report) => report.caseId)))
    for (const each of await complaintsOfCase(tx, caseId)) complaints.set(each.complaint.reportId, each);
  await tellReporters(
    site,
    tx,
    answered.flatMap(({ reporterId, ...report }) => {
      if (reporterId === null || complaints.has(report.id)) return [];
      return { ...report, reporterId, outcome: "reversed" as const };
    }),
    key,
  );
  for (const { id, caseId, number } of answered) {
    const found = complaints.get(id);
    const told = { kind: "complaint_answered" as const, about: caseId, cause: `reversed ${key}`, params: { number } };
    if (found) await mailComplainant(site, tx, found.complaint, told);
  }
}
