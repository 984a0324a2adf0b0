import { type ChildProcess, fork } from "node:child_process";
import type { Line, Message } from "./channel";

export interface WorkerProcess {
  /** The worker's process id. 0 if the process could not be started. */
  id: number;
  child: ChildProcess;
  line: Line;
  build: string;
  serves: Signal;
  /** Resolves to the reason why the worker cannot serve. */
  refuses: Promise<string>;
  refuse(reason: string): void;
  /** Happens once the worker has an uncaught error. The primary then replaces the worker. */
  fails: Signal;
  ended: Promise<End>;
}

export interface End {
  code?: number | null;
  signal?: string | null;
  error?: Error;
}

/** An event that happens once. */
export interface Signal {
  happen(): void;
  happened: Promise<void>;
}

interface Given {
  port: number;
  build: string;
}

/** Starts a worker. The script calls `work` of the build that SERVED_BUILD names. */
export function forkWorker(script: string, { port, build }: Given): WorkerProcess {
  const env = { ...process.env, PORT: `${port}`, SERVED_BUILD: build };
  const child = fork(script, { env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  let refuse: (reason: string) => void = () => {};
  const refuses = new Promise<string>((done) => {
    refuse = done;
  });
  const signals = { serves: signal(), fails: signal(), refuses, refuse };
  return { id: child.pid ?? 0, child, line: lineTo(child), build, ...signals, ended: endOf(child) };
}

function signal(): Signal {
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

function lineTo(worker: ChildProcess): Line {
  return {
    // A failed send means that the process is gone, which its exit reports.
    send: (message) => void worker.send(message, undefined, undefined, () => {}),
    onMessage: (receive) => void worker.on("message", (message: Message) => receive(message)),
    // Node emits no `disconnect` for a worker that is killed while it sends a message.
    onGone: (ended) => void worker.once("disconnect", ended).once("exit", ended),
  };
}
