import { join } from "node:path";
import { depthOf, effectsOf, retry } from "~/app/domain/outbox/outbox";
import { type Environment, projectRoot } from "~/app/environment";
import { openDatabases } from "~/db/open";
import type { EffectState } from "~/db/tables";
import { readTenants } from "../tenant/check";
import { Refusal } from "../tenant/refusal";

type Machine = Pick<Environment, "tenantsDir" | "dataDir" | "databaseUrl" | "port">;

export const STATES = ["waiting", "dead", "done"] as const satisfies EffectState[];

export function isState(word: string | undefined): word is EffectState {
  return STATES.some((state) => state === word);
}

/** A table of the tenant's effects, without what they carry: that is for the person whom it is sent to. */
export function listEffects(machine: Machine, slug: string, states: EffectState[]): Promise<string[]> {
  return atDesk(machine, slug, async (desk) => {
    const rows = (await Promise.all(states.map((state) => effectsOf(desk, state)))).flat();
    const { waiting, dead } = await depthOf(desk);
    const cells = rows.map(({ id, state, kind, key, attempts, dueAt, lastError }) =>
      [id, state, kind, key, `${attempts}`, new Date(dueAt).toISOString(), lastError ?? ""].map(inOneLine),
    );
    return [...(cells.length > 0 ? table([HEAD, ...cells]) : []), `${waiting} waiting, ${dead} dead`];
  });
}

/** Throws a Refusal where there is no dead effect of that id. */
export function retryEffect(machine: Machine, slug: string, id: string): Promise<string[]> {
  return atDesk(machine, slug, async (desk) => {
    if (!(await retry(desk, id)))
      throw new Refusal(`${slug} has no dead effect ${id}; see npm run outbox -- --tenant ${slug} list`);
    return [`${id} waits to be sent again`];
  });
}

const HEAD = ["ID", "STATE", "KIND", "KEY", "TRIES", "DUE (DONE: WHEN)", "LAST ERROR"];

type Desk = Parameters<typeof retry>[0];

async function atDesk<T>(machine: Machine, slug: string, work: (desk: Desk) => Promise<T>): Promise<T> {
  const known = readTenants(machine).tenants.all();
  if (!known.some((tenant) => tenant.slug === slug)) {
    throw new Refusal(`There is no tenant ${slug} that could be served; see npm run tenant check`);
  }
  const migrationsDir = join(projectRoot, "db/migrations");
  const databases = openDatabases({ url: machine.databaseUrl, dataDir: machine.dataDir, migrationsDir, limit: 1 });
  try {
    return await work({ db: databases.of(slug), now: Date.now });
  } finally {
    await databases.close();
  }
}

/** What stands in an error came from elsewhere, and is not to move the cursor. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

function table(rows: string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd(),
  );
}
