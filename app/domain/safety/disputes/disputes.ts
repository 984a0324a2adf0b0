import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import { settledAlready } from "~/app/domain/safety/authorities/authorities.errors";
import { reverseDecisions } from "~/app/domain/safety/reports/reversing";
import { KEPT } from "~/app/domain/safety/restrictions/restrictions";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import type { Asked, Page } from "~/db/pages";
import type { AppealOutcome } from "~/db/tables";
import { noSuchDispute } from "./disputes.errors";
import {
  closeDispute,
  type DisputeRow,
  disputeById,
  disputesIn,
  insertDispute,
  markImplemented,
} from "./disputes.queries";

export type { DisputeRow as Dispute } from "./disputes.queries";
export { disputesBetween } from "./disputes.queries";

export interface DisputeGiven {
  memberId: string;
  /** The certified body that hears the dispute. */
  body: string;
  reference: string;
  facts: string;
}

/**
 * Records a member's dispute before an out-of-court body. Returns its id. Throws account.reason_missing,
 * account.no_member.
 */
export async function recordDispute(site: Site, operator: Operator, given: DisputeGiven): Promise<string> {
  const facts = requiredReason(given.facts);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const { memberId, body, reference } = given;
      if (!(await addresseeOf(tx, memberId))) throw memberNotFound();
      const id = site.newId();
      const open = { receivedAt: site.now(), outcome: null, decidedAt: null, implementedAt: null };
      await insertDispute(tx, { id, memberId, body, reference, facts, ...open, actor: operator.name });
      const on = { kind: "dispute" as const, id };
      const states = { before: {}, after: { body, reference } };
      return {
        value: id,
        entry: { action: "disputes.record" as const, on, member: memberId, reason: facts, ...states },
      };
    }),
  );
}

/**
 * Records the body's decision. Operators carry it out by actions on the member or the case, then call
 * `implementDispute`. Throws account.reason_missing, law.no_dispute, law.settled.
 */
export function settleDispute(
  site: Site,
  operator: Operator,
  id: string,
  { outcome, reason }: { outcome: AppealOutcome; reason: string },
): Promise<void> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const { memberId: member } = disputeIn(await disputeById(tx, id));
      if (!(await closeDispute(tx, id, { outcome, decidedAt: site.now() }))) throw settledAlready();
      const on = { kind: "dispute" as const, id };
      const states = { before: { outcome: null }, after: { outcome } };
      return { value: undefined, entry: { action: "disputes.settle" as const, on, member, reason: why, ...states } };
    }),
  );
}

/**
 * Records that the site carried out the body's decision. If the body found for the member, earlier decisions about the
 * member are marked as reversed, as after an appeal. Throws like `settleDispute`, and law.settled before any decision
 * of the body.
 */
export function implementDispute(site: Site, operator: Operator, id: string, reason: string): Promise<void> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const { memberId: member, outcome, receivedAt } = disputeIn(await disputeById(tx, id));
      if (!(await markImplemented(tx, id, site.now()))) throw settledAlready();
      const on = { kind: "dispute" as const, id };
      const reversal = { key: id, memberId: member, restrictions: [], whole: true, since: receivedAt - KEPT };
      if (outcome === "reversed") await reverseDecisions(site, tx, reversal);
      const states = { before: { implementedAt: null }, after: { implementedAt: site.now() } };
      return { value: undefined, entry: { action: "disputes.implement" as const, on, member, reason: why, ...states } };
    }),
  );
}

/** Returns the disputes, newest first. */
export function disputesAt(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<DisputeRow>> {
  return site.db.read((conn) => disputesIn(conn, asked));
}

/** Returns a dispute by its id. Throws law.no_dispute. */
export async function disputeNamed(site: Pick<Site, "db">, id: string): Promise<DisputeRow> {
  return disputeIn(await site.db.read((conn) => disputeById(conn, id)));
}

function disputeIn(found: DisputeRow | undefined): DisputeRow {
  if (!found) throw noSuchDispute();
  return found;
}
