import type { lookup } from "node:dns";
import { expect, test } from "vitest";
import { callOutside, isPublic, NotPublicError, publicLookup } from "./outside";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "fd00::1",
  "fe80::1%eth0",
  "localhost",
  "",
])("%j is not public", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(["1.1.1.1", "142.250.74.74", "172.32.0.1", "2a00:1450:4001:80b::200a", "::ffff:1.1.1.1"])(
  "%s is public",
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

/** A resolver with one name. */
const resolving = (...addresses: string[]) =>
  ((_host: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )) as unknown as typeof lookup;

function lookedUp(...addresses: string[]) {
  return new Promise((done) => {
    publicLookup(resolving(...addresses))("push.example", {}, (error, address) => done(error ?? address));
  });
}

test("a name is public if all of its addresses are", async () => {
  expect(await lookedUp("1.1.1.1", "1.0.0.1")).toBe("1.1.1.1");
  expect(await lookedUp("1.1.1.1", "10.0.0.1")).toBeInstanceOf(NotPublicError);
  expect(await lookedUp()).toBeInstanceOf(NotPublicError);
});

test("the checked address is the one that is called, even if the name changes in between", async () => {
  const answers = ["1.1.1.1", "127.0.0.1"];
  const changing = ((host: string, options: object, done: (error: null, all: object[]) => void) =>
    (resolving(answers.shift() ?? "127.0.0.1") as unknown as (...args: unknown[]) => void)(
      host,
      options,
      done,
    )) as never;
  const once = () =>
    new Promise((done) => publicLookup(changing)("push.example", {}, (error, address) => done(error ?? address)));
  expect(await once()).toBe("1.1.1.1");
  expect(await once()).toBeInstanceOf(NotPublicError);
});

test.each([
  "https://127.0.0.1/x",
  "https://2130706433/x", // the same as a number
  "https://[::1]/x",
  "https://[::ffff:7f00:1]/x",
  "https://169.254.169.254/latest/meta-data",
  "http://push.example/x",
])("%s is never called", async (address) => {
  const signal = AbortSignal.timeout(30_000);
  await expect(callOutside(address, { method: "GET", signal })).rejects.toBeInstanceOf(NotPublicError);
});
