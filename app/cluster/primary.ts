import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Report } from "~/app/admin/metrics";
import type { Environment } from "~/app/environment";
import { secretUnder } from "~/app/secret";
import type { Served } from "~/app/served";
import { openAcceptor } from "./acceptor";
import { openBlame } from "./blame";
import type { AnsweringChannel, Line, Message } from "./channel";
import { reportsOfWorkers } from "./reports";

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
/**
 * The pause before another one in its place, in ms, grows from the first to the second. In the first slot it does not
 * grow: somebody waits for an answer, however often workers end.
 */
const PAUSES = { first: 250, longest: 30_000 };
/** The descriptor of the file that a worker counts its requests in, as the worker has it. */
const TALLY = 4;
/** A worker that is to be replaced serves on until another one does, but no longer than this, in ms. */
const REPLACED_WITHIN = 20_000;
/** How long workers may take to stop, in ms. */
const STOP_WITHIN = 9_000;

/** Keeps as many workers as there are to be. Gives back once all of them serve; throws where one of them can't. */
export async function startWorkers({ environment, script, channel, log }: Options): Promise<Running> {
  const acceptor = await openAcceptor(environment);
  if (!environment.secret) secretUnder(environment.dataDir); // else each would make one
  const workers = new Map<number, Worker>();
  const serving = new Set<number>();
  const reports = reportsOfWorkers(channel, serving);
  const blame = openBlame({ channel, log });
  const stopped = new AbortController();
  process.on("exit", killAll);

  function startWorker(): Worker {
    const tally = blame.openTally();
    const env = { ...process.env, PORT: `${acceptor.port}`, TALLY: `${TALLY}` };
    const child = fork(script, { env, stdio: ["inherit", "inherit", "inherit", "ipc", tally ?? "ignore"] });
    channel.join(lineTo(child));
    const worker = { child, serves: happening(), fails: happening(), ended: endOf(child) };
    const id = child.pid ?? 0; // none where it could not be started
    workers.set(id, worker);
    const learn = async () => {
      await worker.fails.happened;
      if (tally !== undefined) blame.failed(tally);
    };
    const forget = async () => {
      const end = await worker.ended;
      workers.delete(id);
      serving.delete(id);
      reports.ended(id).catch((error) => log.warn({ err: error }, "a worker's last report could not be kept"));
      if (tally === undefined) return;
      if (end.code !== 0 && !stopped.signal.aborted) blame.failed(tally);
      blame.closeTally(tally);
    };
    for (const follow of [learn, forget]) {
      follow().catch((error) => log.error({ err: error }, "what a worker ended of could not be learned"));
    }
    return worker;
  }

  /** Undefined where the machine has no room for another process. */
  function started(failed: (error: Error) => void): Worker | undefined {
    try {
      return startWorker();
    } catch (error) {
      failed(error as Error);
      log.error({ err: error }, "a worker could not be started");
      return undefined;
    }
  }

  async function keepOne(slot: number, failed: (error: Error) => void): Promise<void> {
    let failing: Worker | undefined;
    for (let inARow = 0; !stopped.signal.aborted; ) {
      const began = performance.now();
      const worker = started(failed);
      if (!worker) {
        await pause(PAUSES.first, undefined, { signal: stopped.signal }).catch(() => {});
        continue;
      }
      if (failing) void retire(failing, worker);
      const end = await Promise.race([worker.ended, worker.fails.happened]);
      failing = end ? undefined : worker;
      if (end) failed(new Error(`a worker ended before it served (${end.signal ?? end.code ?? end.error})`));
      if (stopped.signal.aborted) return;
      inARow = performance.now() - began < AT_ONCE ? inARow + 1 : 0;
      const ms = pauseAfter(inARow, slot);
      const what = end ? "a worker ended" : "an error escaped in a worker";
      log.error({ worker: worker.child.pid, ...end, ms }, `${what}: another one takes its place`);
      reports.restarted();
      await pause(ms, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  /** Stops a worker that an error escaped in, once its replacement serves. */
  async function retire({ child, ended }: Worker, replacement: Worker): Promise<void> {
    const late = pause(REPLACED_WITHIN, undefined, { ref: false });
    await Promise.race([replacement.serves.happened, ended, late]);
    acceptor.leave(child);
    lineTo(child).send({ type: "tell", kind: "stop", news: null });
    await Promise.race([ended, pause(STOP_WITHIN, undefined, { ref: false })]);
    child.kill("SIGKILL"); // without effect on one that has ended
  }

  async function close() {
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
    const served = await new Promise<Served>((done, failed) => {
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
      for (let slot = 0; slot < environment.workers; slot++) void keepOne(slot, failed);
    });
    return { served, ready: () => serving.size >= environment.workers, reports: reports.all, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Worker {
  child: ChildProcess;
  serves: Happening;
  /** An error escaped in it, and it is to be replaced. */
  fails: Happening;
  ended: Promise<End>;
}

interface End {
  code?: number | null;
  signal?: string | null;
  /** Why it could not be started. */
  error?: Error;
}

interface Happening {
  happen(): void;
  happened: Promise<void>;
}

function happening(): Happening {
  let happen = () => {};
  const happened = new Promise<void>((done) => {
    happen = done;
  });
  return { happen, happened };
}

function endOf(child: ChildProcess): Promise<End> {
  return new Promise((done) => {
    child.once("exit", (code, signal) => done({ code, signal }));
    child.on("error", (error) => child.pid === undefined && done({ error }));
  });
}

/** None for the first that ends at once, which may be bad luck. */
function pauseAfter(inARow: number, slot: number): number {
  const longest = slot === 0 ? PAUSES.first : PAUSES.longest;
  return inARow < 2 ? 0 : Math.min(longest, PAUSES.first * 2 ** (inARow - 2));
}

function lineTo(worker: ChildProcess): Line {
  return {
    // Whoever can't be told any more is gone, and that is heard of by itself.
    send: (message) => void worker.send(message, undefined, undefined, () => {}),
    onMessage: (receive) => void worker.on("message", (message: Message) => receive(message)),
    // Node emits no `disconnect` for a worker that is killed in the middle of a message.
    onGone: (ended) => void worker.once("disconnect", ended).once("exit", ended),
  };
}
