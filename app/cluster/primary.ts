import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Report } from "~/app/admin/metrics";
import type { Environment } from "~/app/environment";
import { secretUnder } from "~/app/secret";
import type { Served } from "~/app/served";
import { type Acceptor, openAcceptor } from "./acceptor";
import { openBlame } from "./blame";
import type { AnsweringChannel } from "./channel";
import { reportsOfWorkers } from "./reports";
import { keepSlot } from "./slot";
import { forkWorker, type WorkerProcess } from "./worker-process";

export interface Running {
  served: Served;
  /** Whether all that is to serve does. */
  ready(): boolean;
  reports(): Promise<Report[]>;
  close(): Promise<void>;
}

interface Options {
  environment: Environment;
  /** The script of a worker, which calls `work`. */
  script: string;
  channel: AnsweringChannel;
  log: Logger;
}

/** How long a worker that will be replaced goes on serving until its successor is up, at most, in ms. */
const REPLACED_WITHIN = 20_000;
/** How long workers may take to stop, in ms. */
const STOP_WITHIN = 9_000;

/** Keeps as many workers as there are to be. Gives back once all of them serve; throws where one of them can't. */
export async function startWorkers({ environment, script, channel, log }: Options): Promise<Running> {
  const acceptor = await openAcceptor(environment);
  if (!environment.secret) secretUnder(environment.dataDir); // else each would make one
  const workers = new Map<number, WorkerProcess>();
  const serving = new Set<number>();
  const reports = reportsOfWorkers(channel, serving);
  const blame = openBlame({ channel, log });
  const stopped = new AbortController();
  process.on("exit", killAll);

  function startWorker(): WorkerProcess {
    const tally = blame.openTally();
    const worker = forkWorker(script, { port: acceptor.port, tally });
    channel.join(worker.line);
    workers.set(worker.id, worker);
    for (const follow of [learn(worker, tally), forget(worker, tally)]) {
      follow.catch((error) => log.error({ err: error }, "what a worker ended of could not be learned"));
    }
    return worker;
  }

  async function learn({ fails }: WorkerProcess, tally: number | undefined): Promise<void> {
    await fails.happened;
    if (tally !== undefined) blame.failed(tally);
  }

  async function forget({ id, ended }: WorkerProcess, tally: number | undefined): Promise<void> {
    const end = await ended;
    workers.delete(id);
    serving.delete(id);
    reports.ended(id).catch((error) => log.warn({ err: error }, "a worker's last report could not be kept"));
    if (tally === undefined) return;
    if (end.code !== 0 && !stopped.signal.aborted) blame.failed(tally);
    blame.closeTally(tally);
  }

  /** Settles once every slot has a worker that serves, or one can't. */
  function allServing(): Promise<Served> {
    return new Promise((done, failed) => {
      channel.answer("serving", (up) => {
        const worker = workers.get(up.worker);
        if (!worker) return;
        serving.add(up.worker);
        blame.tell();
        acceptor.join(worker.child);
        worker.serves.happen();
        if (serving.size === environment.workers) done(up.served);
      });
      channel.answer("failing", (worker) => workers.get(worker)?.fails.happen());
      channel.answer("not_serving", (reason) => failed(new Error(reason)));
      const slot = { start: startWorker, failed, restarted: reports.restarted, stopped: stopped.signal, log };
      const replace = (failing: WorkerProcess, by: WorkerProcess) => void retire(failing, by, acceptor);
      for (let number = 0; number < environment.workers; number++) void keepSlot({ number, replace, ...slot });
    });
  }

  async function close(): Promise<void> {
    stopped.abort();
    acceptor.close();
    channel.tell("stop", null);
    const impatient = setTimeout(killAll, STOP_WITHIN);
    await Promise.all([...workers.values()].map(({ ended }) => ended));
    clearTimeout(impatient);
    blame.close();
    process.off("exit", killAll);
  }

  function killAll(): void {
    for (const { child } of workers.values()) child.kill("SIGKILL");
  }

  try {
    const served = await allServing();
    return { served, ready: () => serving.size >= environment.workers, reports: reports.all, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Stops a worker that an error escaped in, once its replacement serves. */
async function retire({ child, line, ended }: WorkerProcess, by: WorkerProcess, acceptor: Acceptor): Promise<void> {
  const late = pause(REPLACED_WITHIN, undefined, { ref: false });
  await Promise.race([by.serves.happened, ended, late]);
  acceptor.leave(child);
  line.send({ type: "tell", kind: "stop", news: null });
  await Promise.race([ended, pause(STOP_WITHIN, undefined, { ref: false })]);
  child.kill("SIGKILL"); // without effect on one that has ended
}
