import { z } from "zod";
import { accountsOfMailbox } from "~/app/domain/account/accounts/accounts";
import { accountsOnDevicesOf } from "~/app/domain/account/devices/devices";
import { endAllSessions } from "~/app/domain/account/sessions/sessions";
import { giveBackTime } from "~/app/domain/money/orders/orders";
import { returnUnread } from "~/app/domain/money/returns/returns";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import { retractFraud, tellAnswerers } from "~/app/domain/safety/fraud/fraud";
import {
  type Circumstances,
  endRestrictions,
  redressInWords,
  restrict,
  statementInWords,
} from "~/app/domain/safety/restrictions/restrictions";
import { noticeRisk, withdrawRisk } from "~/app/domain/safety/risk/risk";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { effect, enqueue, withdraw } from "~/app/domain/site/outbox/outbox";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Words } from "~/app/locales";
import type { Conn, Tx } from "~/db/handle";
import {
  changedSince,
  fraudForGood,
  holdsLonger,
  nobodyToSuspend,
  notSuspended,
  ruleMissing,
} from "./suspensions.errors";
import {
  accountOf,
  closeAccount,
  closedForGood,
  endSuspension,
  insertSuspension,
  openAccount,
  openSuspension,
} from "./suspensions.queries";

export { addressesClosedForGood, spansUnder, suspensionsEnded, suspensionsHad } from "./suspensions.queries";

/** The basis of a suspension. */
export interface Ground {
  /** The decision's key. */
  key: string;
  /** The account's id. */
  subjectId: string;
  /** The rule of the terms that was broken. */
  rule: string | null;
  /** The findings, written for the suspended member. */
  facts: string;
  /** For fraud or a false identity. Members who answered this account are notified (`fraud`). */
  fraud?: boolean | undefined;
  /** The decision of the suspension that the operator saw, null if none. Omit to replace any active suspension. */
  replaces?: string | null | undefined;
  /** What the statement of reasons adds. */
  about: Circumstances;
}

/**
 * Suspends the account of a decision until `until`, UTC ms, or permanently: ends its sessions and hides its profile. An
 * email states the reasons and how to appeal (article 17 of the Digital Services Act). Replaces an active suspension
 * unless that is longer. Throws suspensions.nobody, suspensions.rule_missing, suspensions.fraud_for_good if a
 * suspension for fraud has an end, suspensions.changed_since if another suspension than `replaces` is active, and
 * suspensions.holds_longer.
 */
export async function suspend(site: Site, tx: Tx, ground: Ground, until: number | null): Promise<void> {
  const { key, subjectId, rule, facts, fraud = false, replaces, about } = ground;
  const account = await accountOf(tx, subjectId);
  if (!account) throw nobodyToSuspend();
  if (rule === null) throw ruleMissing();
  if (fraud && until !== null) throw fraudForGood();
  const at = site.now();
  const before = (await openSuspension(tx, account.id))?.suspension;
  if (replaces !== undefined && replaces !== (before?.decisionKey ?? null)) throw changedSince();
  if (before && !isGraver({ until, fraud }, before)) throw holdsLonger();
  if (before) await endSuspension(tx, before.decisionKey, { endedAt: at });
  const thing = { item: "account", itemId: account.id } as const;
  await endRestrictions(site, tx, { memberId: account.id, ...thing });
  await insertSuspension(tx, {
    decisionKey: key,
    accountId: account.id,
    from: at,
    until,
    endedAt: null,
    liftedBy: null,
    liftedFor: null,
    wasVisible: before?.wasVisible ?? account.visible,
    fraud,
  });
  await closeAccount(tx, account.id);
  await markStaleAround(site, tx, account.id);
  await endAllSessions(tx, account.id);
  await returnUnread(site, tx, account);
  if (until === null) await noticeOthersOf(site, tx, account.id);
  if (fraud) {
    const banned = { banned: account.id, name: account.name };
    await tellAnswerers(site, tx, { decision: key, about: about.caseId, ...banned });
  }
  if (until !== null) await enqueue(site, tx, suspensionEndEffect, { key, payload: { decision: key }, dueAt: until });
  const words = site.words(account.language);
  const period = periodInWords(site, until, words);
  const reasons = { ...about, decisionKey: key, memberId: account.id, ground: rule, facts };
  const kind = until === null ? ("terminated" as const) : ("suspended" as const);
  const restricted = { ...thing, kind, until, contentDate: account.createdAt, language: account.language };
  const [stated] = await restrict(site, tx, reasons, [restricted]);
  const params = { period, rule, facts, redress: redressInWords(site, words) };
  const further = [statementInWords(stated!, words)];
  const told = { kind: "suspended" as const, about: about.caseId, path: appealPath(account) };
  await mail(site, tx, account, { ...told, params, further, key });
  // Open pages notice that their session has ended.
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: account.id }));
}

/** Signals other accounts of a permanently banned member's mailbox. That mailbox cannot sign up again. */
async function noticeOthersOf(site: Site, tx: Tx, closed: string): Promise<void> {
  for (const id of await accountsOfMailbox(tx, closed))
    if (id !== closed) await noticeRisk(site, tx, id, { rule: "banned_mailbox", figures: {} });
}

/**
 * Withdraws risk signals about other accounts of the member's mailboxes and devices after the ban ends, unless another
 * banned account supports them.
 */
async function withdrawNotices(site: Site, tx: Tx, opened: string): Promise<void> {
  const beside = {
    banned_mailbox: (id: string) => accountsOfMailbox(tx, id),
    banned_device: (id: string) => accountsOnDevicesOf(site, tx, id),
  };
  for (const rule of ["banned_mailbox", "banned_device"] as const)
    for (const id of await beside[rule](opened)) {
      const others = (await beside[rule](id)).filter((other) => other !== id);
      if (id !== opened && (await closedForGood(tx, others)).length === 0) await withdrawRisk(tx, id, rule);
    }
}

/** Why an account is suspended, for its owner. Times are UTC ms. */
export interface Suspension {
  from: number;
  /** Null means permanent. */
  until: number | null;
  fraud: boolean;
  rule: string;
  facts: string;
  /** Whether no person reviewed the decision. */
  automated: boolean;
  /** Where its subject can appeal. */
  appealPath: string;
}

/** Whether a suspension may replace the active one: it ends later, or states fraud on a permanent one. */
export function isGraver(
  { until, fraud }: Pick<Suspension, "until" | "fraud">,
  before: Pick<Suspension, "until" | "fraud">,
): boolean {
  if (before.until === null) return fraud && !before.fraud;
  return until === null || until > before.until;
}

/** Whether no suspension may replace this one. */
export function isGravest(suspension: Pick<Suspension, "until" | "fraud">): boolean {
  return !isGraver({ until: null, fraud: true }, suspension);
}

/** Returns the active suspension; undefined without one. */
export async function suspensionOf(conn: Conn, account: { id: string }): Promise<Suspension | undefined> {
  const open = await openSuspension(conn, account.id);
  if (!open) return undefined;
  const { suspension, decision } = open;
  const { from, until, fraud } = suspension;
  const { rule, facts, automated } = decision;
  return { from, until, fraud, rule: rule ?? "", facts, automated, appealPath: appealPath(account) };
}

/** Returns the key of the decision that suspends an account; undefined if it is not suspended. */
export async function decisionOfSuspension(conn: Conn, accountId: string): Promise<string | undefined> {
  return (await openSuspension(conn, accountId))?.suspension.decisionKey;
}

/**
 * Lifts a suspension early: restores the account, and extends premium by the lost time. Retracts fraud notices. `actor`
 * decided, `facts` is the reason. Throws suspensions.none.
 */
export function lift(
  site: Site,
  operator: Operator,
  accountId: string,
  { actor, facts }: { actor: string; facts: string },
): Promise<void> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const { decisionKey, until } = await liftIn(site, tx, accountId, { actor, facts });
      const on = { kind: "member" as const, id: accountId };
      const states = { before: { suspended: true, until, decision: decisionKey }, after: { suspended: false } };
      const act = { act: "suspensions.lift" as const, on, member: accountId, reason: facts, ...states };
      return { value: undefined, act };
    }),
  );
}

/** Lifts within another verb's transaction. With `isTold` false, the caller notifies the member and extends premium. */
export async function liftIn(
  site: Site,
  tx: Tx,
  accountId: string,
  { actor, facts, isTold = true }: { actor: string; facts: string; isTold?: boolean },
): Promise<{ decisionKey: string; until: number | null }> {
  const open = await openSuspension(tx, accountId);
  if (!open) throw notSuspended();
  const { decisionKey, until, from } = open.suspension;
  if (isTold) await giveBackTime(site, tx, accountId, [{ from, to: site.now() }]);
  await end(site, tx, decisionKey, { liftedBy: actor, liftedFor: facts }, isTold);
  await withdraw(site, tx, suspensionEndEffect, decisionKey);
  return { decisionKey, until };
}

/** Job without a subject: an account erased meanwhile is not found. */
export const suspensionEndEffect = effect("suspension_end", z.object({ decision: z.string() }), {
  subject: () => null,
  handle: ({ payload }, site) => site.db.transact((tx) => end(site, tx, payload.decision, {})),
});

/** Ends a suspension and restores the account. Does nothing if the suspension was replaced or lifted. */
async function end(
  site: Site,
  tx: Tx,
  decision: string,
  lifted: { liftedBy?: string; liftedFor?: string },
  isTold = true,
): Promise<void> {
  const ended = await endSuspension(tx, decision, { endedAt: site.now(), ...lifted });
  if (!ended) return;
  if (ended.fraud) await retractFraud(site, tx, { decision, banned: ended.accountId });
  const account = await accountOf(tx, ended.accountId);
  if (!account) return;
  await openAccount(tx, ended);
  await endRestrictions(site, tx, { memberId: account.id, item: "account", itemId: account.id });
  await markStaleAround(site, tx, account.id);
  if (ended.until === null) await withdrawNotices(site, tx, account.id);
  if (isTold) await mail(site, tx, account, { kind: "suspension_ended", path: "/login", params: {}, key: decision });
}

/** Returns "until 8 June 2026", or "for good" if `until` is null. */
export function periodInWords(
  { tenant: { timeZone } }: Pick<Site, "tenant">,
  until: number | null,
  { t, locale }: Words,
): string {
  if (until === null) return t("suspensions.for_good");
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(until);
  return t("suspensions.until", { date });
}

/** An appeal is a complaint about the profile: it joins that case, and another operator decides. */
export function appealPath({ id }: { id: string }): string {
  return `/complaints?about=appeal&address=${encodeURIComponent(`/members/${id}`)}`;
}

interface Told {
  kind: "suspended" | "suspension_ended";
  /** The case, if known. */
  about?: string | null | undefined;
  path: string;
  params: Record<string, string>;
  further?: string[];
  key: string;
}

function mail(
  site: Site,
  tx: Tx,
  { id: account, email: to, name, language }: NonNullable<Awaited<ReturnType<typeof accountOf>>>,
  { kind, about, path, params, further, key }: Told,
): Promise<void> {
  const letter = { kind, account, about, to, name, language, action: { path }, params, ...(further && { further }) };
  return enqueueMail(site, tx, letter, `${kind} ${key}`);
}
