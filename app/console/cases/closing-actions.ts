import type { ActField, BrandAct, BrandWhere, Filled } from "~/app/console/actions/act";
import { actsWaiting } from "~/app/domain/desk/postponed/postponed";
import { waitsAlready } from "~/app/domain/desk/postponed/postponed.errors";
import { decisionOfSuspension } from "~/app/domain/safety/suspensions/suspensions";

/** Completes the actions that close an account: see `BrandAct.closes`. The form carries the decision by which the account is closed. */
export function closingOnce(acts: Record<string, BrandAct>): Record<string, BrandAct> {
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [name, act.closes ? once(acts, name, act) : act]),
  );
}

/** The decision that a suspension takes the place of: null where the account was open, undefined where nobody looked. */
export function replacedIn({ seen }: Filled): string | null | undefined {
  return seen === OPEN ? null : seen;
}

function once(acts: Record<string, BrandAct>, name: string, act: BrandAct): BrandAct {
  const memberOf = act.closes!;
  const assertAlone: BrandAct["assertAlone"] = async (where, id, waiting) => {
    for (const { act: waits, target } of waiting) {
      const ofOther = acts[waits]?.closes;
      // The same act on the same target is refused as it is confirmed, so that its own page stays.
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

/** By which decision an account is closed. */
const SEEN: ActField<BrandWhere> = { kind: "hidden", label: "desk.state" };
const OPEN = "open";
