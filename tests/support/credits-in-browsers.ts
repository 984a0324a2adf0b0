import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { memberWithEmail } from "~/app/domain/account/accounts/accounts";
import { grant } from "~/app/domain/money/ledger/ledger";
import { projectRoot } from "~/app/settings/environment";
import { idMaker } from "~/db/ids";
import { openDatabases } from "~/db/open";

/** Grants credits as an operator. The command would be a separate process. */
export async function giveCredits(slug: string, email: string, amount: number): Promise<void> {
  const dataDir = dirname(process.env.BOUQUET_TEST_MAILBOX ?? "");
  const databases = openDatabases({
    url: undefined,
    dataDir,
    migrationsDir: join(projectRoot, "db/migrations"),
    limit: 1,
  });
  const desk = { newId: idMaker(Date.now, randomBytes), now: Date.now };
  const db = databases.of(slug);
  try {
    const account = await memberWithEmail({ db }, email);
    await db.transact((tx) => grant(desk, tx, account!, { amount, cause: "grant", key: desk.newId() }));
  } finally {
    await databases.close();
  }
}
