import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Unready } from "../unready.mjs";

/** @typedef {{ status: number; headers: import("node:http").IncomingHttpHeaders; body: string }} Answer */
/** @typedef {{ method?: string; headers?: Record<string, string>; body?: Buffer | string }} Options */

/**
 * Sends a request to this machine on a new connection, as the proxy does. `fetch` would send 127.0.0.1 as the host.
 * @param {number} port @param {string} host @param {string} path @param {Options} [options]
 */
export function requestLocally(port, host, path, options) {
  const proxied = { "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https" };
  return answerTo({ port, path }, host, { ...options, headers: { ...proxied, ...options?.headers } });
}

/**
 * @param {import("node:http").RequestOptions} where @param {string} host @param {Options} [options]
 * @returns {Promise<Answer>}
 */
function answerTo(where, host, { method = "GET", headers, body = "" } = {}) {
  const all = { Host: host, "Content-Length": Buffer.byteLength(body), ...headers };
  return new Promise((done, fail) => {
    const asked = request({ ...where, host: "127.0.0.1", method, headers: all, agent: false, timeout: 60_000 });
    asked.once("response", (answer) => {
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

/** Requests a page over eight connections at once, each new. @param {() => Promise<Answer>} ask */
export function steadyLoad(ask) {
  let [answered, stopped] = [0, false];
  /** @type {string[]} */
  const failed = [];
  const all = Array.from({ length: 8 }, async () => {
    while (!stopped) {
      const outcome = await ask().then(({ status }) => status, String);
      if (outcome === 200) answered++;
      else failed.push(`${outcome}`);
      await pause(20);
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(all);
      return { answered, failed };
    },
  };
}

/** @param {string} what @param {() => boolean | Promise<boolean>} isSo */
export async function until(what, isSo) {
  for (const began = Date.now(); !(await isSo()); await pause(200))
    if (Date.now() - began > 180_000) throw new Unready(`In three minutes it does not come about: ${what}`);
}
