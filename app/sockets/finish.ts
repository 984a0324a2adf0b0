import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { heldConnections } from "./listen";

/** In ms. */
export interface Finishing {
  /** How long connections stay open for one last request each. */
  linger?: number;
  /** The maximum wait for an answer in flight after that. */
  patience?: number;
  /** Ends the lingering, and shortens the wait for answers to its default. */
  hurry?: AbortSignal;
}

const PATIENCE = 8_000;
/** Maximum time without a byte on a connection, in ms. A new connection has a request on its way. */
const SILENCE = 1_000;

/** Stops listening, waits for answers in flight, eight seconds by default, and closes every connection. */
export function finisherOf(server: Server): (finishing?: Finishing) => Promise<void> {
  // Answers are tracked by connection: an answer that never had its turn emits no `close` when its connection breaks.
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

  /** Node counts a connection as idle once the end of an answer is written, although much of it is still buffered. */
  function closeIdle() {
    const onItsWay = allAnswers().some(({ writableEnded, writableFinished }) => writableEnded && !writableFinished);
    if (!onItsWay) server.closeIdleConnections();
    // Node does not count connections without any request either, as browsers open them ahead.
    const silentSince = performance.now() - SILENCE;
    for (const [socket, answers] of connections)
      if (answers.size === 0 && socket.bytesRead === 0 && since.get(socket)! <= silentSince) socket.destroy();
  }

  const allClosed = () =>
    Promise.all([...connections.keys()].map((socket) => new Promise((closed) => socket.once("close", closed))));

  /** The client closes, or the next answer does: closing here may cross a request on its way. */
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
      // `close` of http does not work: it closes at once the connections that it counts as idle.
      NetServer.prototype.close.call(server);
    }
    if (ms > 0 && !hurry?.aborted) await linger(ms, hurry);
    closeIdle();
    // A connection whose answer has arrived would stay open for the next request.
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
