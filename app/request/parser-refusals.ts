import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "./headers";

const STATUSES = new Map(Object.entries({ HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }));

/** Answers what Node's parser refuses, before there is a request: plain text, then the connection closes. */
export function answerParserRefusals(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
    end(socket as Socket, STATUSES.get(error.code ?? "") ?? 400),
  );
  server.on("connect", (_request, socket) =>
    end(socket as Socket, 405, ["Allow: GET, HEAD, POST, PUT, PATCH, DELETE"]),
  );
}

function end(socket: Socket, status: number, headers: string[] = []): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = `${status} ${STATUS_CODES[status]}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${body.length}`,
    "Cache-Control: no-store",
    ...securityHeaders({ tls: false, live: false, tenant: undefined }).map((header) => header.join(": ")),
    "Connection: close",
    ...headers,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
