import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { heldConnections } from "./listen";

/** In ms. */
export interface Finishing {
  /** For how long connections are kept for a last request each. */
  linger?: number;
  /** Longest that an answer in flight is waited for after that. */
  patience?: number;
  /** Ends the first, and shortens the second to what it is by itself. */
  hurry?: AbortSignal;
}

const PATIENCE = 8_000;
/** How long a connection may be there without a byte on it, in ms. One that has just come has a request on its way. */
const SILENCE = 1_000;

/**
 * Follows a server's answers and connections from now on. What it gives back listens no more, lets the answers in flight
 * arrive, for eight seconds at most unless told otherwise, and closes every connection, those too that the server was handed.
 */
export function finisherOf(server: Server): (finishing?: Finishing) => Promise<void> {
  // By connection: an answer that never had its turn on one emits no `close` when that breaks off.
  const connections = new Map<Socket, Set<ServerResponse>>();
  const since = new WeakMap<Socket, number>();
  let last = false;
  server.on("connection", (socket: Socket) => {
    connections.set(socket, new Set());
    since.set(socket, performance.now());
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, answer: ServerResponse) => {
    if (last) answer.shouldKeepAlive = false;
    const answers = connections.get(socket);
    answers?.add(answer);
    answer.once("close", () => answers?.delete(answer));
  });

  const allAnswers = () => [...connections.values()].flatMap((each) => [...each]);

  /** Node takes a connection for idle as soon as the last of an answer is written, though much of it is still here. */
  function closeIdle() {
    const onItsWay = allAnswers().some(({ writableEnded, writableFinished }) => writableEnded && !writableFinished);
    if (!onItsWay) server.closeIdleConnections();
    // Nor does Node count those among them on which nothing was ever sent, as browsers open them ahead.
    const silentSince = performance.now() - SILENCE;
    for (const [socket, answers] of connections)
      if (answers.size === 0 && socket.bytesRead === 0 && since.get(socket)! <= silentSince) socket.destroy();
  }

  const allClosed = () =>
    Promise.all([...connections.keys()].map((socket) => new Promise((closed) => socket.once("close", closed))));

  /**
   * A connection that is closed while it is idle may cross a request that is on its way. So each is closed by its client, or with
   * its next answer: proxies leave a connection of their own accord after a few seconds without a request.
   */
  async function linger(ms: number, hurry: AbortSignal | undefined): Promise<void> {
    for (const answer of allAnswers()) if (!answer.headersSent) answer.shouldKeepAlive = false;
    const patience = new AbortController();
    const signal = hurry ? AbortSignal.any([hurry, patience.signal]) : patience.signal;
    const late = pause(ms, undefined, { signal }).catch(() => {});
    await Promise.race([allClosed(), late]);
    patience.abort();
  }

  return async ({ linger: ms = 0, patience = PATIENCE, hurry } = {}) => {
    last = ms > 0;
    if (server.listening) {
      await heldConnections();
      // Not http's own way to close, which closes what it takes for idle at once.
      NetServer.prototype.close.call(server);
    }
    if (ms > 0 && !hurry?.aborted) await linger(ms, hurry);
    closeIdle();
    // A connection whose answer has arrived would be kept for the next request.
    const idle = setInterval(closeIdle, 50);
    const giveUp = () => server.closeAllConnections();
    let impatient = setTimeout(giveUp, hurry?.aborted ? PATIENCE : patience);
    hurry?.addEventListener("abort", () => {
      clearTimeout(impatient);
      impatient = setTimeout(giveUp, PATIENCE);
    });
    await allClosed();
    clearInterval(idle);
    clearTimeout(impatient);
  };
}
