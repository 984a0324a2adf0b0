import type { Beside, BrandWhere } from "~/app/console/actions/action";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { likeAccounts } from "~/app/domain/people/lookup/like-accounts";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import { likenessInWords } from "./likeness";

/** Lists the accounts that may be the same person's, for operators who may see members. */
export async function likeAccountsBeside({ site, who, context }: BrandWhere, id: string): Promise<Beside> {
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

/** Lists the accounts that may belong to the same person as the subject of a case. */
export async function likeAccountsBesideCase(where: BrandWhere, caseId: string): Promise<Beside> {
  const { case: found, language } = await caseFile(where.site, caseId);
  return language === null ? besideOf([]) : likeAccountsBeside(where, found.subjectId);
}

function besideOf(links: Beside["links"]): Beside {
  return { title: "desk.like_accounts", none: "desk.no_like_accounts", links };
}
