import pino from "pino";
import { openAdmin } from "./admin/admin";
import { backupsIn } from "./admin/backups";
import { diskOf } from "./admin/disk";
import { inTime, type Probe } from "./admin/probe";
import { openBackupStore } from "./backups/store";
import type { AnsweringChannel } from "./cluster/channel";
import { onEscape } from "./cluster/escapes";
import { machineChannel } from "./cluster/machine";
import { joinNodes } from "./cluster/nodes";
import { type Running, startWorkers } from "./cluster/primary";
import { makeDataFolder, readServerEnvironment } from "./environment";
import type { Served } from "./served";

export interface Started extends Served {
  /** Where health and metrics are told, if they are. */
  adminPort: number | undefined;
  /** Answers what is in flight, refuses what is new, and stops every process. */
  close(): Promise<void>;
}

interface Options {
  /** The script that a worker runs; it calls `work`. */
  workerScript: string;
}

/** Serves with as many processes as the settings say: one is this one. Throws as `serve` does. */
export async function start({ workerScript }: Options): Promise<Started> {
  const environment = readServerEnvironment();
  makeDataFolder(environment);
  const { workers, adminPort, adminHost, databaseDirectUrl } = environment;
  const log = pino({ level: environment.logLevel });
  const channel = machineChannel();
  // This process answers, or keeps those that do: nobody could replace it without a gap.
  onEscape((error) => log.fatal({ err: error }, "an error that nobody held: this process goes on"));
  const disk = diskOf(environment.dataDir);
  const databaseProblem = await probeOf(environment.databaseUrl);
  const backups = environment.backup && backupsIn(openBackupStore(environment.backup.place));
  let running: Running | undefined;
  const admin =
    adminPort === undefined
      ? undefined
      : await openAdmin({
          port: adminPort,
          host: adminHost,
          async problem() {
            if (!running) return "starting or stopping";
            if (!running.ready()) return "not every worker serves";
            return (await disk.problem()) ?? databaseProblem();
          },
          reports: async () => [
            ...((await running?.reports()) ?? []),
            await disk.report(),
            ...(backups ? [await backups.report()] : []),
          ],
        });
  const nodes = databaseDirectUrl === undefined ? undefined : joinNodes({ channel, url: databaseDirectUrl, log });
  try {
    running =
      workers === 1
        ? await serveAlone(channel)
        : await startWorkers({ environment, script: workerScript, channel, log });
  } catch (error) {
    await Promise.all([admin?.close(), nodes?.close()]);
    throw error;
  }
  const { served, close } = running;
  log.info({ port: served.port, sites: served.sites.length, problems: served.problems, workers }, summaryOf(served));
  return {
    ...served,
    adminPort: admin?.port,
    async close() {
      running = undefined; // not ready any more
      await close();
      await Promise.all([admin?.close(), nodes?.close()]);
    },
  };
}

/** Whether the database takes writes, where it is not on the disk that is probed anyway. */
async function probeOf(databaseUrl: string | undefined): Promise<Probe> {
  if (databaseUrl === undefined) return async () => undefined;
  const { serverProblem } = await import("~/db/server-problem");
  return inTime(() => serverProblem(databaseUrl), "PostgreSQL does not answer");
}

/** "serving 2 sites on port 3000; 1 problem in the tenants' folder", so that a service's log shows that it is up. */
function summaryOf({ port, sites, problems }: Served): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  const wrong = problems > 0 ? `; ${counted(problems, "problem")} in the tenants' folder (npm run tenant check)` : "";
  return `serving ${counted(sites.length, "site")} on port ${port}${wrong}`;
}

async function serveAlone(channel: AnsweringChannel): Promise<Running> {
  const { serve } = await import("./server"); // not needed by a process that keeps others
  const { report, close, ...served } = await serve({ channel });
  return { served, ready: () => true, reports: async () => [await report()], close };
}
