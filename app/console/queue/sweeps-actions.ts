import { type BrandAction, type Outcome, REASON } from "~/app/console/actions/action";
import { casePath } from "~/app/console/cases/case-target";
import { memberPath } from "~/app/console/members/member-links";
import { memberFile } from "~/app/domain/people/member-file/member-file";
import { previewEmails } from "~/app/domain/reach/mail/mail";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import { oneToReporters } from "~/app/domain/safety/reports/outcomes";
import { closeOthers, discardable, discardReports, othersOf, type Swept } from "~/app/domain/safety/reports/sweeping";
import { withColon } from "~/app/locales/colon";
import { titleOf } from "../cases/case-words";

/**
 * The actions on several cases or reports at once. Each preview and each result lists the cases or reports that the
 * action skips.
 */
export const sweepActions: Record<string, BrandAction> = {
  "cases.close_others": {
    permission: "cases.decide",
    title: "queue.action_close_others",
    hideable: "queue.action_close_others",
    undoable: true,
    fields: {},
    async targetName({ site, context }, id) {
      const { words } = context.visit;
      const file = await caseFile(site, id);
      const { done, left } = await othersOf(site, file.case.id);
      return withColon(words, titleOf(file, words), words.t("queue.others_would", { done, left }));
    },
    back: ({ site }, id) => casePath(site.tenant.slug, id),
    preview: ({ site, who }, id) =>
      previewEmails(site, (previewing) => closeOthers(previewing, who.operator, id), oneToReporters),
    run: async ({ site, who }, id) => outcomeOf("queue.others_closed", await closeOthers(site, who.operator, id)),
  },
  "reports.discard": {
    permission: "cases.decide",
    title: "queue.action_discard",
    targetsOnCase: ({ reports }) => reports.flatMap(({ reporterId }) => reporterId ?? []),
    hideable: "queue.action_discard",
    undoable: true,
    fields: { reason: { ...REASON, hint: "queue.discard_hint" } },
    async targetName({ site, context }, id) {
      const { profile } = await memberFile(site, id);
      const { done, left } = await discardable(site, id);
      return withColon(context.visit.words, profile.name, context.visit.words.t("work.discard_would", { done, left }));
    },
    back: ({ site }, id) => memberPath(site.tenant.slug, id),
    preview: ({ site, who }, id, { reason = "" }) =>
      previewEmails(site, (previewing) => discardReports(previewing, who.operator, id, reason)),
    run: async ({ site, who }, id, { reason = "" }) =>
      outcomeOf("queue.discarded", await discardReports(site, who.operator, id, reason)),
  },
};

function outcomeOf(text: Outcome["text"], { done, left }: Swept): Outcome {
  return { text, params: { done: String(done), left: String(left) } };
}
