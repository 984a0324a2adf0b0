import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { renderToString } from "react-dom/server";
import { Database } from "~/db/sqlite-driver";
import { elementsOf, type Tree } from "./html-tree";

/** The baseline of pages: their queries, their trees and node:http. Reads its data from a file. */
export interface Reference {
  database: string;
  answers: Record<string, Answer>;
}

export interface Answer {
  queries: { sql: string; params: unknown[] }[];
  give: { tree: Tree } | { text: string; headers: Record<string, string> };
}

const { database, answers } = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as Reference;
const db = new Database(database, { readonly: true });
db.pragma("cache_size = -16000");

const ready = new Map(Object.entries(answers).map(([path, answer]) => [path, prepared(answer)]));
createServer((request, response) => {
  const answer = ready.get(request.url!);
  if (answer) answer(response);
  else response.writeHead(404, { "Content-Length": 0 }).end();
}).listen(Number(process.env.PORT), "127.0.0.1");

function prepared({ queries, give }: Answer): (response: ServerResponse) => void {
  if ("text" in give) {
    const bytes = Buffer.from(give.text, "base64");
    return (response) => void response.writeHead(200, { ...give.headers, "Content-Length": bytes.length }).end(bytes);
  }
  const statements = queries.map(({ sql, params }) => ({ statement: db.prepare(sql), params }));
  return (response) => {
    for (const { statement, params } of statements) statement.all(...params);
    const text = `<!DOCTYPE html>${renderToString(elementsOf(give.tree))}`;
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Length": Buffer.byteLength(text) };
    response.writeHead(200, headers).end(text);
  };
}
