import type { ActField, BrandAct, BrandWhere, Filled } from "~/app/console/actions/act";
import { casePath } from "~/app/console/cases/case-target";
import { domainError } from "~/app/domain/errors";
import { type CaseFile, caseFile } from "~/app/domain/safety/reports/case-file";
import { caseNotFound } from "~/app/domain/safety/reports/reports.errors";
import { hiddenOn } from "../actions/hidden-acts";

const notHere = domainError("work.not_here", "forbidden");

/** The case from which an operator acts on its subject. The link carries it, and the way back leads there. */
const CASE: ActField<BrandWhere> = { kind: "hidden", label: "queue.case" };

/** Completes the actions that the page of a case offers. Each responds with an error on a case of another kind and in a queue that hides it. */
export function offeredOnCases(acts: Record<string, BrandAct>): Record<string, BrandAct> {
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]) => {
      if (name.startsWith("cases.") || act.ofService) return [name, ofCase(name, act)];
      return [name, act.targetsOnCase ? fromCase(name, act, act.targetsOnCase) : act];
    }),
  );
}

/** Implements `BrandAct.targetsOnCase` for an action on the subject of the case. */
export function targetsOnCase({ case: { subjectId } }: CaseFile): string[] {
  return [subjectId];
}

function ofCase(name: string, act: BrandAct): BrandAct {
  return {
    ...act,
    async assertOffered(where, id) {
      const file = await caseFile(where.site, id);
      if ((file.case.kind === "service") !== (act.ofService === true)) throw caseNotFound();
      await assertOffered(where, act.hiddenWith ?? name, file);
    },
  };
}

function fromCase(name: string, act: BrandAct, targetsOf: (file: CaseFile) => string[]): BrandAct {
  return {
    ...act,
    fields: { ...act.fields, case: CASE },
    async back(where, id) {
      const from = new URL(where.request.url).searchParams.get("case");
      return from ? casePath(where.site.tenant.slug, from) : act.back(where, id);
    },
    async assertOffered(where, id, { case: from = "" }: Filled) {
      if (from === "") return;
      const file = await caseFile(where.site, from);
      if (!targetsOf(file).includes(id)) throw caseNotFound();
      await assertOffered(where, act.hiddenWith ?? name, file);
    },
  };
}

async function assertOffered({ context }: BrandWhere, name: string, file: CaseFile): Promise<void> {
  if ((await hiddenOn(context.desk, file)).has(name)) throw notHere();
}
