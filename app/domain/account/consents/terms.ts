import { startOfDay } from "~/app/domain/days";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { keepAgreed } from "~/app/domain/site/legal/versions";
import type { Language } from "~/tenants/config/vocabulary";
import { agreedToTermsAt, agreementsOf, insertConsents } from "./consents.queries";

export interface TermsChange {
  /** The first day on which the change applies, YYYY-MM-DD, in UTC. */
  since: string;
  says: string;
}

export async function termsToAgree(
  site: Site,
  { id, signedUpAt }: Pick<Member, "id" | "signedUpAt">,
  language: Language,
): Promise<TermsChange[]> {
  const sinceSignup = changesBetween(site, signedUpAt);
  if (sinceSignup.length === 0) return [];
  const agreedAt = await site.db.read((conn) => agreedToTermsAt(conn, id));
  return changesBetween(site, Math.max(signedUpAt, agreedAt ?? 0)).map(({ since, says }) => ({
    since,
    says: says[language] ?? says[site.tenant.language]!,
  }));
}

/** Records that a member agrees to the present terms, with the text that described the changes. */
export async function agreeToTerms(
  site: Site,
  member: Pick<Member, "id" | "signedUpAt">,
  language: Language,
): Promise<void> {
  const changes = await termsToAgree(site, member, language);
  const last = changes.at(-1);
  if (!last) return;
  const words = changes.map(({ says }) => says).join("\n");
  const asked = { accountId: member.id, kind: "terms", version: last.since, words, at: site.now() } as const;
  await site.db.transact(async (tx) => {
    const textId = await keepAgreed(site, tx, "terms", site.words(language));
    await insertConsents(tx, [{ ...asked, id: site.newId(), textId }]);
  });
}

export interface Agreement {
  words: string;
  /** When the member agreed, UTC ms. */
  at: number;
  /** The text that the member agreed to. Null if the agreement is older than the stored versions. */
  text: { page: "terms" | "privacy"; id: string } | null;
}

export async function agreements(site: Site, { id }: Pick<Member, "id">): Promise<Agreement[]> {
  const given = await site.db.read((conn) => agreementsOf(conn, id));
  return given.map(({ kind, words, at, textId }) => ({
    words,
    at,
    text: textId === null ? null : { page: kind === "terms" ? "terms" : "privacy", id: textId },
  }));
}

function changesBetween({ tenant, now }: Site, agreedAt: number) {
  return tenant.termsChanges
    .filter(({ since }) => {
      const holds = startOfDay(since, tenant.timeZone);
      return holds > agreedAt && holds <= now();
    })
    .sort((a, b) => (a.since < b.since ? -1 : 1));
}
