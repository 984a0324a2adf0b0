import { deskSettings } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

/** Returns the settings that were ever changed, by name. */
export async function changedSettings({ drizzle }: Conn): Promise<Map<string, string>> {
  const rows = await drizzle.select().from(deskSettings);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function keepSetting({ drizzle }: Tx, name: string, value: string, now: number): Promise<void> {
  const kept = { value, changedAt: now };
  await drizzle
    .insert(deskSettings)
    .values({ name, ...kept })
    .onConflictDoUpdate({ target: deskSettings.name, set: kept });
}
