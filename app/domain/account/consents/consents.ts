import { setTrafficSource } from "~/app/domain/account/accounts/accounts";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { keepAgreed } from "~/app/domain/site/legal/versions";
import type { Tx } from "~/db/handle";
import { insertConsents } from "./consents.queries";

export { consentsGiven } from "./consents.queries";

/** Records the answer to the question about remembering the traffic source. A refusal deletes the source. */
export async function recordChoice(site: Site, { id, language }: Pick<Member, "id" | "language">, granted: boolean) {
  await site.db.transact(async (tx) => {
    await noteChoice(site, tx, { id, language, granted });
    if (!granted) await setTrafficSource(tx, id, null);
  });
}

export async function noteChoice(
  site: Site,
  tx: Tx,
  { id: accountId, language, granted }: Pick<Member, "id" | "language"> & { granted: boolean },
): Promise<void> {
  const kind = granted ? ("traffic_source" as const) : ("no_traffic_source" as const);
  const words = site.words(language).t("consent.text");
  const common = { accountId, version: VERSION, textId: null, at: site.now() };
  await insertConsents(tx, [{ ...common, id: site.newId(), kind, words }]);
}

/** Records the consents that every sign-up needs: the terms, and the processing of sensitive data. */
export async function noteSignupConsents(
  site: Site,
  tx: Tx,
  { id: accountId, language }: Pick<Member, "id" | "language">,
): Promise<void> {
  const common = { accountId, version: VERSION, at: site.now() };
  const words = site.words(language);
  const brand = site.tenant.name;
  const asked = (key: "consent_terms" | "consent_sensitive_data") => words.t(`signup.${key}`, { brand });
  const terms = { words: asked("consent_terms"), textId: await keepAgreed(site, tx, "terms", words) };
  const data = { words: asked("consent_sensitive_data"), textId: await keepAgreed(site, tx, "privacy", words) };
  await insertConsents(tx, [
    { ...common, ...terms, id: site.newId(), kind: "terms" },
    { ...common, ...data, id: site.newId(), kind: "sensitive_data" },
  ]);
}

/** Increase the version when a question changes its meaning. */
const VERSION = "1";
