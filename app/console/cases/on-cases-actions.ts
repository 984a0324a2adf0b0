import type { ActionField, BrandAction, BrandWhere, Filled } from "~/app/console/actions/action";
import { casePath } from "~/app/console/cases/case-target";
import { domainError } from "~/app/domain/errors";
import { type CaseFile, caseFile } from "~/app/domain/safety/reports/case-file";
import { caseNotFound } from "~/app/domain/safety/reports/reports.errors";
import { hiddenOn } from "../actions/hidden-actions";

const notHere = domainError("work.not_here", "forbidden");

/**
 * The case from whose page the operator started the action. The link carries the case, and the action's page leads back
 * to it.
 */
const CASE: ActionField<BrandWhere> = { kind: "hidden", label: "queue.case" };

/**
 * Adds the field `CASE` to the actions that the page of a case offers. Each action fails on a case of another kind and
 * in a queue that hides the action.
 */
export function offeredOnCases(actions: Record<string, BrandAction>): Record<string, BrandAction> {
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => {
      if (name.startsWith("cases.") || action.ofService) return [name, ofCase(name, action)];
      return [name, action.targetsOnCase ? fromCase(name, action, action.targetsOnCase) : action];
    }),
  );
}

/** Implements `BrandAction.targetsOnCase` for an action on the subject of the case. */
export function targetsOnCase({ case: { subjectId } }: CaseFile): string[] {
  return [subjectId];
}

function ofCase(name: string, action: BrandAction): BrandAction {
  return {
    ...action,
    async assertOffered(where, id) {
      const file = await caseFile(where.site, id);
      if ((file.case.kind === "service") !== (action.ofService === true)) throw caseNotFound();
      await assertOffered(where, action.hiddenWith ?? name, file);
    },
  };
}

function fromCase(name: string, action: BrandAction, targetsOf: (file: CaseFile) => string[]): BrandAction {
  return {
    ...action,
    fields: { ...action.fields, case: CASE },
    async back(where, id) {
      const from = new URL(where.request.url).searchParams.get("case");
      return from ? casePath(where.site.tenant.slug, from) : action.back(where, id);
    },
    async assertOffered(where, id, { case: from = "" }: Filled) {
      if (from === "") return;
      const file = await caseFile(where.site, from);
      if (!targetsOf(file).includes(id)) throw caseNotFound();
      await assertOffered(where, action.hiddenWith ?? name, file);
    },
  };
}

async function assertOffered({ context }: BrandWhere, name: string, file: CaseFile): Promise<void> {
  if ((await hiddenOn(context.desk, file)).has(name)) throw notHere();
}
