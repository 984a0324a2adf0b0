import { Gauge, Registry } from "prom-client";
import { sizeOf } from "~/app/backups/manifest";
import { findCopied, judgeBackups, type Maker } from "~/app/backups/own";
import type { BackupStore } from "~/app/backups/store";
import type { Report } from "./metrics";

/** How long a process caches the store's answer, in ms. The store is remote, and its backups change daily. */
const GOOD_FOR = 5 * 60_000;

export function backupsIn(store: BackupStore, maker: () => Promise<Maker>): { report(): Promise<Report> } {
  const registry = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, aggregator: "max", registers: [registry] });
  const time = gauge(
    "bouquet_backup_last_timestamp_seconds",
    "When the newest backup of all sites was made; 0 without one.",
  );
  const size = gauge("bouquet_backup_last_size_bytes", "Size of that backup in the store, including pictures.");
  const copied = gauge("bouquet_backup_copied", "1 while backups of a copy of this installation stop its own.");
  let asked = Number.NEGATIVE_INFINITY;

  return {
    async report() {
      if (performance.now() - asked >= GOOD_FOR) {
        asked = performance.now();
        const newest = await newestWhole(store, maker).catch(() => undefined);
        time.set(newest ? Date.parse(newest.at) / 1000 : 0);
        size.set(newest ? sizeOf(newest) : 0);
        copied.set(await isCopied(store, maker).catch(() => 0));
      }
      return registry.getMetricsAsJSON();
    },
  };
}

async function isCopied(store: BackupStore, maker: () => Promise<Maker>): Promise<0 | 1> {
  return (await findCopied(store, await maker())).length > 0 ? 1 : 0;
}

async function newestWhole(store: BackupStore, maker: () => Promise<Maker>) {
  for await (const { manifest } of judgeBackups(store, await maker(), Date.now())) {
    if (manifest?.missing.length === 0) return manifest;
  }
  return undefined;
}
