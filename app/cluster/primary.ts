import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Report } from "~/app/admin/metrics";
import { reportsOfWorkers } from "~/app/admin/reports";
import type { Environment } from "~/app/environment";
import { listen } from "~/app/listen";
import { secretUnder } from "~/app/request/secret";
import type { Served } from "~/app/server";
import type { AnsweringChannel, Line, Message } from "./channel";

export interface Running {
  served: Served;
  /** Whether all that is to serve does. */
  ready(): boolean;
  reports(): Promise<Report[]>;
  close(): Promise<void>;
}

interface Options {
  environment: Environment;
  /** What a worker runs: a script that calls `work`. */
  script: string;
  channel: AnsweringChannel;
  log: Logger;
}

/** A worker that lives shorter than this, in ms, has ended at once. */
const AT_ONCE = 10_000;
/** The pause before another one in its place grows from the first to the second, in ms. */
const PAUSES = { first: 250, longest: 30_000 };
/** How long workers may take to stop, in ms. */
const STOP_WITHIN = 9_000;

/** Keeps as many workers as there are to be. Gives back once all of them serve; throws where one of them can't. */
export async function startWorkers({ environment, script, channel, log }: Options): Promise<Running> {
  const port = await freePort(environment);
  if (!environment.secret) secretUnder(environment.dataDir); // else each would make one
  const serving = new Set<number>();
  const taking = new Set<Worker>();
  const reports = reportsOfWorkers(channel, serving);
  const stopped = new AbortController();
  cluster.setupPrimary({ exec: script, args: [] });
  process.on("exit", killAll);

  async function keepOne(failed: (error: Error) => void): Promise<void> {
    for (let inARow = 0; !stopped.signal.aborted; ) {
      const began = performance.now();
      const worker = cluster.fork({ PORT: `${port}` });
      channel.join(lineTo(worker));
      closeWhatNobodyTakes(worker, taking);
      const [code, signal] = await once(worker, "exit").catch((error) => [error]);
      serving.delete(worker.id);
      reports.ended(worker.id);
      failed(new Error(`a worker ended before it served (${signal ?? code})`));
      if (stopped.signal.aborted) return;
      inARow = performance.now() - began < AT_ONCE ? inARow + 1 : 0;
      const ms = pauseAfter(inARow);
      log.error({ worker: worker.process.pid, code, signal, ms }, "a worker ended: another one takes its place");
      reports.restarted();
      await pause(ms, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  const keeping: Promise<void>[] = [];
  async function close() {
    stopped.abort();
    channel.tell("stop", null);
    const impatient = setTimeout(killAll, STOP_WITHIN);
    await Promise.all(keeping);
    clearTimeout(impatient);
    process.off("exit", killAll);
  }

  try {
    const served = await new Promise<Served>((done, failed) => {
      channel.answer("serving", (up) => {
        serving.add(up.worker);
        if (serving.size === environment.workers) done(up.served);
      });
      channel.answer("not_serving", (reason) => failed(new Error(reason)));
      for (let index = 0; index < environment.workers; index++) keeping.push(keepOne(failed));
    });
    return { served, ready: () => serving.size === environment.workers, reports: reports.all, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** PORT, or any that is free, found before there are workers who would each report that it is taken. */
async function freePort({ port, host }: Environment): Promise<number> {
  const probe = createServer();
  const found = await listen(probe, { setting: "PORT", port, host });
  probe.close();
  await once(probe, "close");
  return found;
}

/** None for the first that ends at once, which may be bad luck. */
function pauseAfter(inARow: number): number {
  return inARow < 2 ? 0 : Math.min(PAUSES.longest, PAUSES.first * 2 ** (inARow - 2));
}

function lineTo(worker: Worker): Line {
  return {
    // Whoever can't be told any more is gone, and that is heard of by itself.
    send: (message) => void worker.send(message, undefined, undefined, () => {}),
    onMessage: (receive) => void worker.on("message", (message: Message) => receive(message)),
    // Of one that is killed in the middle of a message Node never says that it is disconnected.
    onGone: (ended) => void worker.once("disconnect", ended).once("exit", ended),
  };
}

/**
 * Node hands a worker one connection after the other, each once the one before is taken. Two it leaves open, and whoever
 * is at their other end would wait for an answer for ever: the one that a worker had not taken when it died, and the one
 * that the last worker to stop declines.
 */
function closeWhatNobodyTakes(worker: Worker, taking: Set<Worker>): void {
  const { process: child } = worker;
  const send = child.send.bind(child) as (...given: unknown[]) => boolean;
  let handed: { close?(): void } | undefined;
  child.send = (...given: unknown[]) => {
    if (given[1]) handed = given[1];
    return send(...given);
  };
  worker.once("exit", () => {
    taking.delete(worker);
    handed?.close?.();
  });
  // As long as others take connections Node hands them what one declines.
  child.on("internalMessage", ({ act, accepted }: { act?: string; accepted?: boolean }) => {
    if (act === "close") taking.delete(worker);
    if (accepted === false && taking.size === 0) handed?.close?.();
  });
  taking.add(worker);
}

function killAll(): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGKILL");
}
