import { BRAND_ACTS } from "~/app/console/actions";
import type { BrandArgs } from "~/app/console/frame/guards";
import { allows } from "~/app/domain/desk/permissions/permissions";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";

/** A link to an action, with its key. */
export interface ShownAct {
  to: string;
  title: string;
  key: string | undefined;
}

/**
 * Links the actions on the member of a case that the operator may do and its queue offers. These actions leave the case
 * as it is.
 */
export function asideOf(
  { site, who, context }: Pick<BrandArgs, "site" | "who" | "context">,
  file: CaseFile,
  offers: (act: string) => boolean,
): ShownAct[] {
  const { slug } = site.tenant;
  const query = new URLSearchParams({ on: file.case.subjectId, case: file.case.id });
  return Object.entries(BRAND_ACTS)
    .filter(([name, act]) => act.besideDecision?.(file) && offers(name) && allows(who.grants, act.permission, slug))
    .map(([name, { title, key }]) => ({
      to: `/brands/${slug}/acts/${name}?${query}`,
      title: context.visit.words.t(title),
      key,
    }));
}
