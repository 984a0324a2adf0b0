import type { ActField, BrandAct, BrandWhere, Filled } from "~/app/console/actions/act";
import { actsWaiting } from "~/app/domain/desk/postponed/postponed";
import { waitsAlready } from "~/app/domain/desk/postponed/postponed.errors";
import { decisionOfSuspension } from "~/app/domain/safety/sanctions/sanctions";

/** Completes the actions that close an account: the form carries the decision that closed it. */
export function closingOnce(acts: Record<string, BrandAct>): Record<string, BrandAct> {
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [name, act.closes ? once(acts, name, act) : act]),
  );
}

/** Returns the decision that a suspension replaces. Null if the account was open, undefined if nobody looked. */
export function replacedIn({ seen }: Filled): string | null | undefined {
  return seen === OPEN ? null : seen;
}

function once(acts: Record<string, BrandAct>, name: string, act: BrandAct): BrandAct {
  const memberOf = act.closes!;
  const assertAlone: BrandAct["assertAlone"] = async (where, id, waiting) => {
    for (const { act: waits, target } of waiting) {
      const ofOther = acts[waits]?.closes;
      // The confirmation refuses the same action on the same target itself, so that its page stays.
      if (!ofOther || (waits === name && target === id)) continue;
      if ((await ofOther(where, target)) === (await memberOf(where, id))) throw waitsAlready();
    }
  };
  return {
    ...act,
    fields: { ...act.fields, seen: SEEN },
    async seen(where, id) {
      const account = await memberOf(where, id);
      return (await where.site.db.read((conn) => decisionOfSuspension(conn, account))) ?? OPEN;
    },
    assertAlone,
    async assertOffered(where, id, fields) {
      await act.assertOffered?.(where, id, fields);
      await assertAlone(where, id, await actsWaiting(where.context.desk, where.site.tenant.slug));
    },
  };
}

/** The decision that closed an account. */
const SEEN: ActField<BrandWhere> = { kind: "hidden", label: "desk.state" };
const OPEN = "open";
