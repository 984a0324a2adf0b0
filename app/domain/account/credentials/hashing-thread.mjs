import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";

// Pages take precedence over logins, so this thread has a low priority. On Linux the priority is per thread. Elsewhere
// it would apply to the whole server.
if (process.platform === "linux") setPriority(10);

/** @typedef {{ id: number, password: string, cost: object } | { id: number, password: string, stored: string }} Question */

parentPort?.on("message", (/** @type {Question} */ question) => {
  const { id, password } = question;
  try {
    const answer = "stored" in question ? verifySync(question.stored, password) : hashSync(password, question.cost);
    parentPort?.postMessage({ id, answer });
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error) });
  }
});
