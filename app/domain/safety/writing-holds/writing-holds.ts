import { z } from "zod";
import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail, mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import {
  type Circumstances,
  endRestrictions,
  redressInWords,
  restrict,
  statementInWords,
} from "~/app/domain/safety/restrictions/restrictions";
import { appealPath, periodInWords } from "~/app/domain/safety/suspensions/suspensions";
import type { Site } from "~/app/domain/site";
import { type Act, audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { effect, enqueue, withdraw } from "~/app/domain/site/outbox/outbox";
import type { Conn, Tx } from "~/db/handle";
import { heldFromWriting, notHeld } from "./writing-holds.errors";
import { endHold, insertHold, openHold } from "./writing-holds.queries";

export { holdsEnded, holdsHad, isHeld } from "./writing-holds.queries";

/** The basis of a mute: decision key, member, rule, findings, and additions to the statement of reasons. */
export interface Ground {
  key: string;
  subjectId: string;
  rule: string;
  facts: string;
  about: Circumstances;
}

/** Why a member is muted. Times are UTC ms. */
export interface WritingHold {
  from: number;
  /** Null means permanent. */
  until: number | null;
  rule: string;
  facts: string;
  /** Where its subject can appeal. */
  appealPath: string;
}

/**
 * Mutes a member until `until`, UTC ms, or permanently; they can still read. An email states the reasons and how to
 * appeal. Replaces an active mute. Throws account.no_member.
 */
export async function hold(site: Site, tx: Tx, { key, subjectId, rule, facts, about }: Ground, until: number | null) {
  const at = site.now();
  const before = (await openHold(tx, subjectId))?.hold;
  if (before) await endHold(tx, before.decisionKey, { endedAt: at });
  await endRestrictions(site, tx, { memberId: subjectId, ...WRITING });
  const times = { from: at, until, endedAt: null, liftedBy: null, liftedFor: null };
  await insertHold(tx, { decisionKey: key, accountId: subjectId, ...times });
  if (until !== null) await enqueue(site, tx, writingHoldEndEffect, { key, payload: { decision: key }, dueAt: until });
  const reader = await addresseeOf(tx, subjectId);
  if (!reader) throw memberNotFound();
  const { email: to, name, language } = reader;
  const reasons = { ...about, decisionKey: key, memberId: subjectId, ground: rule, facts };
  const [stated] = await restrict(site, tx, reasons, [{ ...WRITING, kind: "held", until, language }]);
  const words = site.words(language);
  const action = { path: appealPath({ id: subjectId }) };
  const params = { ...reasonsOf(site, { until, rule, facts }, language), redress: redressInWords(site, words) };
  const further = [statementInWords(stated!, words)];
  const letter = { kind: "writing_held" as const, account: subjectId, about: about.caseId, to, name, language, action };
  await enqueueMail(site, tx, { ...letter, params, further }, `writing_held ${key}`);
}

const WRITING = { item: "writing", itemId: "messages" } as const;

/** Returns the active mute; undefined without one. */
export async function writingHoldOf(conn: Conn, account: { id: string }): Promise<WritingHold | undefined> {
  const open = await openHold(conn, account.id);
  if (!open) return undefined;
  const { from, until } = open.hold;
  const { rule, facts } = open.decision;
  return { from, until, rule: rule ?? "", facts, appealPath: appealPath(account) };
}

/** Throws holds.held with the period and reason in the member's language. */
export async function assertNotHeld(site: Site, conn: Conn, member: { id: string; language: string }): Promise<void> {
  const held = await writingHoldOf(conn, member);
  if (held) throw heldFromWriting({ params: reasonsOf(site, held, member.language) });
}

/** Lifts a mute early. Throws account.reason_missing, acts.not_held. */
export async function releaseWriting(site: Site, operator: Operator, id: string, reason: string): Promise<void> {
  const why = requiredReason(reason);
  await site.db.transact(audited(site, operator, (tx) => release(site, tx, { by: operator.name, id, why })));
}

/** Previews the emails of `releaseWriting`. Throws like `releaseWriting`. */
export function lettersOfRelease(site: Site, { name: by }: Operator, id: string, reason: string): Promise<Preview[]> {
  const why = requiredReason(reason);
  return mailsOf(site, async (rehearsing, tx) => void (await release(rehearsing, tx, { by, id, why })));
}

/** Lifts a mute after an appeal, whose decision notifies the member. Does nothing without a mute. */
export async function releaseIn(
  site: Site,
  tx: Tx,
  { id, actor, facts }: { id: string; actor: string; facts: string },
): Promise<void> {
  const open = await openHold(tx, id);
  if (!open) return;
  const { decisionKey } = open.hold;
  await end(site, tx, decisionKey, { liftedBy: actor, liftedFor: facts }, false);
  await withdraw(site, tx, writingHoldEndEffect, decisionKey);
}

async function release(
  site: Site,
  tx: Tx,
  { by, id, why }: { by: string; id: string; why: string },
): Promise<{ value: undefined; act: Act }> {
  const open = await openHold(tx, id);
  if (!open) throw notHeld();
  const { decisionKey, until } = open.hold;
  await end(site, tx, decisionKey, { liftedBy: by, liftedFor: why });
  await withdraw(site, tx, writingHoldEndEffect, decisionKey);
  const states = { before: { held: true, until, decision: decisionKey }, after: { held: false } };
  return {
    value: undefined,
    act: { act: "writing.release", on: { kind: "member", id }, member: id, reason: why, ...states },
  };
}

/** Job without a subject: an account erased meanwhile is not found. */
export const writingHoldEndEffect = effect("writing_hold_end", z.object({ decision: z.string() }), {
  subject: () => null,
  handle: ({ payload }, site) => site.db.transact((tx) => end(site, tx, payload.decision, {})),
});

/** Does nothing if the mute was replaced or lifted. */
async function end(
  site: Site,
  tx: Tx,
  decision: string,
  lifted: { liftedBy?: string; liftedFor?: string },
  isTold = true,
): Promise<void> {
  const ended = await endHold(tx, decision, { endedAt: site.now(), ...lifted });
  if (!ended) return;
  await endRestrictions(site, tx, { memberId: ended.accountId, ...WRITING });
  const reader = isTold ? await addresseeOf(tx, ended.accountId) : undefined;
  if (!reader) return;
  const { email: to, name, language } = reader;
  const action = { path: "/chats" };
  const letter = { kind: "writing_hold_ended" as const, account: ended.accountId, to, name, language, action };
  await enqueueMail(site, tx, letter, `writing_hold_ended ${decision}`);
}

/** Returns period and reason for texts in this language. */
export function reasonsOf(site: Site, held: Pick<WritingHold, "until" | "rule" | "facts">, language: string) {
  const { until, rule, facts } = held;
  return { period: periodInWords(site, until, site.words(language)), rule, facts };
}
