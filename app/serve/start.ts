import type { Logger } from "pino";
import { openAdmin } from "~/app/admin/admin";
import { backupsIn } from "~/app/admin/backups";
import { buildReport } from "~/app/admin/build";
import { openBusiness } from "~/app/admin/business";
import { cellsHealth } from "~/app/admin/cells";
import { diskOf } from "~/app/admin/disk";
import { doctorsFindings } from "~/app/admin/doctor";
import { inTime, type Probe } from "~/app/admin/probe";
import { openStanding } from "~/app/admin/standing";
import type { Maker } from "~/app/backups/own";
import { openBackupStore } from "~/app/backups/store";
import { type ClusterCounter, clusterCounter } from "~/app/cluster/attempts";
import type { AnsweringChannel } from "~/app/cluster/channel";
import { onEscape } from "~/app/cluster/escapes";
import { hostsOf } from "~/app/cluster/hosts";
import { machineChannel } from "~/app/cluster/machine";
import { joinNodes } from "~/app/cluster/nodes";
import { type Running, startWorkers, stopOf } from "~/app/cluster/primary";
import { openReleaseSocket } from "~/app/cluster/release-socket";
import { releasesOf } from "~/app/cluster/releases";
import type { Served } from "~/app/cluster/served";
import { openLog } from "~/app/log/log";
import { makeDataFolder } from "~/app/settings/data-folder";
import { buildFolder, type Environment, readServerEnvironment } from "~/app/settings/environment";
import { openSharedAttempts } from "~/db/control/attempts";

export interface Started extends Served {
  adminPort: number | undefined;
  /** Answers the requests in progress, rejects new ones, and stops every process. */
  close(): Promise<void>;
}

interface Options {
  /** The script of a worker; it calls `work`. */
  workerScript: string;
}

/** Serves with the number of processes in the settings. A single process is this one. Throws as `serve` does. */
export async function start({ workerScript }: Options): Promise<Started> {
  const environment = readServerEnvironment();
  makeDataFolder(environment);
  const { workers, adminPort, adminHost, databaseDirectUrl, operatorHost } = environment;
  const log = openLog(environment);
  const attempts = countingWith(environment, log);
  const channel = machineChannel(attempts);
  // No other process can replace this one without a gap, because it serves or manages the workers.
  onEscape((error) => log.fatal({ err: error }, "an uncaught error: this process continues"));
  const disk = diskOf(environment.dataDir);
  const doctor = doctorsFindings(environment.dataDir);
  const databaseProblem = await probeOf(environment.databaseUrl);
  const backups =
    environment.backup && backupsIn(openBackupStore(environment.backup.place), () => makerOf(environment));
  const cells = environment.cells.length > 0 ? cellsHealth(environment.cells) : undefined;
  const hosts = hostsOf(channel);
  const standing = openStanding();
  channel.answer("standing", standing.note);
  const business = adminPort === undefined ? undefined : openBusiness({ now: Date.now });
  if (business) {
    channel.answer("counted", business.count);
    channel.answer("gauged", business.gauge);
  }
  let running: Running | undefined;
  let stopping = false;
  const admin =
    adminPort === undefined
      ? undefined
      : await openAdmin({
          port: adminPort,
          host: adminHost,
          async problem() {
            if (!running) return "starting or stopping";
            if (!running.ready()) return "not every worker serves";
            return standing.problem() ?? (await disk.problem()) ?? databaseProblem();
          },
          serving() {
            if (stopping) return "no more";
            return running?.serves() && !standing.problem() ? "yes" : "not yet";
          },
          certificates: { isServed: (host) => host === operatorHost || hosts.has(host), ready: hosts.known },
          reports: async () => [
            ...((await running?.reports()) ?? []),
            await disk.report(),
            await buildReport(environment.release),
            await doctor.report(),
            await standing.report(),
            ...(backups ? [await backups.report()] : []),
            ...(cells ? [await cells.report()] : []),
            ...(business ? [await business.report()] : []),
          ],
        });
  const releases = releasesOf({ build: buildFolder, running: () => running, log });
  const closeSocket = await openReleaseSocket({ dataDir: environment.dataDir, ...releases, log });
  const nodes = databaseDirectUrl === undefined ? undefined : joinNodes({ channel, url: databaseDirectUrl, log });
  try {
    running =
      workers === 1
        ? await serveAlone(channel, environment)
        : await startWorkers({ environment, script: workerScript, build: buildFolder, channel, log });
  } catch (error) {
    closeSocket();
    await Promise.all([admin?.close(), nodes?.close(), attempts?.close()]);
    throw error;
  }
  const { served, close } = running;
  log.info({ port: served.port, sites: served.sites.length, problems: served.problems, workers }, summaryOf(served));
  return {
    ...served,
    adminPort: admin?.port,
    async close() {
      stopping = true;
      running = undefined; // no longer ready
      closeSocket();
      await close();
      await Promise.all([admin?.close(), nodes?.close(), attempts?.close()]);
    },
  };
}

async function makerOf(environment: Environment): Promise<Maker> {
  const [{ openOwn }, { readMaker }] = await Promise.all([import("~/app/databases"), import("~/app/backups/own")]);
  const control = openOwn(environment);
  return readMaker(control).finally(() => control.close());
}

/** Returns the counter of attempts that nodes share. Undefined if no other node can have the same data. */
function countingWith({ databaseUrl }: Environment, log: Logger): ClusterCounter | undefined {
  return databaseUrl === undefined ? undefined : clusterCounter({ shared: openSharedAttempts(databaseUrl), log });
}

/**
 * Returns a probe that checks whether the database accepts writes. Does nothing for a database on the disk, which has
 * its own probe.
 */
async function probeOf(databaseUrl: string | undefined): Promise<Probe> {
  if (databaseUrl === undefined) return async () => undefined;
  const { serverProblem } = await import("~/db/server-problem");
  return inTime(() => serverProblem(databaseUrl), "PostgreSQL does not answer");
}

/** Formats "serving 2 sites on port 3000; 1 problem in the tenants' folder", for a service's log. */
function summaryOf({ port, sites, problems }: Served): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  const wrong = problems > 0 ? `; ${counted(problems, "problem")} in the tenants' folder (npm run tenant check)` : "";
  return `serving ${counted(sites.length, "site")} on port ${port}${wrong}`;
}

async function serveAlone(channel: AnsweringChannel, environment: Environment): Promise<Running> {
  const { serve } = await import("./server"); // the primary process does not need it
  const { report, close, ...served } = await serve({ channel });
  return {
    served,
    ready: () => true,
    serves: () => true,
    reports: async () => [await report()],
    workers: () => [{ pid: process.pid, build: buildFolder, serves: true }],
    close: () => close(stopOf(environment)),
  };
}
