import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/environment";
import { TenantReadOnlyError } from "~/db/hold";
import { Refusal, wordsOf } from "./tenant/refusal";

test("a command whose output nobody reads any more ends without a word", async () => {
  const command = spawn(process.execPath, ["--import", "tsx", "scripts/tenant.ts", "words"], { cwd: projectRoot });
  command.stdout.destroy(); // what `head` does once it has its lines
  let said = "";
  command.stderr.on("data", (bytes) => {
    said += bytes;
  });
  const [code] = await once(command, "close");
  expect([said, code]).toEqual(["", 0]);
});

test("a write to a tenant that was moved ends in words, a mistake in the code with its stack", () => {
  expect(wordsOf(new TenantReadOnlyError())).toMatch(/^Nothing was written.*read-only[\s\S]*DATABASE_URL/);
  expect(wordsOf(new Refusal("--tenant is missing"))).toBe("--tenant is missing");
  const mistake = new TypeError("x is not a function");
  expect(() => wordsOf(mistake)).toThrow(mistake);
});
