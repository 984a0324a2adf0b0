import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashesBeginningWith } from "./sha-256";
import { workOut } from "./work-out";

const firstWord = (text: string) => createHash("sha256").update(text).digest().readUInt32BE();

test("hashesBeginningWith() hashes as the server does, whatever the length", () => {
  for (let length = 0; length < 200; length++) {
    const beginning = "token-".repeat(34).slice(0, length);
    const hash = hashesBeginningWith(beginning);
    for (const end of ["", "0", "123456789", "x".repeat(70)]) {
      expect(hash(end), `${length} and ${end}`).toBe(firstWord(beginning + end));
    }
  }
});

test("workOut() finds the first number whose hash begins with enough zeros, and stops when aborted", async () => {
  const found = Number(await workOut({ token: "token", bits: 10 }));
  expect(firstWord(`token:${found}`)).toBeLessThan(2 ** 22);
  for (let number = 0; number < found; number++) expect(firstWord(`token:${number}`)).toBeGreaterThanOrEqual(2 ** 22);
  await expect(workOut({ token: "token", bits: 32 }, AbortSignal.abort(new Error("left")))).rejects.toThrow("left");
});
