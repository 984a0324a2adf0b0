import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { keepPayer } from "./payers.queries";

export { accountsPaidAlike } from "./payers.queries";

/** Records a hash, which differs between sites, of the provider's stable name of a card or bank account. */
export async function notePayer(site: Pick<Site, "signer" | "now">, tx: Tx, accountId: string, payer: string) {
  // The signature of an expired token serves as the site's keyed hash.
  const hash = site.signer.sign(PURPOSE, payer, 0).split(".")[1] ?? "";
  await keepPayer(tx, { accountId, hash, at: site.now() });
}

const PURPOSE = "payer";
