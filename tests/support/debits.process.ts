/**
 * A process for the ledger's test: after a line of input, takes one credit from a member many times concurrently.
 * Writes the results.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { DomainError } from "~/app/domain/errors";
import { payMessage } from "~/app/domain/money/ledger/ledger";
import { idMaker } from "~/db/ids";
import { openDatabases } from "~/db/open";

const { place, name, member, times } = JSON.parse(process.argv[2]!);
const databases = openDatabases(place);
const db = databases.of(name);
const desk = { newId: idMaker(Date.now, randomBytes), now: Date.now };

await db.read(async () => {});
process.stdout.write("ready\n");
await once(process.stdin, "data");

const outcomes = { taken: 0, refused: 0, failed: [] as string[] };
await Promise.all(
  Array.from({ length: times }, async (_, index) => {
    const price = { amount: 1, key: `${process.pid} ${index}`, day: "2026-06-01", cap: null };
    try {
      await db.transact((tx) => payMessage(desk, tx, { id: member }, price));
      outcomes.taken++;
    } catch (error) {
      if (error instanceof DomainError && error.code === "credits.insufficient") outcomes.refused++;
      else outcomes.failed.push(String(error));
    }
  }),
);
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
await databases.close();
process.exit();
