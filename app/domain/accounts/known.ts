import { enqueueMail } from "~/app/domain/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { ownerByEmail } from "./accounts.queries";
import { todayOf } from "./ages";

/** Tells whoever has this address that there is an account with it, where nobody else may learn that. Once a day at most. */
export async function mailKnown(site: Site, tx: Tx, email: string): Promise<void> {
  const owner = await ownerByEmail(tx, email, site.now());
  if (!owner) return;
  const { id, language, name } = owner;
  const action = { path: "/login" };
  await enqueueMail(
    site,
    tx,
    { kind: "known", account: id, to: email, language, name, action },
    `known ${id} ${todayOf(site)}`,
  );
}
