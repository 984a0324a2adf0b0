import { Gauge, Registry } from "prom-client";
import { backupIds, readManifest, sizeOf } from "~/app/backups/manifest";
import type { BackupStore } from "~/app/backups/store";
import type { Report } from "./metrics";

/** How long what the store said is good for, in ms: it is asked over a network, and changes once a day. */
const GOOD_FOR = 5 * 60_000;

/** The newest whole backup, as the store has it: one that somebody removed is not told of. */
export function backupsIn(store: BackupStore): { report(): Promise<Report> } {
  const registry = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, aggregator: "max", registers: [registry] });
  const time = gauge(
    "bouquet_backup_last_timestamp_seconds",
    "When the newest backup of all sites was made; 0 where there is none.",
  );
  const size = gauge("bouquet_backup_last_size_bytes", "What that takes in the store, its pictures included.");
  let asked = Number.NEGATIVE_INFINITY;

  return {
    async report() {
      if (performance.now() - asked >= GOOD_FOR) {
        asked = performance.now();
        const newest = await newestWhole(store).catch(() => undefined);
        time.set(newest ? Date.parse(newest.at) / 1000 : 0);
        size.set(newest ? sizeOf(newest) : 0);
      }
      return registry.getMetricsAsJSON();
    },
  };
}

async function newestWhole(store: BackupStore) {
  for (const id of (await backupIds(store)).reverse()) {
    const manifest = await readManifest(store, id);
    if (manifest.missing.length === 0) return manifest;
  }
  return undefined;
}
