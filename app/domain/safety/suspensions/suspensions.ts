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

/** The grounds of a suspension. */
export interface Ground {
  /** The decision's. */
  key: string;
  /** The account's id. */
  subjectId: string;
  /** The rule of the terms that was broken. */
  rule: string | null;
  /** The findings, in words for the suspended person. */
  facts: string;
  /** For fraud or a false identity. Everybody who answered this account is told (`fraud`). */
  fraud?: boolean | undefined;
  /**
   * The decision by which the account is suspended as somebody looked at it, null where it was not. Left out: whatever holds gives
   * way.
   */
  replaces?: string | null | undefined;
  /** What the statement of reasons says besides. */
  about: Circumstances;
}

/**
 * Suspends the account that a decision is about until `until`, UTC ms, or for good: it is logged out everywhere and its
 * profile is seen by nobody. A mail states the reasons and how to appeal, as article 17 of the Digital Services Act asks.
 * One that holds already gives way to this one, which is not shorter. Throws suspensions.nobody, suspensions.rule_missing,
 * suspensions.fraud_for_good where one for fraud is to end, suspensions.changed_since where another one holds than `replaces` says, and
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
  // Open pages notice that they are logged out.
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: account.id }));
}

/** Other accounts of a mailbox whose owner was closed out for good. A new one it can't have. */
async function noticeOthersOf(site: Site, tx: Tx, closed: string): Promise<void> {
  for (const id of await accountsOfMailbox(tx, closed))
    if (id !== closed) await noticeRisk(site, tx, id, { rule: "banned_mailbox", figures: {} });
}

/**
 * The account is not closed for good any more: what that said of other accounts of its mailboxes and devices is withdrawn, unless
 * another closed account says the same.
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

/** Why an account is closed, for its owner. Times are UTC ms. */
export interface Suspension {
  from: number;
  /** Null: for good. */
  until: number | null;
  fraud: boolean;
  rule: string;
  facts: string;
  /** Whether nobody looked at it before it was decided. */
  automated: boolean;
  /** Where its subject can appeal. */
  appealPath: string;
}

/** Whether a suspension may take the place of one that holds: it ends later, or says of one for good that it is for fraud. */
export function isGraver(
  { until, fraud }: Pick<Suspension, "until" | "fraud">,
  before: Pick<Suspension, "until" | "fraud">,
): boolean {
  if (before.until === null) return fraud && !before.fraud;
  return until === null || until > before.until;
}

/** Whether none may take its place. */
export function isGravest(suspension: Pick<Suspension, "until" | "fraud">): boolean {
  return !isGraver({ until: null, fraud: true }, suspension);
}

/** The suspension that holds. Undefined where there is none. */
export async function suspensionOf(conn: Conn, account: { id: string }): Promise<Suspension | undefined> {
  const open = await openSuspension(conn, account.id);
  if (!open) return undefined;
  const { suspension, decision } = open;
  const { from, until, fraud } = suspension;
  const { rule, facts, automated } = decision;
  return { from, until, fraud, rule: rule ?? "", facts, automated, appealPath: appealPath(account) };
}

/** The key of the decision that an account is suspended by. Undefined where it is not. */
export async function decisionOfSuspension(conn: Conn, accountId: string): Promise<string | undefined> {
  return (await openSuspension(conn, accountId))?.suspension.decisionKey;
}

/**
 * Lifts the suspension of an account before its end: everything is as it was, and premium lasts as much longer. Who was told of a
 * fraud is told that it does not stand. `actor` is who decided, `facts` why. Throws suspensions.none.
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

/**
 * The same in a transaction of another verb's. `isTold` is false where that one writes to the member itself. It gives the premium time
 * back, too.
 */
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

/** The outbox's part. It has no subject: an account that is erased meanwhile is not found. */
export const suspensionEndEffect = effect("suspension_end", z.object({ decision: z.string() }), {
  subject: () => null,
  handle: ({ payload }, site) => site.db.transact((tx) => end(site, tx, payload.decision, {})),
});

/** Ends a suspension and opens the account again. Does nothing where another one took its place, or it was lifted. */
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

/** "until 8 June 2026", or "for good" where `until` is null. */
export function periodInWords(
  { tenant: { timeZone } }: Pick<Site, "tenant">,
  until: number | null,
  { t, locale }: Words,
): string {
  if (until === null) return t("suspensions.for_good");
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(until);
  return t("suspensions.until", { date });
}

/** An appeal is a complaint about the profile: it joins the case, where somebody else decides. */
export function appealPath({ id }: { id: string }): string {
  return `/complaints?about=appeal&address=${encodeURIComponent(`/members/${id}`)}`;
}

interface Told {
  kind: "suspended" | "suspension_ended";
  /** The case, where that is known. */
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
