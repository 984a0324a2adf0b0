import type { ActionField, BrandAction, BrandWhere, Filled } from "~/app/console/actions/action";
import { findPendingAt } from "~/app/domain/desk/pending-actions/pending-actions";
import { alreadyPending } from "~/app/domain/desk/pending-actions/pending-actions.errors";
import { decisionOfSuspension } from "~/app/domain/safety/sanctions/sanctions";

/** Completes the actions that close an account: the form carries the decision that closed it. */
export function closingOnce(actions: Record<string, BrandAction>): Record<string, BrandAction> {
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, action.closes ? once(actions, name, action) : action]),
  );
}

/** Returns the decision that a suspension replaces. Null if the account was open, undefined if nobody looked. */
export function replacedIn({ seen }: Filled): string | null | undefined {
  return seen === OPEN ? null : seen;
}

function once(actions: Record<string, BrandAction>, name: string, action: BrandAction): BrandAction {
  const memberOf = action.closes!;
  const assertAlone: BrandAction["assertAlone"] = async (where, id, waiting) => {
    for (const { action: waits, target } of waiting) {
      const ofOther = actions[waits]?.closes;
      // The confirmation refuses the same action on the same target itself, so that its page stays.
      if (!ofOther || (waits === name && target === id)) continue;
      if ((await ofOther(where, target)) === (await memberOf(where, id))) throw alreadyPending();
    }
  };
  return {
    ...action,
    fields: { ...action.fields, seen: SEEN },
    async seen(where, id) {
      const account = await memberOf(where, id);
      return (await where.site.db.read((conn) => decisionOfSuspension(conn, account))) ?? OPEN;
    },
    assertAlone,
    async assertOffered(where, id, fields) {
      await action.assertOffered?.(where, id, fields);
      await assertAlone(where, id, await findPendingAt(where.context.desk, where.site.tenant.slug));
    },
  };
}

/** The decision that closed an account. */
const SEEN: ActionField<BrandWhere> = { kind: "hidden", label: "desk.state" };
const OPEN = "open";
