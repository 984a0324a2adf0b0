import type { Beside, BrandAct, BrandWhere } from "~/app/console/actions/act";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { likeAccounts } from "~/app/domain/people/lookup/like-accounts";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import { likenessInWords } from "./likeness";

/** Acts that close an account: beside each stand the accounts that may be the same person's, for whoever may see them. */
export function withLikeAccounts(acts: Record<string, BrandAct>): Record<string, BrandAct> {
  const { "members.suspend": ofMember, "cases.suspend": ofCase } = acts;
  return {
    ...acts,
    ...(ofMember && { "members.suspend": { ...ofMember, beside: likeOnes } }),
    ...(ofCase && { "cases.suspend": { ...ofCase, beside: likeOnesOfCase } }),
  };
}

async function likeOnesOfCase(where: BrandWhere, caseId: string): Promise<Beside> {
  const { case: found, language } = await caseFile(where.site, caseId);
  return language === null ? besideOf([]) : likeOnes(where, found.subjectId);
}

async function likeOnes({ site, who, context }: BrandWhere, id: string): Promise<Beside> {
  const { slug } = site.tenant;
  const { words } = context.visit;
  if (!allows(who.grants, "people.see", slug)) return besideOf([]);
  const alike = await likeAccounts(site, id);
  return besideOf(
    alike.map((other) => ({
      to: `/brands/${slug}/compare?one=${id}&other=${other.id}`,
      text: `${other.name} (${other.email})`,
      why: [words.t(`desk.state_${other.state}`), likenessInWords(other.why, words)].join(" · "),
    })),
  );
}

function besideOf(links: Beside["links"]): Beside {
  return { title: "desk.like_accounts", none: "desk.no_like_accounts", links };
}
