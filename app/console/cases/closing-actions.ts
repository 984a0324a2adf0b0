import type { ActionField, BrandAction, BrandWhere, Filled } from "~/app/console/actions/action";
import { findPendingAt } from "~/app/domain/desk/pending-actions/pending-actions";
import { alreadyPending } from "~/app/domain/desk/pending-actions/pending-actions.errors";
import { decisionOfSuspension } from "~/app/domain/safety/sanctions/sanctions";

/**
 * Adds a hidden field to the actions that close an account. The field carries the decision that closed the account
 * before, so that no operator closes the account twice.
 */
export function closingOnce(actions: Record<string, BrandAction>): Record<string, BrandAction> {
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, action.closes ? once(actions, name, action) : action]),
  );
}

/**
 * Returns the decision that a suspension replaces. Null if the account was open. Undefined if the form has no such
 * field.
 */
export function replacedIn({ seen }: Filled): string | null | undefined {
  return seen === OPEN ? null : seen;
}

function once(actions: Record<string, BrandAction>, name: string, action: BrandAction): BrandAction {
  const memberOf = action.closes!;
  const assertAlone: BrandAction["assertAlone"] = async (where, id, waiting) => {
    for (const { action: waits, target } of waiting) {
      const ofOther = actions[waits]?.closes;
      // Skips the same action on the same target, because the confirmation itself rejects it and keeps its page.
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

/** The decision that closed the account, as the operator saw it. */
const SEEN: ActionField<BrandWhere> = { kind: "hidden", label: "desk.state" };
const OPEN = "open";
