import { Agent, request } from "node:http";
import { request as requestSecurely, Agent as SecureAgent } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

export interface Load {
  /** Number of answered requests. */
  answered(): number;
  /** Failed requests, including server errors. */
  refused: string[];
  stop(): Promise<void>;
}

const FORM = "language=nl&next=%2F";
const ASKED = [
  { method: "GET", path: "/" },
  { method: "GET", path: "/login" },
  { method: "GET", path: "/robots.txt" },
  { method: "POST", path: "/language", body: FORM },
];

/** How long a client may leave a connection idle, in ms, as proxies do. */
const IDLE = 3_000;
/**
 * The number of requests without a pause, and the pause after them in ms. Without the pause, three clients use a whole
 * core.
 */
const BURST = 6;
const BREATH = 500;

interface Options {
  port: number;
  host: string;
  clients: number;
  /** Uses TLS, to a proxy with unknown certificates. */
  secure?: boolean;
}

/** Starts clients that reuse their connections, also after pauses, and never retry. */
export function steadyLoad({ port, host, clients, secure = false }: Options): Load {
  const refused: string[] = [];
  let answered = 0;
  let stopped = false;

  async function client(number: number): Promise<void> {
    const kept = { keepAlive: true, maxSockets: 1 };
    const agent = secure ? new SecureAgent({ ...kept, rejectUnauthorized: false, servername: host }) : new Agent(kept);
    for (let turn = number; !stopped; turn++) {
      const asked = ASKED[turn % ASKED.length]!;
      const outcome = await statusOf({ ...asked, port, host, agent });
      if (typeof outcome === "number" && outcome < 500) answered++;
      else refused.push(`${asked.method} ${asked.path}: ${outcome}`);
      // Every third client sends six requests in a row; the others leave their connection idle for a while.
      if (number % 3 > 0) await pause(Math.random() * (number % 3 === 1 ? 100 : IDLE));
      else if (turn % BURST === 0) await pause(BREATH);
    }
    agent.destroy();
  }

  const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return {
    answered: () => answered,
    refused,
    async stop() {
      stopped = true;
      await all;
    },
  };
}

interface Asked {
  method: string;
  path: string;
  body?: string;
  port: number;
  host: string;
  agent: Agent;
}

function statusOf({ body, host, ...asked }: Asked): Promise<number | string> {
  return new Promise((done) => {
    const headers = {
      Host: host,
      ...(body && { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": `${body.length}` }),
    };
    const ask = asked.agent instanceof SecureAgent ? requestSecurely : request;
    const sent = ask({ ...asked, headers }, (answer) => {
      answer.resume().once("close", () => done(answer.complete ? answer.statusCode! : "cut off"));
    });
    sent.once("error", (error) => done(error.message));
    sent.setTimeout(60_000, () => sent.destroy(new Error("no answer in time")));
    sent.end(body);
  });
}
