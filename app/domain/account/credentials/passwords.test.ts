import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { ownMachine } from "~/app/cluster/machine";
import { DomainError } from "~/app/domain/errors";
import { hashPassword, longEnough, shortEnough, verifyPassword } from "./passwords";

const machine = ownMachine();
const site = { tenant: { slug: "velvet" }, machine };
const neighbour = { tenant: { slug: "onyx" }, machine };

test("a hash verifies its own password and no other", async () => {
  const stored = await hashPassword(site, "correct horse");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(site, stored, "correct horse")).toBe(true);
  expect(await verifyPassword(site, stored, "Correct horse")).toBe(false);
  expect(await verifyPassword(site, undefined, "correct horse")).toBe(false);
  expect(await verifyPassword(site, "none", "correct horse")).toBe(false);
});

test("a password is the same however the keyboard composes it", async () => {
  expect(await verifyPassword(site, await hashPassword(site, "caf\u00e9 au lait"), "cafe\u0301 au lait")).toBe(true);
});

test("blanks pasted around a password are ignored, and blanks that belong to it are required", async () => {
  const plain = await hashPassword(site, "correct horse");
  for (const pasted of [
    "correct horse ",
    " correct horse",
    "correct horse\u00a0",
    "\ufeffcorrect horse\u200b",
    "correct horse\r\n",
  ])
    expect(await verifyPassword(site, plain, pasted), JSON.stringify(pasted)).toBe(true);
  expect(await verifyPassword(site, plain, "correcthorse")).toBe(false);
  const spaced = await hashPassword(site, " correct horse ");
  expect(await verifyPassword(site, spaced, " correct horse ")).toBe(true);
  expect(await verifyPassword(site, spaced, "correct horse")).toBe(false);
  expect(await verifyPassword(site, undefined, "correct horse ")).toBe(false);
});

test("the length of a password counts characters", () => {
  expect(longEnough("1234567")).toBe(false);
  expect(longEnough("12345678")).toBe(true);
  expect(longEnough("😀😀😀😀😀😀😀")).toBe(false);
  expect(shortEnough("😀".repeat(200))).toBe(true);
  expect(shortEnough("x".repeat(201))).toBe(false);
});

test("a full queue of hashes refuses the next request with Retry-After", async () => {
  const stored = await cheapHash("x".repeat(8));
  const answers = await Promise.all(storm(stored, 60));
  expect(answers.filter((answer) => answer === "false")).toHaveLength(52);
  const refused = answers.filter((answer) => answer instanceof DomainError);
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ code: "request.too_many", kind: "too_many", detail: { retryAfter: 2 } });
  expect(await verifyPassword(site, stored, "x".repeat(8))).toBe(true);
});

test("a flood of logins delays neither another site nor sign-ups and known devices of its own site", async () => {
  const stored = await cheapHash("x".repeat(8));
  let stormed = 0;
  const tries = storm(stored, 200).map((each) => each.then((answer) => void (answer === "false" && stormed++)));
  const answers = [
    verifyPassword(neighbour, stored, "x".repeat(8)),
    hashPassword(neighbour, "x".repeat(8)),
    verifyPassword(site, stored, "x".repeat(8), { known: true }),
    hashPassword(site, "x".repeat(8)),
  ];
  const before = await Promise.all(answers.map((each) => each.then(() => stormed)));
  await Promise.all(tries);
  expect(stormed).toBe(52);
  // Before these answers, only the two running hashes and one per turn of the 52 were done.
  expect(before.slice(0, 3).every((count) => count < 10)).toBe(true);
  expect(before[3]).toBeLessThan(40);
});

/** The hash states its own cost, here very low. */
const cheapHash = (password: string) => hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });

const storm = (stored: string, size: number) =>
  Array.from({ length: size }, () => verifyPassword(site, stored, "wrong").then(String, (error) => error));
