import { Agent, type ClientRequest, get, request } from "node:http";
import { calls } from "~/app/contract/calls";

interface Ask {
  path: string;
  method?: string;
  type?: string;
  body?: string;
}

interface Answer {
  status: number;
  location: string | undefined;
  body: string;
}

/** A simulated browser. Keeps its connection, has its own address, and throws on error responses. */
export interface Browser {
  ask(ask: Ask): Promise<Answer>;
  get(path: string): Promise<void>;
  post(path: string, body: object): Promise<void>;
  /** Returns the address of the redirect. */
  postForm(path: string, form: Record<string, string>): Promise<string>;
  /** Returns the same browser, logged out. */
  without(): Browser;
  /** Returns the same browser on another host with another cookie. */
  at(host: string, cookie: string): Browser;
  /** Opens an event stream, and opens it again if it ends. */
  listen(): void;
  leave(): void;
}

interface Who {
  port: number;
  host: string;
  cookie?: string;
  /** The client address that the proxy sends. */
  address: string;
}

const TIMEOUT = 30_000;
const STREAM_PAUSE = 1_000;

export function openBrowser(who: Who, agent = new Agent({ keepAlive: true, maxSockets: 2 })): Browser {
  const { port, host, cookie, address } = who;
  const headers = {
    Host: `${host}:${port}`,
    "X-Forwarded-For": address,
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Accept-Language": "en",
    ...(cookie && { Cookie: cookie }),
  };
  let stream: ClientRequest | undefined;
  let left = false;

  function ask(asked: Ask): Promise<Answer> {
    const { path, method = "GET", type = "application/json", body } = asked;
    return new Promise((done, fail) => {
      const sent = { port, host: "127.0.0.1", path, method, agent, timeout: TIMEOUT };
      const all = { ...headers, ...(body !== undefined && { "Content-Type": type, Origin: `http://${host}:${port}` }) };
      const call = request({ ...sent, headers: all }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("error", fail);
        answer.on("end", () => {
          const { statusCode: status = 0 } = answer;
          const text = Buffer.concat(chunks).toString();
          if (status >= 400) fail(new Error(`${method} ${path} was answered ${status}: ${text.slice(0, 200)}`));
          else done({ status, location: answer.headers.location, body: text });
        });
      });
      call.on("timeout", () => call.destroy(new Error(`${method} ${path} was not answered in time`)));
      call.on("error", (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection while it was reused. A browser repeats the request once.
        if (call.reusedSocket && error.code === "ECONNRESET") done(ask(asked));
        else fail(error);
      });
      call.end(body);
    });
  }

  function listen(): void {
    if (left) return;
    const again = () => void (left || setTimeout(listen, STREAM_PAUSE).unref());
    const to = { port, host: "127.0.0.1", path: calls.events, agent: false as const };
    stream = get({ ...to, headers: { ...headers, Accept: "text/event-stream" } }, (answer) => {
      answer.on("error", () => {});
      answer.resume().on("close", again);
    });
    stream.on("error", again);
  }

  return {
    ask,
    async get(path) {
      await ask({ path });
    },
    async post(path, body) {
      await ask({ path, method: "POST", body: JSON.stringify(body) });
    },
    async postForm(path, form) {
      const body = new URLSearchParams(form).toString();
      const { status, location } = await ask({ path, method: "POST", body, type: "application/x-www-form-urlencoded" });
      if (status < 300 || !location) throw new Error(`POST ${path} led nowhere: ${status}`);
      return location;
    },
    without: () => openBrowser({ port, host, address }, agent),
    at: (otherHost, otherCookie) => openBrowser({ ...who, host: otherHost, cookie: otherCookie }, agent),
    listen,
    leave() {
      left = true;
      stream?.destroy();
      agent.destroy();
    },
  };
}
