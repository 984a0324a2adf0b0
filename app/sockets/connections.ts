import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Exchange = Parameters<Listener>;

const current = new WeakMap<Socket, IncomingMessage>();

/** Maximum time without a transferred byte on a connection, in ms. */
const IDLE = 60_000;
/** The number of requests that a connection may send ahead of its answers. Browsers send none. */
const MOST_AHEAD = 16;
/** The minimum that a client must read of an answer: a kilobyte a second, a fraction of a slow phone's rate. */
const PACE = { ms: 5 * 60_000, bytes: 256 * 1024 };

/** Idle connections end. An answer that is being computed is waited for, if the listener is `serialized`. */
export function openServer({ idle = IDLE } = {}): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    requestTimeout: 10 * 60_000, // for photos over a slow line; any other body has its own limit
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000, // the precision of these two limits
    requireHostHeader: false, // the gate reports a missing host
  });
  server.setTimeout(idle, (socket) => {
    if (current.get(socket)?.complete && socket.writableLength === 0) socket.setTimeout(idle);
    else socket.destroy();
  });
  return server;
}

/** Handles pipelined requests one by one. Disconnects a client that reads more slowly than `pace`. */
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

/** Compares unsent bytes. An event stream has none between its events, so it may last. */
function keepPace(socket: Socket, { ms, bytes }: typeof PACE): NodeJS.Timeout {
  /** The number of bytes that the client had read at the last check, if more were waiting. */
  let before: number | undefined;
  const look = () => {
    const taken = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0) before = undefined;
    else if (before !== undefined && taken - before < bytes) socket.destroy();
    else before = taken;
  };
  return setInterval(look, ms).unref();
}
