import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import { pushKeysFrom } from "~/app/domain/reach/push/keys";
import { sealerWith } from "~/app/domain/sealing";
import type { Db } from "~/db/handle";
import { secondFactors, siteSecrets } from "~/db/tables";
import { everyRow } from "~/tests/support/contents";
import { anAdult } from "~/tests/support/people";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { keysFor, rewrap, SecretLockedError } from "./secrets";
import { derivedKeys, unwrap, wrap } from "./wrapping";

const [FORMER, PRESENT, OTHER] = ["the former secret", "the present secret", "some other secret"];
const anna = anAdult({ name: "Anna" });

let site: TestSite;
let db: Db;

beforeEach(async () => {
  site = await testSite({ members: [anna] });
  db = site.db;
});

const log = pino({ level: "silent" });
const keysUnder = (secret: string, slug = "velvet") => keysFor({ db, slug, secret, now: () => 5, log })();
const rewrapped = (former: string, secret: string) => rewrap(db, "velvet", { former, secret, now: 9 });

test("a site's keys are its own, stable, made once despite simultaneous requests, and stored encrypted", async () => {
  const [keys, again] = await Promise.all([keysUnder(FORMER), keysUnder(FORMER)]);
  expect(again).toEqual(keys);
  expect(await keysUnder(FORMER)).toEqual(keys);
  const stored = JSON.stringify((await db.read(everyRow)).site_secret);
  for (const key of [keys.seal, keys.push])
    for (const form of ["base64url", "base64", "hex"] as const) expect(stored).not.toContain(key.toString(form));
  db = (await testSite({ tenant: { slug: "other" } })).db;
  expect((await keysUnder(FORMER)).seal).not.toEqual(keys.seal);
  expect(keys).not.toEqual(derivedKeys("velvet", FORMER));
});

test("the keys open with no other machine's secret, and for no other site", async () => {
  await keysUnder(FORMER);
  await expect(keysUnder(PRESENT)).rejects.toThrow(SecretLockedError);
  await expect(keysUnder(FORMER, "other")).rejects.toThrow();
});

test("a modified row cannot be decrypted", async () => {
  const wrapped = wrap(derivedKeys("velvet", OTHER), "velvet", FORMER);
  expect(unwrap(wrapped, "velvet", FORMER)).toEqual(derivedKeys("velvet", OTHER));
  const bytes = Buffer.from(wrapped, "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const altered = Buffer.from(bytes);
    altered[at]! ^= 1;
    expect(() => unwrap(altered.toString("base64url"), "velvet", FORMER)).toThrow();
  }
});

test("re-encrypting keeps sealed data and push keys, and a repeat changes nothing", async () => {
  const keys = await keysUnder(FORMER);
  const sealed = sealerWith(keys.seal).seal("second factor", "JBSWY3DP");
  expect(await rewrapped(FORMER, PRESENT)).toBe("rewrapped");
  const after = await db.read(everyRow);
  expect(await rewrapped(FORMER, PRESENT)).toBe("already");
  expect(await db.read(everyRow)).toEqual(after);
  const now = await keysUnder(PRESENT);
  expect(sealerWith(now.seal).open("second factor", sealed)).toBe("JBSWY3DP");
  expect(pushKeysFrom(now.push)).toEqual(pushKeysFrom(keys.push));
  await expect(keysUnder(FORMER)).rejects.toThrow(SecretLockedError);
});

test("a secret that neither machine secret opens stays unchanged", async () => {
  await keysUnder(FORMER);
  const before = await db.read(everyRow);
  expect(await rewrapped(OTHER, PRESENT)).toBe("unknown");
  expect(await db.read(everyRow)).toEqual(before);
});

test("an interrupted re-encryption has no effect", async () => {
  const keys = await keysUnder(FORMER);
  const dies: Db = {
    ...db,
    transact: (work) =>
      db.transact(async (tx) => {
        await work(tx);
        throw new Error("killed");
      }),
  };
  await expect(rewrap(dies, "velvet", { former: FORMER, secret: PRESENT, now: 9 })).rejects.toThrow("killed");
  expect(await keysUnder(FORMER)).toEqual(keys);
  expect(await rewrapped(FORMER, PRESENT)).toBe("rewrapped");
});

test("a site that sealed data before it had a secret keeps its key", async () => {
  const before = derivedKeys("velvet", FORMER);
  const secret = sealerWith(before.seal).seal("second factor", "JBSWY3DP");
  const row = { accountId: anna.id, secret, enabledAt: 1, lastStep: 0 };
  await db.transact((tx) => tx.insertMany(secondFactors, [row]));
  expect(await keysUnder(FORMER)).toEqual(before);

  const moved = await testSite({ members: [anna] });
  await moved.db.transact((tx) => tx.insertMany(secondFactors, [row]));
  expect(await rewrap(moved.db, "velvet", { former: FORMER, secret: PRESENT, now: 9 })).toBe("made");
  db = moved.db;
  expect(await keysUnder(PRESENT)).toEqual(before);
});

test("a site with a locked secret is served without push", async () => {
  await db.transact(async (tx) => {
    await tx.insertMany(siteSecrets, [
      { id: "site", wrapped: "x", wrappedBy: "another machine", createdAt: 1, wrappedAt: 1 },
    ]);
  });
  expect(await site.pusher.publicKey()).toBeNull();
  await expect(site.sealer()).rejects.toThrow(SecretLockedError);
});
