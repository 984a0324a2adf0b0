import type { BrandArgs } from "~/app/console/frame/guards";
import { memberLinks } from "~/app/console/members/member-links";
import { memberWithEmail } from "~/app/domain/account/accounts/accounts";
import { allows } from "~/app/domain/desk/permissions/permissions";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";

/**
 * Returns a function from a report's id to the address of the complainant's file, or null without one. The file is
 * found by the complainant's account or by the given email address. Always null if the operator may not see members.
 */
export async function accountsOfComplaints(
  { site, who }: Pick<BrandArgs, "site" | "who">,
  { reports }: CaseFile,
): Promise<(reportId: string) => string | null> {
  if (!allows(who.grants, "people.see", site.tenant.slug)) return () => null;
  const ids = new Map<string, string>();
  for (const { id, complaint } of reports) {
    const account = complaint && (complaint.memberId ?? (await memberWithEmail(site, complaint.email))?.id);
    if (account) ids.set(id, account);
  }
  const fileOf = await memberLinks(site, [...ids.values()]);
  return (reportId) => fileOf(ids.get(reportId) ?? null);
}
