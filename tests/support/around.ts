/** Servers around the machine that the doctor examines: DNS, proxy, mail server, partner, time. */
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server as PlainServer } from "node:http";
import { createServer as createTlsServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { afterFile } from "./after-file";
import { type Dns, startDns } from "./dns";
import { type Post, startSmtp } from "./smtp";
import { startTimeServer, type TimeServer } from "./time-server";

export const BRAND = "velvet.example";
export const CONSOLE = "desk.example";
const HOSTS = [BRAND, CONSOLE];
const DAY = 24 * 60 * 60_000;

interface Answer {
  status: number;
  headers: Record<string, string>;
}

/** The servers of a test file. */
export interface Around {
  dns: Dns;
  post: Post;
  time: TimeServer;
  tls: Server;
  plain: PlainServer;
  tlsPort: number;
  plainPort: number;
  /** The certificate and key of the local servers, as PEM. */
  certificate: Certificate;
  usual: Certificate;
  /** The key that signs emails. */
  signing: KeyObject;
  /** The functions that answer requests, over TLS and without. */
  answers: { tls(asked: Asked): Answer; plain(asked: Asked): Answer };
  partner: { text: string };
}

interface Asked {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
}

interface Certificate {
  private: string;
  cert: string;
}

/** The time of the examination, UTC ms. */
export const NOW = Date.UTC(2026, 10, 26, 12);

/** Creates a certificate, by default valid until 2120. */
export function certificateFor(hosts: string[], { from = NOW - DAY, until = Date.UTC(2120, 0), issuer = "" } = {}) {
  const altNames = hosts.map((value) => ({ type: 2 as const, value }));
  const organization = issuer === "" ? [] : [{ name: "organizationName", value: issuer }];
  return generate([{ name: "commonName", value: hosts[0]! }, ...organization], {
    keySize: 2048,
    notBeforeDate: new Date(from),
    notAfterDate: new Date(until),
    extensions: [{ name: "subjectAltName", altNames }],
  });
}

export async function startAround(): Promise<Around> {
  const certificate = await certificateFor([...HOSTS, "localhost"]);
  const tls = createTlsServer({ key: certificate.private, cert: certificate.cert }, (request, response) => {
    const { url = "/", method = "GET", headers } = request;
    if (headers.host?.startsWith("localhost")) return void response.end(around.partner.text);
    const { status, headers: given } = around.answers.tls({ path: url, method, headers });
    response.writeHead(status, given).end();
  });
  const plain = createServer((request, response) => {
    const { url = "/", method = "GET", headers } = request;
    const { status, headers: given } = around.answers.plain({ path: url, method, headers });
    response.writeHead(status, given).end();
  });
  for (const server of [tls, plain]) {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    afterFile(() => {
      server.close();
      server.closeAllConnections();
    });
  }
  const around: Around = {
    dns: await startDns({}),
    post: await startSmtp(),
    time: await startTimeServer(),
    tls,
    plain,
    signing: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey,
    tlsPort: portOf(tls),
    plainPort: portOf(plain),
    certificate,
    usual: certificate,
    answers: usualAnswers(),
    partner: { text: "" },
  };
  return around;
}

export const HEADERS = {
  "Content-Type": "text/html",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000",
};

export function portOf(server: { address(): unknown }): number {
  return (server.address() as AddressInfo).port;
}

export function usualAnswers(): Around["answers"] {
  return {
    tls: ({ path }) =>
      path.startsWith("/payments/notices/")
        ? { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } }
        : { status: 200, headers: HEADERS },
    plain: ({ headers }) => ({ status: 308, headers: { Location: `https://${headers.host}/` } }),
  };
}
