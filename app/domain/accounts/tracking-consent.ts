import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { insertConsents, setTrafficSource } from "./accounts.queries";
import type { Member } from "./member";

/** Raised when the question changes in meaning; the words themselves are kept with each answer. */
const VERSION = "1";

/**
 * What a member says to being remembered by who sent them, with when, and in which words it was asked. Who says no has it
 * forgotten.
 */
export async function recordChoice(site: Site, { id, language }: Pick<Member, "id" | "language">, granted: boolean) {
  await site.db.transact(async (tx) => {
    await noteChoice(site, tx, { id, language, granted });
    if (!granted) await setTrafficSource(tx, id, null);
  });
}

/** The note alone: of somebody who had chosen before there was an account. */
export async function noteChoice(
  site: Site,
  tx: Tx,
  { id: accountId, language, granted }: Pick<Member, "id" | "language"> & { granted: boolean },
): Promise<void> {
  const kind = granted ? ("traffic_source" as const) : ("no_traffic_source" as const);
  const words = site.words(language).t("consent.text");
  await insertConsents(tx, [{ id: site.newId(), accountId, kind, version: VERSION, words, at: site.now() }]);
}
