import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Exchange = Parameters<Listener>;

/** The request that each connection is being answered. */
const current = new WeakMap<Socket, IncomingMessage>();

/** How long a connection may neither send nor take a byte, in ms. */
const IDLE = 60_000;
/** Requests that a connection may send ahead of its answers. Browsers send none. */
const MOST_AHEAD = 16;
/** The least that a client must take of an answer in so many ms: a kilobyte a second, of which a slow phone has several. */
const PACE = { ms: 5 * 60_000, bytes: 256 * 1024 };

/**
 * An HTTP server whose connections end when nobody reads or writes on them. An answer that is still being worked out is
 * waited for, provided that the listener is `serialized`.
 */
export function openServer({ idle = IDLE } = {}): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    requestTimeout: 10 * 60_000, // for photos over a slow line; any other body has its own limit
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000, // how exactly those two are kept
    requireHostHeader: false, // the gate says what is wrong with it
  });
  server.setTimeout(idle, (socket) => {
    if (current.get(socket)?.complete && socket.writableLength === 0) socket.setTimeout(idle);
    else socket.destroy();
  });
  return server;
}

/**
 * Hands on a connection's requests one at a time: the next once the answer before it has left. Node parses whatever a
 * client sends ahead and emits all of it at once; a client that never reads would otherwise make the server keep every
 * answer, with the file behind it. A connection whose client takes an answer more slowly than `pace` ends: one byte a
 * minute is enough not to be idle.
 */
export function serialized(listener: Listener, { pace = PACE } = {}): Listener {
  const queues = new WeakMap<Socket, Exchange[]>();

  function begin(queue: Exchange[], ...[request, response]: Exchange): void {
    const { socket } = request;
    current.set(socket, request);
    const pacer = keepPace(socket, pace);
    response.once("close", () => {
      clearInterval(pacer);
      current.delete(socket);
      const next = socket.destroyed ? undefined : queue.shift();
      if (next) begin(queue, ...next);
      else queues.delete(socket);
    });
    listener(request, response);
  }

  return (request, response) => {
    const queue = queues.get(request.socket);
    if (!queue) {
      const own: Exchange[] = [];
      queues.set(request.socket, own);
      begin(own, request, response);
    } else if (queue.push([request, response]) > MOST_AHEAD) {
      request.socket.destroy();
    }
  };
}

/** Looks at what waits on the connection. An event stream has nothing waiting between its events, so it may last. */
function keepPace(socket: Socket, { ms, bytes }: typeof PACE): NodeJS.Timeout {
  /** The bytes that the client had taken at the last look, where more was waiting. */
  let before: number | undefined;
  const look = () => {
    const taken = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0) before = undefined;
    else if (before !== undefined && taken - before < bytes) socket.destroy();
    else before = taken;
  };
  return setInterval(look, ms).unref();
}
