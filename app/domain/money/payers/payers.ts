import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { keepPayer } from "./payers.queries";

export { accountsPaidAlike } from "./payers.queries";

/**
 * Notes by which card or bank account a member's order was paid: `payer` is what the provider calls it by, the same for each
 * payment. Kept as a hash that no other site has.
 */
export async function notePayer(site: Pick<Site, "signer" | "now">, tx: Tx, accountId: string, payer: string) {
  // The signature of a token that never holds: a keyed hash of the site's own.
  const hash = site.signer.sign(PURPOSE, payer, 0).split(".")[1] ?? "";
  await keepPayer(tx, { accountId, hash, at: site.now() });
}

const PURPOSE = "payer";
