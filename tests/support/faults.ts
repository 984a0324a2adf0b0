/** Real disk faults, if the machine allows them. */
import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  folder: string;
  /** Fills the free space. */
  fill(): void;
  /** Frees that space. */
  empty(): void;
  /** Unmounts the disk. All its files must be closed. */
  remove(): void;
}

/** The reason why tests of a full disk are skipped. */
export const NO_SMALL_DISK = "no disk can be mounted (this takes root on Linux)";

/** Mounts a disk of so many bytes for one test. Undefined if no disk can be mounted. */
export function smallDisk(bytes: number, folder = mkdtempSync(join(tmpdir(), "bouquet-disk-"))): SmallDisk | undefined {
  if (!mounted(folder, bytes)) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill() {
      const file = openSync(ballast, "w");
      try {
        for (const size of [64 * 1024, 4096]) fillBy(file, size);
      } finally {
        closeSync(file);
      }
      if (statfsSync(folder).bavail > 0) throw new Error(`${folder} could not be filled`);
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillBy(file: number, size: number): void {
  const piece = Buffer.alloc(size, "x");
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

function mounted(folder: string, bytes: number): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
