import { request } from "node:http";

/** @typedef {{ status: number; headers: import("node:http").IncomingHttpHeaders; body: string }} Answer */

/**
 * A request to this machine, on a connection of its own, as the proxy in front sends it. `fetch` would name 127.0.0.1 as the host.
 * @param {number} port @param {string} host @param {string} path
 * @param {{ method?: string; headers?: Record<string, string>; body?: Buffer | string }} [options]
 * @returns {Promise<Answer>}
 */
export function requestLocally(port, host, path, { method = "GET", headers, body = "" } = {}) {
  const proxied = { Host: host, "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https" };
  const length = { "Content-Length": Buffer.byteLength(body) };
  return new Promise((done, fail) => {
    const options = { port, host: "127.0.0.1", path, method, headers: { ...proxied, ...length, ...headers } };
    const asked = request({ ...options, agent: false, timeout: 60_000 }, (answer) => {
      const { statusCode: status = 0, headers: told } = answer;
      answer
        .setEncoding("utf8")
        .toArray()
        .then((parts) => done({ status, headers: told, body: parts.join("") }), fail);
    });
    asked.once("timeout", () => asked.destroy(new Error("no answer in a minute")));
    asked.once("error", fail);
    asked.end(body);
  });
}
