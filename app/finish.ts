import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** Longest that an answer in flight is waited for, in ms. */
const PATIENCE = 8_000;

/**
 * Follows a server's answers from now on. What it gives back takes no new connection, lets the answers in flight arrive,
 * for eight seconds at most, and closes every connection.
 */
export function finisherOf(server: Server): () => Promise<void> {
  const answers = new Set<ServerResponse>();
  server.prependListener("request", (_: IncomingMessage, answer: ServerResponse) => {
    answers.add(answer);
    answer.once("close", () => answers.delete(answer));
  });

  /** Node takes a connection for idle as soon as the last of an answer is written, though much of it is still here. */
  function closeIdle() {
    const onItsWay = [...answers].some(({ writableEnded, writableFinished }) => writableEnded && !writableFinished);
    if (!onItsWay) server.closeIdleConnections();
  }

  return async () => {
    // Not http's own way to close, which closes what it takes for idle at once.
    const closed = new Promise((done) => NetServer.prototype.close.call(server, done));
    closeIdle();
    // A connection whose answer has arrived would be kept for the next request.
    const idle = setInterval(closeIdle, 50);
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await closed;
    clearInterval(idle);
    clearTimeout(impatient);
  };
}
