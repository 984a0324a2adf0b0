import { accountsOfMailbox } from "~/app/domain/account/accounts/accounts";
import { accountsOnDevicesOf } from "~/app/domain/account/devices/devices";
import { endAllSessions } from "~/app/domain/account/sessions/sessions";
import { giveBackTime } from "~/app/domain/money/orders/orders";
import { returnUnread } from "~/app/domain/money/returns/returns";
import { retractFraud, tellAnswerers } from "~/app/domain/safety/fraud/fraud";
import type { Circumstances } from "~/app/domain/safety/restrictions/restrictions";
import { noticeRisk, withdrawRisk } from "~/app/domain/safety/risk/risk";
import type { Site } from "~/app/domain/site";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import { changedSince, fraudForGood, holdsLonger } from "./sanctions.errors";
import { type AccountRow, closeAccount, closedForGood, openAccount, type SanctionRow } from "./sanctions.queries";

type Length = Pick<SanctionRow, "until" | "fraud">;

/**
 * Returns whether a suspension may replace the active one: the suspension ends later, or states fraud where the active
 * permanent suspension does not.
 */
export function isGraver({ until, fraud = false }: Length, before: Length): boolean {
  if (before.until === null) return fraud && !before.fraud;
  return until === null || until > before.until;
}

/** Returns whether no suspension may replace this one, because it is permanent and states fraud. */
export function isGravest(suspension: Length): boolean {
  return !isGraver({ until: null, fraud: true }, suspension);
}

/**
 * Throws suspensions.fraud_for_good if a suspension for fraud has an end, suspensions.changed_since if another
 * suspension than `replaces` is active, and suspensions.holds_longer if the active suspension is as long.
 */
export function assertMayReplace(
  { until, fraud, replaces }: Length & { replaces?: string | null | undefined },
  before: SanctionRow | undefined,
): void {
  if (fraud && until !== null) throw fraudForGood();
  if (replaces !== undefined && replaces !== (before?.decisionKey ?? null)) throw changedSince();
  if (before && !isGraver({ until, fraud }, before)) throw holdsLonger();
}

/** Closes the account of a suspension: ends its sessions, hides its profile, and notifies the members who answered. */
export async function close(
  site: Site,
  tx: Tx,
  { key, until, fraud, about }: Length & { key: string; about: Circumstances },
  account: AccountRow,
): Promise<void> {
  await closeAccount(tx, account.id);
  await markStaleAround(site, tx, account.id);
  await endAllSessions(tx, account.id);
  await returnUnread(site, tx, account);
  if (until === null) await noticeOthersOf(site, tx, account.id);
  if (fraud) {
    const banned = { banned: account.id, name: account.name };
    await tellAnswerers(site, tx, { decision: key, about: about.caseId, ...banned });
  }
  // Open pages notice that their session has ended.
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: account.id }));
}

/** Signals other accounts of a permanently banned member's mailbox. That mailbox cannot sign up again. */
async function noticeOthersOf(site: Site, tx: Tx, closed: string): Promise<void> {
  for (const id of await accountsOfMailbox(tx, closed))
    if (id !== closed) await noticeRisk(site, tx, id, { rule: "banned_mailbox", figures: {} });
}

export async function giveBackLostTime(site: Site, tx: Tx, { accountId, from }: SanctionRow): Promise<void> {
  await giveBackTime(site, tx, accountId, [{ from, to: site.now() }]);
}

/** Restores the account after a suspension, and retracts fraud notices. */
export async function reopen(
  site: Site,
  tx: Tx,
  suspension: SanctionRow,
  account: AccountRow | undefined,
): Promise<void> {
  const { decisionKey: decision, accountId: banned, fraud, until } = suspension;
  if (fraud) await retractFraud(site, tx, { decision, banned });
  if (!account) return;
  await openAccount(tx, suspension);
  await markStaleAround(site, tx, banned);
  if (until === null) await withdrawNotices(site, tx, banned);
}

/** Withdraws signals about the member's other accounts, unless another banned account supports them. */
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
