import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { request as requestOverTls } from "node:https";
import { connect } from "node:tls";

/** The machine as somebody outside sees it. */
export interface Outside {
  /** Rejects where nobody speaks TLS there. */
  certificate(host: string, port: number): Promise<Certificate>;
  /** Follows no redirect, and takes any certificate. Rejects where no answer comes. */
  ask(asked: Asked): Promise<Answer>;
}

export interface Certificate {
  /** Why a browser refuses it; undefined where it takes it. */
  problem: string | undefined;
  /** The organisation that issued it, as it names itself; empty where it does not. */
  issuer: string;
  /** UTC ms. */
  from: number;
  until: number;
}

interface Asked {
  url: URL;
  method?: "GET" | "POST";
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

interface Options {
  /** Where to connect to whatever host is asked for, with TLS and without: for a machine that the names don't lead to yet. */
  connect?: { tls: Place; plain: Place } | undefined;
  /** PEM, in place of the authorities that browsers trust. */
  ca?: string;
  /** How long an answer is waited for, in ms. */
  patience?: number;
}

export interface Place {
  host: string;
  port: number;
}

export function outsideBy({ connect: other, ca, patience = 5000 }: Options = {}): Outside {
  return {
    certificate(host, port) {
      const place = other?.tls ?? { host, port };
      return new Promise((done, fail) => {
        const socket = connect({ ...place, servername: host, rejectUnauthorized: false, ...(ca && { ca }) });
        socket.setTimeout(patience, () => socket.destroy(new Error("no answer")));
        socket.on("error", fail);
        socket.once("secureConnect", () => {
          const { valid_from, valid_to, issuer } = socket.getPeerCertificate();
          const problem = socket.authorized ? undefined : `${socket.authorizationError}`;
          done({
            problem,
            issuer: [issuer.O ?? issuer.CN ?? ""].flat().join(" "),
            from: Date.parse(valid_from),
            until: Date.parse(valid_to),
          });
          socket.destroy();
        });
      });
    },
    ask({ url, method = "GET" }) {
      const isTls = url.protocol === "https:";
      const own = { host: url.hostname, port: Number(url.port) || (isTls ? 443 : 80) };
      const options = {
        ...((isTls ? other?.tls : other?.plain) ?? own),
        method,
        path: url.pathname + url.search,
        headers: { Host: url.host, "User-Agent": "bouquet-doctor", Accept: "text/html" },
        agent: false,
        signal: AbortSignal.timeout(patience),
      };
      return new Promise((done, fail) => {
        const answered = (answer: IncomingMessage) => {
          answer.on("error", () => {}); // what comes of cutting it off
          answer.destroy();
          done({ status: answer.statusCode ?? 0, headers: answer.headers });
        };
        const sent: ClientRequest = isTls
          ? requestOverTls({ ...options, servername: url.hostname, rejectUnauthorized: false }, answered)
          : request(options, answered);
        sent.on("error", fail);
        sent.end();
      });
    },
  };
}
