import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Report } from "~/app/admin/metrics";
import type { Served } from "~/app/cluster/served";
import type { Environment } from "~/app/settings/environment";
import { secretUnder } from "~/app/settings/secret";
import { type Acceptor, openAcceptor } from "./acceptor";
import type { AnsweringChannel } from "./channel";
import { looksOf } from "./looks";
import type { Ending } from "./messages";
import { reportsOfWorkers } from "./reports";
import { openSlot, type Slot } from "./slot";
import { takeOver } from "./takeover";
import { forkWorker, type WorkerProcess } from "./worker-process";

export interface Running {
  served: Served;
  ready(): boolean;
  serves(): boolean;
  reports(): Promise<Report[]>;
  workers(): RunningWorker[];
  /**
   * Replaces every worker by one of the named build. After an error, which is safe to print, the old workers still
   * serve. Undefined if this process serves alone.
   */
  take?: (build: string, tell: (line: string) => void) => Promise<void>;
  close(): Promise<void>;
}

export interface RunningWorker {
  pid: number;
  build: string;
  serves: boolean;
}

interface Options {
  environment: Environment;
  script: string;
  build: string;
  channel: AnsweringChannel;
  log: Logger;
}

/** Maximum time in ms that a failing worker serves until its replacement is up. */
const REPLACED_WITHIN = 20_000;
const STOP_WITHIN = 9_000;
const STOP: Ending = { linger: 0, patience: 8_000 };
/**
 * In ms. Proxies keep idle connections for three seconds, and may not repeat a form that arrives as the connection
 * closes.
 */
const STOP_BEHIND_PROXY: Ending = { linger: 4_000, patience: 4_000 };
/** In ms: longer than proxies keep an idle connection, and longer than most uploads take. */
const DRAIN: Ending = { linger: 5_000, patience: 30_000 };

/** Starts the workers and replaces each that ends. Resolves once all workers serve. Throws if one of them cannot. */
export async function startWorkers({ environment, script, build, channel, log }: Options): Promise<Running> {
  const acceptor = await openAcceptor(environment);
  if (!environment.secret) secretUnder(environment.dataDir); // otherwise each worker would make its own secret
  const workers = new Map<number, WorkerProcess>();
  const serving = new Set<number>();
  const reports = reportsOfWorkers(channel, serving);
  const look = looksOf(channel);
  const slots: Slot[] = [];
  const candidates = new Set<number>();
  const stopped = new AbortController();
  process.on("exit", killAll);

  function startWorker(build: string): WorkerProcess {
    const worker = forkWorker(script, { port: acceptor.port, build });
    channel.join(worker.line);
    workers.set(worker.id, worker);
    void forget(worker);
    return worker;
  }

  async function forget({ id, ended }: WorkerProcess): Promise<void> {
    await ended;
    workers.delete(id);
    serving.delete(id);
    candidates.delete(id);
    reports.ended(id).catch((error) => log.warn({ err: error }, "a worker's last report could not be stored"));
  }

  function allServing(): Promise<Served> {
    return new Promise((done, failed) => {
      channel.answer("serving", (up) => {
        const worker = workers.get(up.worker);
        if (!worker) return;
        if (!candidates.has(up.worker)) admit(worker);
        worker.serves.happen();
        if (serving.size === environment.workers) done(up.served);
      });
      channel.answer("failing", (worker) => workers.get(worker)?.fails.happen());
      channel.answer("not_serving", ({ worker, reason }) => {
        workers.get(worker)?.refuse(reason);
        if (!candidates.has(worker)) failed(new Error(reason));
      });
      const slot = { build, start: startWorker, failed, restarted: reports.restarted, stopped: stopped.signal, log };
      const replace = (failing: WorkerProcess, by: WorkerProcess) => void retire(failing, by, acceptor);
      for (let number = 0; number < environment.workers; number++) slots.push(openSlot({ number, replace, ...slot }));
    });
  }

  function admit({ id, child }: WorkerProcess): void {
    candidates.delete(id);
    if (!workers.has(id)) return;
    serving.add(id);
    acceptor.join(child);
  }

  const take: Running["take"] = (wanted, tell) =>
    takeOver(
      wanted,
      {
        slots,
        start(build) {
          const worker = startWorker(build);
          candidates.add(worker.id);
          return worker;
        },
        admit,
        drain: (worker) => endWorker(worker, DRAIN, acceptor),
        look,
        stopped: stopped.signal,
        log,
      },
      tell,
    );

  async function close(): Promise<void> {
    stopped.abort();
    await acceptor.close();
    channel.tell("stop", stopOf(environment));
    const impatient = setTimeout(killAll, STOP_WITHIN);
    await Promise.all([...workers.values()].map(({ ended }) => ended));
    clearTimeout(impatient);
    process.off("exit", killAll);
  }

  function killAll(): void {
    for (const { child } of workers.values()) child.kill("SIGKILL");
  }

  try {
    const served = await allServing();
    return {
      served,
      ready: () => serving.size >= environment.workers,
      serves: () => serving.size > 0,
      reports: reports.all,
      workers: () => [...workers.values()].map(({ id, build }) => ({ pid: id, build, serves: serving.has(id) })),
      take,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export function stopOf({ behindProxy }: Pick<Environment, "behindProxy">): Ending {
  return behindProxy ? STOP_BEHIND_PROXY : STOP;
}

/** Stops a worker that had an uncaught error, once its replacement serves. */
async function retire(failing: WorkerProcess, by: WorkerProcess, acceptor: Acceptor): Promise<void> {
  const late = pause(REPLACED_WITHIN, undefined, { ref: false });
  await Promise.race([by.serves.happened, failing.ended, late]);
  await endWorker(failing, STOP, acceptor);
}

/** Stops handing connections to a worker. Resolves once the worker has ended. */
async function endWorker({ child, line, ended }: WorkerProcess, ending: Ending, acceptor: Acceptor): Promise<void> {
  acceptor.leave(child);
  line.send({ type: "tell", kind: "stop", news: ending });
  const longest = ending.linger + ending.patience + STOP_WITHIN - STOP.patience;
  await Promise.race([ended, pause(longest, undefined, { ref: false })]);
  child.kill("SIGKILL"); // no effect on an ended worker
  await ended;
}
