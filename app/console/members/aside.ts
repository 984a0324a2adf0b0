import { BRAND_ACTIONS } from "~/app/console/actions";
import type { BrandArgs } from "~/app/console/frame/guards";
import { allows } from "~/app/domain/desk/permissions/permissions";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";

/** A link to an action, with its shortcut key. */
export interface ShownAction {
  to: string;
  title: string;
  key: string | undefined;
}

/**
 * Returns links to the actions on the subject of a case that the operator may take and the queue offers. These actions
 * do not close the case.
 */
export function asideOf(
  { site, who, context }: Pick<BrandArgs, "site" | "who" | "context">,
  file: CaseFile,
  offers: (action: string) => boolean,
): ShownAction[] {
  const { slug } = site.tenant;
  const query = new URLSearchParams({ on: file.case.subjectId, case: file.case.id });
  return Object.entries(BRAND_ACTIONS)
    .filter(
      ([name, action]) => action.besideDecision?.(file) && offers(name) && allows(who.grants, action.permission, slug),
    )
    .map(([name, { title, key }]) => ({
      to: `/brands/${slug}/actions/${name}?${query}`,
      title: context.visit.words.t(title),
      key,
    }));
}
