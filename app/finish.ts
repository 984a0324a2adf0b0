import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** Longest that an answer in flight is waited for, in ms. */
const PATIENCE = 8_000;

/**
 * Follows a server's answers and connections from now on. What it gives back listens no more, lets the answers in flight
 * arrive, for eight seconds at most, and closes every connection, those too that the server was handed.
 */
export function finisherOf(server: Server): () => Promise<void> {
  // By connection: an answer that never had its turn on one emits no `close` when that breaks off.
  const connections = new Map<Socket, Set<ServerResponse>>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const answers = connections.get(socket);
    answers?.add(answer);
    answer.once("close", () => answers?.delete(answer));
  });

  /** Node takes a connection for idle as soon as the last of an answer is written, though much of it is still here. */
  function closeIdle() {
    const answers = [...connections.values()].flatMap((each) => [...each]);
    const onItsWay = answers.some(({ writableEnded, writableFinished }) => writableEnded && !writableFinished);
    if (!onItsWay) server.closeIdleConnections();
  }

  return async () => {
    // Not http's own way to close, which closes what it takes for idle at once.
    if (server.listening) NetServer.prototype.close.call(server);
    closeIdle();
    // A connection whose answer has arrived would be kept for the next request.
    const idle = setInterval(closeIdle, 50);
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await Promise.all([...connections.keys()].map((socket) => new Promise((closed) => socket.once("close", closed))));
    clearInterval(idle);
    clearTimeout(impatient);
  };
}
