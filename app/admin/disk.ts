import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Gauge, Registry } from "prom-client";
import type { Report } from "./metrics";
import { inTime, type Probe } from "./probe";

export interface Disk {
  /** Why nothing can be written at the moment, fit to print; undefined where it can. */
  problem: Probe;
  report(): Promise<Report>;
}

/** The disk that holds a folder. */
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
    // A disk that hangs holds one of Node's few threads for files, not all of them.
    problem: inTime(() => probe(folder), `${folder} takes no writes: it does not answer`),
    async report() {
      const found = await statfs(folder).catch(() => undefined);
      // A disk that can't be asked has nothing to offer.
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
