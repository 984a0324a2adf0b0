import { startOfDay } from "~/app/domain/days";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { keepAgreed } from "~/app/domain/site/legal/versions";
import type { Language } from "~/tenants/config/vocabulary";
import { agreedToTermsAt, agreementsOf, insertConsents } from "./consents.queries";

/** A change in the meaning of a site's terms. */
export interface TermsChange {
  /** The day from which it holds, YYYY-MM-DD, in UTC. */
  since: string;
  /** Describes the change in plain words. */
  says: string;
}

/**
 * The changes of the terms since a member agreed to them, the earliest first, in `language` or else the site's. Empty
 * where there is nothing to ask; then, unless the terms changed after the sign-up, nothing is read either.
 */
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

/** Notes that a member agrees to the terms as they are now, with the words in which the changes were told. */
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

/** A consent of a member: the words of the question, and the page it was about, as it read then. */
export interface Agreement {
  words: string;
  /** UTC ms. */
  at: number;
  /** Null where the agreement is older than what is kept. */
  text: { page: "terms" | "privacy"; id: string } | null;
}

/** The latest first. */
export async function agreements(site: Site, { id }: Pick<Member, "id">): Promise<Agreement[]> {
  const given = await site.db.read((conn) => agreementsOf(conn, id));
  return given.map(({ kind, words, at, textId }) => ({
    words,
    at,
    text: textId === null ? null : { page: kind === "terms" ? "terms" : "privacy", id: textId },
  }));
}

/** Those that came after `agreedAt` and hold by now. */
function changesBetween({ tenant, now }: Site, agreedAt: number) {
  return tenant.termsChanges
    .filter(({ since }) => {
      const holds = startOfDay(since, tenant.timeZone);
      return holds > agreedAt && holds <= now();
    })
    .sort((a, b) => (a.since < b.since ? -1 : 1));
}
