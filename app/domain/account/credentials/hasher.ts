import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "~/app/settings/environment";

type Question = { password: string } & ({ cost: object } | { stored: string });
type Answer = { id: number } & ({ answer: string | boolean } | { failed: string });

/** Asks the hashing thread. Starts it on first use; the thread does not keep the process alive. */
export function askHasher<T extends string | boolean>(question: Question): Promise<T> {
  thread ??= start();
  const id = ++asked;
  return new Promise((done, fail) => {
    open.set(id, { done: done as (answer: unknown) => void, fail });
    thread!.ref();
    thread!.postMessage({ id, ...question });
  });
}

interface Waiting {
  done(answer: unknown): void;
  fail(error: Error): void;
}

let thread: Worker | undefined;
let asked = 0;
const open = new Map<number, Waiting>();

function start(): Worker {
  const worker = new Worker(join(projectRoot, "app/domain/account/credentials/hashing-thread.mjs"));
  worker.on("message", ({ id, ...outcome }: Answer) => {
    const waiting = open.get(id);
    open.delete(id);
    if (open.size === 0) worker.unref();
    if ("answer" in outcome) waiting?.done(outcome.answer);
    else waiting?.fail(new Error(outcome.failed));
  });
  const end = (error: unknown) => {
    thread = undefined;
    for (const { fail } of open.values()) fail(new Error(`the hasher ended: ${error}`));
    open.clear();
  };
  return worker.on("error", end).on("exit", end);
}
