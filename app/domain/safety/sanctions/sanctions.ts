import { z } from "zod";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { ErrorOf } from "~/app/domain/errors";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail, type Mail } from "~/app/domain/reach/mail/mail";
import {
  appealPath,
  type Circumstances,
  endRestrictions,
  type Restricted,
} from "~/app/domain/safety/restrictions/restrictions";
import { restrictAndState } from "~/app/domain/safety/restrictions/stating";
import type { Site } from "~/app/domain/site";
import { type AuditEntry, audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { effect, enqueue, withdraw } from "~/app/domain/site/outbox/outbox";
import type { Words } from "~/app/locales";
import type { Conn, Tx } from "~/db/handle";
import { memberMuted, nobodyToSuspend, notMuted, notSuspended, ruleMissing } from "./sanctions.errors";
import {
  type AccountRow,
  accountOf,
  activeSanction,
  endSanction,
  insertSanction,
  type SanctionKind,
  type SanctionRow,
} from "./sanctions.queries";
import { assertMayReplace, close, giveBackLostTime, reopen } from "./suspending";

export type { SanctionKind } from "./sanctions.queries";
export { addressesClosedForGood, isMuted, sanctionsEnded, sanctionsHad, spansUnder } from "./sanctions.queries";
export { isGraver, isGravest } from "./suspending";

/** The account that a sanction restricts, and the reasons. */
export interface SanctionReasons {
  /** The decision's key. */
  key: string;
  /** The account's id. */
  subjectId: string;
  rule: string | null;
  /** The findings, written for the member. */
  facts: string;
  /** Suspension for fraud or a false identity: members who answered are notified (`fraud`). */
  fraud?: boolean | undefined;
  /** The decision of the suspension that the operator saw, null if none. Omit to replace any active suspension. */
  replaces?: string | null | undefined;
  /** What the statement of reasons adds. */
  about: Circumstances;
}

/** A sanction to impose. */
export interface Imposed extends SanctionReasons {
  rule: string;
  fraud: boolean;
  until: number | null;
}

interface Kind {
  /** The restricted item. */
  item(accountId: string): Pick<Restricted, "item" | "itemId">;
  /** The fields of the statement of reasons for this kind of sanction. */
  restriction(until: number | null, account: AccountRow): Pick<Restricted, "kind" | "contentDate">;
  mails: { began: Mail["kind"]; ended: Mail["kind"]; path: string };
  job: string;
  lifted: { action: AuditEntry["action"]; state: string };
  unknown: ErrorOf;
  missing: ErrorOf;
  assertMayReplace?(given: Imposed, before: SanctionRow | undefined): void;
  begin?(site: Site, tx: Tx, given: Imposed, account: AccountRow): Promise<void>;
  lift?(site: Site, tx: Tx, sanction: SanctionRow): Promise<void>;
  end?(site: Site, tx: Tx, sanction: SanctionRow, account: AccountRow | undefined): Promise<void>;
}

const KINDS: Record<SanctionKind, Kind> = {
  suspension: {
    item: (itemId) => ({ item: "account", itemId }),
    restriction: (until, { createdAt: contentDate }) => ({
      kind: until === null ? "terminated" : "suspended",
      contentDate,
    }),
    mails: { began: "suspended", ended: "suspension_ended", path: "/login" },
    job: "suspension_end",
    lifted: { action: "suspensions.lift", state: "suspended" },
    unknown: nobodyToSuspend,
    missing: notSuspended,
    ...{ assertMayReplace, begin: close, lift: giveBackLostTime, end: reopen },
  },
  mute: {
    item: () => ({ item: "writing", itemId: "messages" }),
    restriction: () => ({ kind: "held" }),
    mails: { began: "muted", ended: "mute_ended", path: "/chats" },
    job: "mute_end",
    lifted: { action: "members.unmute", state: "held" },
    unknown: memberNotFound,
    missing: notMuted,
  },
};

/**
 * Imposes a sanction until `until`, UTC ms, or permanently. A suspension ends sessions and hides the profile; a muted
 * member can still read. An email states the reasons and how to appeal (article 17 of the Digital Services Act).
 * Replaces an active sanction of its kind. Throws suspensions.rule_missing; for a mute account.no_member; for a
 * suspension suspensions.nobody, and errors of `assertMayReplace`.
 */
export async function impose(
  site: Site,
  tx: Tx,
  kind: SanctionKind,
  { rule, fraud = false, ...stated }: SanctionReasons,
  until: number | null,
): Promise<void> {
  const { key: decisionKey, subjectId: accountId, facts } = stated;
  const { item, restriction, mails, unknown, assertMayReplace, begin } = KINDS[kind];
  const account = await accountOf(tx, accountId);
  if (!account) throw unknown();
  if (rule === null) throw ruleMissing();
  const given = { ...stated, rule, fraud, until };
  const from = site.now();
  const before = (await activeSanction(tx, kind, accountId))?.sanction;
  assertMayReplace?.(given, before);
  if (before) await endSanction(tx, kind, before.decisionKey, { endedAt: from });
  await endRestrictions(site, tx, { memberId: accountId, ...item(accountId) });
  const ends = { until, endedAt: null, liftedBy: null, liftedFor: null };
  const wasVisible = before?.wasVisible ?? account.visible;
  await insertSanction(tx, kind, { decisionKey, accountId, from, ...ends, wasVisible, fraud });
  await begin?.(site, tx, given, account);
  if (until !== null)
    await enqueue(site, tx, endEffects[kind], {
      key: decisionKey,
      payload: { decision: decisionKey },
      dueAt: until,
    });
  const reasons = { ...stated.about, decisionKey, ground: rule, facts };
  const restricted = { ...item(accountId), ...restriction(until, account), until };
  const params = { period: periodInWords(site, until, site.words(account.language)) };
  await restrictAndState(site, tx, account, reasons, [restricted], { kind: mails.began, params });
}

/** Why a member is restricted. Times are UTC ms. */
export interface Sanction {
  from: number;
  /** The end of the sanction. Null: permanent. */
  until: number | null;
  fraud: boolean;
  rule: string;
  facts: string;
  /** Whether no person reviewed the decision. */
  automated: boolean;
  appealPath: string;
}

export async function sanctionOf(
  conn: Conn,
  kind: SanctionKind,
  account: { id: string },
): Promise<Sanction | undefined> {
  const active = await activeSanction(conn, kind, account.id);
  if (!active) return undefined;
  const { from, until, fraud = false } = active.sanction;
  const { rule, facts, automated } = active.decision;
  return { from, until, fraud, rule: rule ?? "", facts, automated, appealPath: appealPath(account) };
}

/** Returns the key of the decision that suspends an account; undefined if it is not suspended. */
export async function decisionOfSuspension(conn: Conn, accountId: string): Promise<string | undefined> {
  return (await activeSanction(conn, "suspension", accountId))?.sanction.decisionKey;
}

/** Throws holds.held if the member is muted, with the period and the reason in the member's language. */
export async function assertNotMuted(site: Site, conn: Conn, member: { id: string; language: string }): Promise<void> {
  const mute = await sanctionOf(conn, "mute", member);
  if (mute) throw memberMuted({ params: reasonsInWords(site, mute, member.language) });
}

interface Lifting {
  actor: string;
  facts: string;
}

/**
 * Lifts a sanction early. Lifting a suspension restores the account, extends premium by the lost time and retracts
 * fraud notices. Throws account.reason_missing, and suspensions.none or actions.not_held.
 */
export async function lift(
  site: Site,
  operator: Operator,
  kind: SanctionKind,
  id: string,
  { actor, facts }: Lifting,
): Promise<void> {
  const reason = requiredReason(facts);
  await site.db.transact(
    audited(site, operator, async (tx) => {
      const { lifted, missing } = KINDS[kind];
      const sanction = await liftIn(site, tx, kind, id, { actor, facts: reason });
      if (!sanction) throw missing();
      const { decisionKey: decision, until } = sanction;
      const states = { before: { [lifted.state]: true, until, decision }, after: { [lifted.state]: false } };
      const on = { kind: "member" as const, id };
      return { value: undefined, entry: { action: lifted.action, on, member: id, reason, ...states } };
    }),
  );
}

/**
 * Lifts a sanction within another verb's transaction. With `isTold` false, the caller notifies the member and extends
 * premium. Undefined if no sanction is active.
 */
export async function liftIn(
  site: Site,
  tx: Tx,
  kind: SanctionKind,
  accountId: string,
  { actor, facts, isTold = true }: Lifting & { isTold?: boolean },
): Promise<SanctionRow | undefined> {
  const sanction = (await activeSanction(tx, kind, accountId))?.sanction;
  if (!sanction) return undefined;
  if (isTold) await KINDS[kind].lift?.(site, tx, sanction);
  await end(site, tx, kind, sanction.decisionKey, { liftedBy: actor, liftedFor: facts }, isTold);
  await withdraw(site, tx, endEffects[kind], sanction.decisionKey);
  return sanction;
}

/** The jobs that end a sanction. The jobs have no subject, because a sanction of an erased account is not found. */
export const endEffects = { suspension: endEffect("suspension"), mute: endEffect("mute") };

function endEffect(kind: SanctionKind) {
  return effect(KINDS[kind].job, z.object({ decision: z.string() }), {
    subject: () => null,
    handle: ({ payload }, site) => site.db.transact((tx) => end(site, tx, kind, payload.decision, {})),
  });
}

/** Ends a sanction. Does nothing if the sanction was replaced or lifted. */
async function end(
  site: Site,
  tx: Tx,
  kind: SanctionKind,
  decision: string,
  lifted: { liftedBy?: string; liftedFor?: string },
  isTold = true,
): Promise<void> {
  const ended = await endSanction(tx, kind, decision, { endedAt: site.now(), ...lifted });
  if (!ended) return;
  const { item, mails, end } = KINDS[kind];
  const { accountId } = ended;
  const account = await accountOf(tx, accountId);
  await end?.(site, tx, ended, account);
  await endRestrictions(site, tx, { memberId: accountId, ...item(accountId) });
  if (!isTold || !account) return;
  const { email: to, name, language } = account;
  const mail = { kind: mails.ended, account: accountId, to, name, language, action: { path: mails.path } };
  await enqueueMail(site, tx, mail, `${mails.ended} ${decision}`);
}

/** Returns "until 8 June 2026", or "for good" if `until` is null. */
function periodInWords(
  { tenant: { timeZone } }: Pick<Site, "tenant">,
  until: number | null,
  { t, locale }: Words,
): string {
  if (until === null) return t("suspensions.for_good");
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(until);
  return t("suspensions.until", { date });
}

export function reasonsInWords(site: Site, { until, rule, facts }: Sanction, language: string) {
  return { period: periodInWords(site, until, site.words(language)), rule, facts };
}
