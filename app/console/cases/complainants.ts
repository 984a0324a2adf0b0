import type { BrandArgs } from "~/app/console/frame/guards";
import { memberLinks } from "~/app/console/members/member-links";
import { memberWithEmail } from "~/app/domain/account/accounts/accounts";
import { allows } from "~/app/domain/desk/permissions/permissions";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";

/**
 * Returns the path of each complainant's file, by report. Finds the file by the account or by the given address. Only
 * for operators who may see files.
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
