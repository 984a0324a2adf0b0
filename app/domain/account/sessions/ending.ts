import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { deleteSessions } from "./sessions.queries";

/** Ends a member's sessions. Returns their number. Throws account.reason_missing, account.no_member. */
export async function endSessions(site: Site, operator: Operator, id: string, reason: string): Promise<number> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      if (!(await addresseeOf(tx, id))) throw memberNotFound();
      const ended = await deleteSessions(tx, id);
      // Open pages notice that their session has ended.
      tx.afterCommit(() => site.bus.publish({ kind: "news", member: id }));
      const on = { kind: "member" as const, id };
      const states = { before: { sessions: ended }, after: { sessions: 0 } };
      const entry = { action: "sessions.end" as const, on, member: id, reason: why, ...states };
      return { value: ended, entry: ended > 0 ? entry : undefined };
    }),
  );
}
