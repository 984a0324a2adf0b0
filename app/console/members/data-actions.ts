import { type BrandAction, type Filled, REASON } from "~/app/console/actions/action";
import { deleteMember, lettersOfDeletion } from "~/app/domain/account/deletion/deletion";
import { exportForMember, lettersOfExport, noteDownload } from "~/app/domain/account/exports/exports";
import { redirect } from "~/app/router/server";
import { archivePath } from "./archive";
import { MEMBER_TARGET } from "./member-links";

const AT_ONCE = "at_once";

/** The actions on all of a member's data. */
export const dataActions: Record<string, BrandAction> = {
  "members.export": {
    ...MEMBER_TARGET,
    permission: "people.export",
    title: "actions.export",
    key: "d",
    undoable: true,
    fields: { reason: REASON },
    letters: ({ site }, id, { reason = "" }) => lettersOfExport(site, id, reason),
    async run({ site, who }, id, { reason = "" }) {
      await exportForMember(site, who.operator, id, reason);
      return undefined;
    },
  },
  "members.download": {
    ...MEMBER_TARGET,
    permission: "people.export",
    title: "actions.download",
    fields: { reason: REASON },
    async run(where, id, { reason = "" }) {
      await noteDownload(where.site, where.who.operator, id, reason);
      return redirect(archivePath(where, id));
    },
  },
  "members.delete": {
    ...MEMBER_TARGET,
    permission: "people.delete",
    title: "actions.delete",
    appliesTo: ({ state }) => state !== "suspended",
    undoable: true,
    destructive: true,
    fields: {
      when: {
        kind: "choice",
        label: "actions.when",
        missing: "console.choice_missing",
        options: ({ site, context }) => [
          {
            value: "later",
            label: { text: context.visit.words.t("actions.in_grace", { count: site.tenant.deletionGraceDays }) },
          },
          { value: AT_ONCE, label: "actions.at_once" },
        ],
      },
      reason: REASON,
    },
    // After the erasure, the member's file no longer exists.
    next: (_where, _id, { when }) => (when === AT_ONCE ? "/people" : undefined),
    letters: ({ site }, id, fields) => lettersOfDeletion(site, id, deletingIn(fields)),
    async run({ site, who }, id, fields) {
      await deleteMember(site, who.operator, id, deletingIn(fields));
      return undefined;
    },
  },
};

function deletingIn({ when, reason = "" }: Filled) {
  return { atOnce: when === AT_ONCE, reason };
}
