import type { ChildProcess } from "node:child_process";
import { createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { inheritedSocket } from "~/app/sockets/inherited-socket";
import { heldConnections, listen } from "~/app/sockets/listen";

export const CONNECTION = "connection";
export const TAKEN = "taken";

export interface Acceptor {
  port: number;
  /** Hands connections to a worker. The worker gets the next connection after it has taken the previous one. */
  join(worker: ChildProcess): void;
  /** Stops handing connections to the worker, which still takes the connection that it was handed last. */
  leave(worker: ChildProcess): void;
  /** Refuses new connections. Resolves once workers have taken the earlier connections, after a second at most. */
  close(): Promise<void>;
}

/** Maximum number of connections that wait while no worker takes any. Beyond that, the oldest connection is closed. */
const WAITING = 1_000;
/** Maximum time for workers to accept the waiting connections at the end, in ms. */
const HANDED_WITHIN = 1_000;

/**
 * Opens the listening socket in the primary, so connections wait while workers end and start. A connection that an
 * ended worker had not taken goes to another worker. Throws like `listen`.
 */
export async function openAcceptor(address: { port: number; host: string }): Promise<Acceptor> {
  const waiting: Socket[] = [];
  const takers = new Map<ChildProcess, Taker>();
  const free = new Set<Taker>();

  // The primary reads nothing: the worker detects errors and the end of the connection.
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on("error", () => {});
    if (waiting.push(socket) > WAITING) waiting.shift()!.destroy();
    handOut();
  });

  function handOut(): void {
    for (const taker of free) {
      const socket = waiting.shift();
      if (!socket) return;
      free.delete(taker);
      taker.handed = socket;
      // If sending fails, the worker has ended, and `close` reports that.
      taker.worker.send(CONNECTION, socket, { keepOpen: true }, () => {});
    }
  }

  function taken(taker: Taker): void {
    taker.handed?.destroy(); // the worker's copy stays open
    taker.handed = undefined;
    if (!taker.leaving) free.add(taker);
    handOut();
  }

  function leave(taker: Taker): void {
    taker.leaving = true;
    free.delete(taker);
  }

  function ended(taker: Taker): void {
    takers.delete(taker.worker);
    if (taker.handed && server.listening) waiting.unshift(taker.handed);
    else taker.handed?.destroy();
    handOut();
  }

  return {
    port: await listen(server, { setting: "PORT", ...address, descriptor: inheritedSocket() }),
    join(worker) {
      const taker: Taker = { worker, leaving: false };
      takers.set(worker, taker);
      free.add(taker);
      worker.on("message", (message) => message === TAKEN && taken(taker));
      worker.once("exit", () => leave(taker));
      // `close` comes after all messages of the worker. A connection that the worker took is lost, because it may have
      // been read from.
      worker.once("close", () => ended(taker));
      handOut();
    },
    leave(worker) {
      const taker = takers.get(worker);
      if (taker) leave(taker);
    },
    async close() {
      await heldConnections();
      server.close();
      const until = performance.now() + HANDED_WITHIN;
      const isHanding = () => waiting.length > 0 || [...takers.values()].some(({ handed }) => handed);
      while (takers.size > 0 && isHanding() && performance.now() < until) await pause(10);
      for (const socket of waiting.splice(0)) socket.destroy();
    },
  };
}

interface Taker {
  worker: ChildProcess;
  handed?: Socket;
  leaving: boolean;
}
