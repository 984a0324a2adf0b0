import { request as openRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { cpuSeconds, type Running } from "./process";

export interface Target {
  server: Running;
  host: string;
  path: string;
  headers?: Record<string, string>;
}

export interface Measured {
  requests: number;
  rate: number;
  /** Server CPU per request, in microseconds. */
  cpu: number;
  /** Duration of each request in ms, ascending. */
  latencies: number[];
}

/**
 * Loads a server for `ms` and measures it. Uses bare sockets, because Node's client costs more than many responses.
 * Throws if a response is not 200.
 */
export async function load(target: Target, ms: number, connections = 8): Promise<Measured> {
  const request = requestOf(target);
  const latencies: number[] = [];
  const cpuBefore = cpuSeconds(target.server.pid);
  const begin = performance.now();
  const end = begin + ms;
  await Promise.all(
    Array.from({ length: connections }, () =>
      exchange(target, request, (took) => {
        latencies.push(took);
        return performance.now() < end;
      }),
    ),
  );
  const seconds = (performance.now() - begin) / 1000;
  const requests = latencies.length;
  return {
    requests,
    rate: requests / seconds,
    cpu: ((cpuSeconds(target.server.pid) - cpuBefore) / requests) * 1e6,
    latencies: latencies.sort((a, b) => a - b),
  };
}

/** Number of requests after which V8 has compiled a page's code. Before that, a request costs twice as much. */
const WARM_AFTER = 3000;
const WARM_WITHIN_MS = 20_000;

/** Warms up each process of a server, because each process compiles the code separately. */
export async function warmUp(target: Target, { processes = 1, connections = 8 } = {}): Promise<void> {
  const end = performance.now() + WARM_WITHIN_MS * processes;
  for (let answered = 0; answered < WARM_AFTER * processes && performance.now() < end; ) {
    answered += (await load(target, 500, connections)).requests;
  }
}

export function p99(latencies: number[]): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * 0.99))]!;
}

interface Sent {
  method?: string;
  body?: string;
}

interface Answered {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  bytes: Buffer;
}

export function fetchOnce({ server, host, path, headers }: Target, { method, body }: Sent = {}): Promise<Answered> {
  const all = { ...headers, Host: `${host}:${server.port}` };
  return new Promise((done, fail) => {
    const call = openRequest({ port: server.port, host: "127.0.0.1", path, method, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        done({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    call.on("error", fail).end(body);
  });
}

function requestOf({ server, host, path, headers = {} }: Target): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: ${host}:${server.port}\r\n${lines.join("")}\r\n`;
}

/** Repeats a request on one connection until `next` returns false. */
function exchange(target: Target, request: string, next: (took: number) => boolean): Promise<void> {
  return new Promise((done, fail) => {
    const socket: Socket = connect(target.server.port, "127.0.0.1");
    socket.setNoDelay();
    let sent = 0;
    let missing = -1;
    let head = "";
    const send = () => {
      sent = performance.now();
      missing = -1;
      head = "";
      socket.write(request);
    };
    socket.on("connect", send).on("error", fail);
    socket.on("data", (chunk) => {
      if (missing < 0) {
        head += chunk.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        const length = /\r\nContent-Length: (\d+)/i.exec(head);
        if (!head.startsWith("HTTP/1.1 200") || !length) {
          socket.destroy();
          fail(new Error(`${target.path} answered ${head.slice(0, end)}`));
          return;
        }
        missing = Number(length[1]) - (head.length - end - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      if (next(performance.now() - sent)) send();
      else {
        socket.end();
        done();
      }
    });
  });
}
