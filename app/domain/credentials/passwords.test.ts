import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { ownMachine } from "~/app/cluster/machine";
import { DomainError } from "~/app/domain/errors";
import { hashPassword, longEnough, shortEnough, verifyPassword } from "./passwords";

const site = { machine: ownMachine() };

test("a password opens what it closed, and nothing else does", async () => {
  const stored = await hashPassword(site, "correct horse");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(site, stored, "correct horse")).toBe(true);
  expect(await verifyPassword(site, stored, "Correct horse")).toBe(false);
  expect(await verifyPassword(site, undefined, "correct horse")).toBe(false);
  expect(await verifyPassword(site, "none", "correct horse")).toBe(false);
});

test("it is the same password however the keyboard composes it", async () => {
  expect(await verifyPassword(site, await hashPassword(site, "caf\u00e9 au lait"), "cafe\u0301 au lait")).toBe(true);
});

test("its length counts characters", () => {
  expect(longEnough("1234567")).toBe(false);
  expect(longEnough("12345678")).toBe(true);
  expect(longEnough("😀😀😀😀😀😀😀")).toBe(false);
  expect(shortEnough("😀".repeat(200))).toBe(true);
  expect(shortEnough("x".repeat(201))).toBe(false);
});

test("when too many wait, the next is told to come back", async () => {
  // A cheap one: what is verified costs what it cost to make.
  const stored = await hash("x".repeat(8), { memoryCost: 64, timeCost: 1, parallelism: 1 });
  const tries = Array.from({ length: 130 }, () => verifyPassword(site, stored, "wrong").then(String, (error) => error));
  const answers = await Promise.all(tries);
  expect(answers.filter((answer) => answer === "false")).toHaveLength(102);
  const refused = answers.filter((answer) => answer instanceof DomainError);
  expect(refused).toHaveLength(28);
  expect(refused[0]).toMatchObject({ code: "request.too_many", kind: "too_many", detail: { retryAfter: 2 } });
  expect(await verifyPassword(site, stored, "x".repeat(8))).toBe(true);
});
