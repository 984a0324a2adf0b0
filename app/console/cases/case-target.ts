import type { BrandWhere } from "~/app/console/actions/action";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import { titleOf } from "./case-words";

/** Returns the address of a case's page. */
export function casePath(slug: string, id: string): string {
  return `/brands/${slug}/cases/${encodeURIComponent(id)}`;
}

/** The target of an action on a case. */
export const CASE_TARGET = {
  targetName: async ({ site, context }: BrandWhere, id: string) =>
    titleOf(await caseFile(site, id), context.visit.words),
  back: ({ site }: BrandWhere, id: string) => casePath(site.tenant.slug, id),
} as const;
