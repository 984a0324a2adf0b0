import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "~/app/settings/environment";

/** Keeps the machine's own secret, and writes the backup's secret beside it for `secret rewrap`. */
export function keepSecret({ secret, dataDir }: Pick<Environment, "secret" | "dataDir">, former: string): string[] {
  const file = join(dataDir, "secret");
  const present = secret ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
  if (present === former) return [];
  mkdirSync(dataDir, { recursive: true });
  const kept = present === undefined ? file : join(dataDir, "secret.former");
  writeFileSync(kept, former, { mode: 0o600 });
  if (present === undefined) return [];
  return [`this machine has another secret. Next: npx bouquet secret rewrap --former ${kept}`];
}
