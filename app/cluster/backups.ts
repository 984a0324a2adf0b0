import { type ChildProcess, execFile } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { findNewest, type Maker, readMaker } from "~/app/backups/own";
import { type BackupStore, openBackupStore } from "~/app/backups/store";
import type { Machine } from "~/app/domain/machine";
import { type Environment, projectRoot } from "~/app/settings/environment";
import type { Db } from "~/db/handle";

interface Parts {
  machine: Machine;
  store: BackupStore;
  /** This installation: another one's backups say nothing of when this one's is due. */
  maker(): Promise<Maker>;
  /** In minutes after midnight, UTC. */
  at: number;
  log: Pick<Logger, "info" | "warn" | "error">;
  now?: () => number;
  /** Of the process that makes them. */
  env?: NodeJS.ProcessEnv;
  pace?: typeof PACE;
}

/** One process of a machine sees to backups; the others wait for it to end, as many as there are. */
const ALONE = { key: "backups", owner: "machine", concurrency: 1, maxQueued: 10_000 };

/** In ms: how often it is looked whether it is time, and how long it is waited after a failure. */
const PACE = { looking: 60_000, failed: 60 * 60_000 };

/**
 * Makes a backup each day at that time, on whichever machine of the installation comes first, or soon after one comes up that was not
 * there. A process of its own makes it, which leaves the processor to those that answer.
 */
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
  const stopping = new AbortController();
  let running = false;
  let child: ChildProcess | undefined;
  let madeFor = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    running = true;
    for (let pause = pace.looking; await paused(pause); ) {
      pause = pace.looking;
      const due = dueAt(now(), at);
      if (madeFor >= due) continue;
      try {
        const newest = await findNewest(store, await maker(), now());
        if ((newest && Date.parse(newest.at) >= due) || (await make(due))) madeFor = due;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.error({ err: error }, "the backup of the day was not made");
        pause = pace.failed;
      }
    }
  }

  /** A backup that lacks a site is no success. */
  function tell(backup: Said): void {
    const missing = backup.missing ?? [];
    if (missing.length > 0) log.error({ backup }, `the backup lacks ${missing.map(({ name }) => name).join(", ")}`);
    else log.info({ backup }, "backup");
    for (const { slug, left } of backup.leftOut ?? []) {
      log.warn({ tenant: slug, file: left.name }, `a file of the site's folder is in no backup: it ${left.reason}`);
    }
  }

  /** False where another machine is at it. */
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

  /** False where it was stopped. */
  async function paused(ms: number): Promise<boolean> {
    const { signal } = stopping;
    if (!signal.aborted) await wait(ms, undefined, { ref: false, signal }).catch(() => {});
    return !signal.aborted;
  }

  // Where the primary is gone this process is about to end too.
  const turn = machine.semaphore.run(ALONE, run).catch(() => {});
  return {
    async stop() {
      stopping.abort();
      // What it has not finished is no backup, and is made when a server is up again.
      child?.kill();
      if (running) await turn;
    },
  };
}

/** Makes a backup each day if the settings say when. */
export function startDailyBackups(
  { backup }: Pick<Environment, "backup">,
  { control, ...ground }: Pick<Parts, "machine" | "log"> & { control: Db },
): { stop(): Promise<void> } | undefined {
  if (backup?.at === undefined) return undefined;
  const store = openBackupStore(backup.place);
  return startBackups({ ...ground, store, maker: () => readMaker(control), at: backup.at });
}

/** The last time that it was that time of the day. */
function dueAt(now: number, at: number): number {
  const midnight = now - (now % DAY);
  const today = midnight + at * 60_000;
  return today <= now ? today : today - DAY;
}

const DAY = 24 * 60 * 60_000;

/** What the command says of a backup, also of one that lacks a site. */
function answerIn(out: string): Said | undefined {
  const said = jsonIn(out) as Said | undefined;
  return typeof said?.made === "boolean" ? said : undefined;
}

/** As `backup run --json` prints it. */
interface Said {
  made: boolean;
  missing?: { name: string; why: string }[];
  leftOut?: { slug: string; left: { name: string; reason: string } }[];
}

/** The last line of what it says to people. */
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
