import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Gauge, Registry } from "prom-client";
import type { Report } from "./metrics";
import { inTime, type Probe } from "./probe";

export interface Disk {
  /** Returns why the disk refuses writes, safe to print. Undefined if writes work. */
  problem: Probe;
  report(): Promise<Report>;
}

export function diskOf(folder: string): Disk {
  const registry = new Registry();
  const [free, size] = ["free", "size"].map(
    (what) =>
      new Gauge({
        name: `bouquet_disk_${what}_bytes`,
        help: `${what === "free" ? "Free space" : "Size"} of the disk that holds DATA_DIR.`,
        aggregator: "max",
        registers: [registry],
      }),
  );

  return {
    // A hanging disk blocks one of Node's few file threads, not all.
    problem: inTime(() => probe(folder), `${folder} takes no writes: it does not answer`),
    async report() {
      const found = await statfs(folder).catch(() => undefined);
      // A disk that does not answer counts as full.
      free!.set(found ? found.bavail * found.bsize : 0);
      size!.set(found ? found.blocks * found.bsize : 0);
      return registry.getMetricsAsJSON();
    },
  };
}

async function probe(folder: string): Promise<string | undefined> {
  const path = join(folder, `.probe-${process.pid}`);
  try {
    const file = await open(path, "w");
    try {
      await file.writeFile(Buffer.alloc(4096, "."));
      await file.sync();
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
    return undefined;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    return `${folder} takes no writes: ${code || message}`;
  }
}
