import type { ActField, BrandAct, BrandWhere, Filled } from "~/app/console/actions/act";
import { domainError } from "~/app/domain/errors";
import { type CaseFile, caseFile } from "~/app/domain/safety/reports/case-file";
import { caseNotFound } from "~/app/domain/safety/reports/reports.errors";
import { hiddenOn } from "../actions/hidden-acts";

const notHere = domainError("work.not_here", "forbidden");

/** The case from which something is done to whom it is about: the link says it, and there the way back leads. */
const CASE: ActField<BrandWhere> = { kind: "hidden", label: "queue.case" };

/** Done to a complaint about the service, which no other act named `cases.` takes. */
const OF_SERVICE = ["cases.answer", "service.note", "service.hand_on"];

/** The names by which queues leave out acts. */
const HIDDEN_AS = new Map([["service.hand_on", "cases.hand_on"]]);

/** Done to something else, from the page of a case as well: the case stays as it is. */
const FROM_CASES = [
  ...["members.warn", "members.hide", "members.hold", "members.suspend", "members.lift", "members.remove_texts"],
  ...["photos.reject", "reports.discard"],
];

/** These acts, refused on a case of another kind, and where the queue of the case leaves them out. */
export function offeredOnCases(acts: Record<string, BrandAct>): Record<string, BrandAct> {
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]) => {
      if (name.startsWith("cases.") || OF_SERVICE.includes(name)) return [name, ofCase(name, act)];
      return [name, FROM_CASES.includes(name) ? fromCase(name, act) : act];
    }),
  );
}

function ofCase(name: string, act: BrandAct): BrandAct {
  return {
    ...act,
    async assertOffered(where, id) {
      const file = await caseFile(where.site, id);
      if ((file.case.kind === "service") !== OF_SERVICE.includes(name)) throw caseNotFound();
      await assertOffered(where, name, file);
    },
  };
}

function fromCase(name: string, act: BrandAct): BrandAct {
  return {
    ...act,
    fields: { ...act.fields, case: CASE },
    async back(where, id) {
      const from = new URL(where.request.url).searchParams.get("case");
      return from ? casePath(where, from) : act.back(where, id);
    },
    async assertOffered(where, id, { case: from = "" }: Filled) {
      if (from === "") return;
      const file = await caseFile(where.site, from);
      if (!targetsOf(name, file).includes(id)) throw caseNotFound();
      await assertOffered(where, name, file);
    },
  };
}

async function assertOffered({ context }: BrandWhere, name: string, file: CaseFile): Promise<void> {
  if ((await hiddenOn(context.desk, file)).has(HIDDEN_AS.get(name) ?? name)) throw notHere();
}

/** On what of a case an act is done. */
function targetsOf(name: string, { case: { subjectId, targetId }, reports }: CaseFile): string[] {
  if (name === "reports.discard") return reports.flatMap(({ reporterId }) => reporterId ?? []);
  return name === "photos.reject" ? [targetId] : [subjectId];
}

function casePath({ site }: BrandWhere, id: string): string {
  return `/brands/${site.tenant.slug}/cases/${encodeURIComponent(id)}`;
}
