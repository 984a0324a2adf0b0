import pino from "pino";
import { openAdmin } from "./admin/admin";
import type { AnsweringChannel } from "./cluster/channel";
import { machineChannel } from "./cluster/machine";
import { joinNodes } from "./cluster/nodes";
import { type Running, startWorkers } from "./cluster/primary";
import { readEnvironment } from "./environment";
import { type Served, serve } from "./server";

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
  const environment = readEnvironment();
  const { workers, adminPort, adminHost, databaseDirectUrl } = environment;
  const log = pino({ level: environment.logLevel });
  const channel = machineChannel();
  let running: Running | undefined;
  const admin =
    adminPort === undefined
      ? undefined
      : await openAdmin({
          port: adminPort,
          host: adminHost,
          ready: () => running?.ready() ?? false,
          reports: async () => running?.reports() ?? [],
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

async function serveAlone(channel: AnsweringChannel): Promise<Running> {
  const { report, close, ...served } = await serve({ channel });
  return { served, ready: () => true, reports: async () => [await report()], close };
}
