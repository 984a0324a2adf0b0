import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { request as requestOverTls } from "node:https";
import { connect } from "node:tls";

export interface Outside {
  /** Reads the certificate of a host. Rejects if no server answers by TLS. */
  certificate(host: string, port: number): Promise<Certificate>;
  /** Requests an address. Follows no redirect, and accepts any certificate. Rejects if the server does not answer. */
  ask(asked: Asked): Promise<Answer>;
}

export interface Certificate {
  /** Why a browser refuses the certificate. Undefined if browsers accept it. */
  problem: string | undefined;
  /** The organisation that issued the certificate. "" if the certificate does not name it. */
  issuer: string;
  /** The beginning of the certificate's validity, UTC ms. */
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
  /** The addresses to connect to instead of every host's own. For a machine without DNS records yet. */
  connect?: { tls: Place; plain: Place } | undefined;
  /** A certificate authority as PEM, instead of the authorities that browsers trust. */
  ca?: string;
  /** Time limit of a request, in ms. */
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
          answer.on("error", () => {}); // caused by cutting the answer off
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
