import type { ActField, BrandAct, BrandWhere, Filled } from "~/app/console/actions/act";
import { actsWaiting } from "~/app/domain/desk/postponed/postponed";
import { waitsAlready } from "~/app/domain/desk/postponed/postponed.errors";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import { decisionOfSuspension } from "~/app/domain/safety/suspensions/suspensions";

type MemberOf = (where: Pick<BrandWhere, "site">, target: string) => Promise<string>;

/** The acts that close an account, each with whose account that is. */
const CLOSING = new Map<string, MemberOf>([
  ["members.suspend", async (_, id) => id],
  ["cases.suspend", async ({ site }, id) => (await caseFile(site, id)).case.subjectId],
]);

/**
 * The same acts. One that closes an account is refused while another one waits to do so, from wherever it was confirmed, and where
 * somebody has closed or opened the account since it was shown.
 */
export function closingOnce(acts: Record<string, BrandAct>): Record<string, BrandAct> {
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]) => {
      const memberOf = CLOSING.get(name);
      return [name, memberOf ? once(name, act, memberOf) : act];
    }),
  );
}

/** The decision that a suspension takes the place of: null where the account was open, undefined where nobody looked. */
export function replacedIn({ seen }: Filled): string | null | undefined {
  return seen === OPEN ? null : seen;
}

function once(name: string, act: BrandAct, memberOf: MemberOf): BrandAct {
  const assertAlone: BrandAct["assertAlone"] = async (where, id, waiting) => {
    for (const { act: waits, target } of waiting) {
      const ofOther = CLOSING.get(waits);
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
