import { type ChildProcess, execFile } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { findNewest, type Maker, readMaker } from "~/app/backups/own";
import { type BackupStore, openBackupStore } from "~/app/backups/store";
import type { Machine } from "~/app/domain/machine";
import { type Environment, projectRoot } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import { type Turn, workAlone } from "./alone";

interface Parts {
  machine: Machine;
  store: BackupStore;
  /** The installation whose backups count. Backups of other installations do not. */
  maker(): Promise<Maker>;
  /** The time of the daily backup, in minutes after midnight UTC. */
  at: number;
  log: Pick<Logger, "info" | "warn" | "error">;
  now?: () => number;
  /** The environment of the process that makes backups. */
  env?: NodeJS.ProcessEnv;
  pace?: typeof PACE;
}

/** In ms: `looking` between two checks whether a backup is due, `failed` after a failure. */
const PACE = { looking: 60_000, failed: 60 * 60_000 };

/** Makes a backup daily. The first machine to try makes the backup, in a separate process to spare the workers. */
export function startBackups({
  machine,
  store,
  maker,
  at,
  log,
  now = Date.now,
  env = process.env,
  pace = PACE,
}: Parts): {
  stop(): Promise<void>;
} {
  let child: ChildProcess | undefined;
  let madeFor = Number.NEGATIVE_INFINITY;

  async function run({ signal, paused }: Turn): Promise<void> {
    // An unfinished backup has no manifest and does not count. The next server that runs makes the backup again.
    signal.addEventListener("abort", () => child?.kill());
    for (let pause = pace.looking; await paused(pause); ) {
      pause = pace.looking;
      const due = dueAt(now(), at);
      if (madeFor >= due) continue;
      try {
        const newest = await findNewest(store, await maker(), now());
        if ((newest && Date.parse(newest.at) >= due) || (await make(due))) madeFor = due;
      } catch (error) {
        if (signal.aborted) return;
        log.error({ err: error }, "the backup of the day was not made");
        pause = pace.failed;
      }
    }
  }

  /** Logs the result. A backup that lacks a site is a failure. */
  function tell(backup: Said): void {
    const missing = backup.missing ?? [];
    if (missing.length > 0) log.error({ backup }, `the backup lacks ${missing.map(({ name }) => name).join(", ")}`);
    else log.info({ backup }, "backup");
    for (const { slug, left } of backup.leftOut ?? []) {
      log.warn({ tenant: slug, file: left.name }, `a file of the site's folder is not backed up: it ${left.reason}`);
    }
  }

  /** Makes a backup. Returns false if another machine is making it. */
  function make(due: number): Promise<boolean> {
    const args = [
      join(projectRoot, "scripts/bouquet.mjs"),
      "backup",
      "run",
      "--since",
      new Date(due).toISOString(),
      "--json",
    ];
    return new Promise((done, fail) => {
      child = execFile(process.execPath, args, { cwd: projectRoot, env }, (error, out, err) => {
        const said = answerIn(out);
        if (said?.made) tell(said);
        const refused = refusalIn(err);
        if (said || !error || refused?.code === "busy") done(said !== undefined);
        else fail(new Error(refused?.message ?? error.message));
      });
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    });
  }

  return workAlone(machine, "backups", run);
}

export function startDailyBackups(
  { backup }: Pick<Environment, "backup">,
  { control, ...dependencies }: Pick<Parts, "machine" | "log"> & { control: Db },
): { stop(): Promise<void> } | undefined {
  if (backup?.at === undefined) return undefined;
  const store = openBackupStore(backup.place);
  return startBackups({ ...dependencies, store, maker: () => readMaker(control), at: backup.at });
}

function dueAt(now: number, at: number): number {
  const midnight = now - (now % DAY);
  const today = midnight + at * 60_000;
  return today <= now ? today : today - DAY;
}

const DAY = 24 * 60 * 60_000;

/** Returns the result that the command printed, also for a backup that lacks a site. */
function answerIn(out: string): Said | undefined {
  const said = jsonIn(out) as Said | undefined;
  return typeof said?.made === "boolean" ? said : undefined;
}

interface Said {
  made: boolean;
  missing?: { name: string; why: string }[];
  leftOut?: { slug: string; left: { name: string; reason: string } }[];
}

function refusalIn(err: string): { message: string; code?: string } | undefined {
  return (jsonIn(err.trim().split("\n").at(-1)!) as { error?: { message: string; code?: string } } | undefined)?.error;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
