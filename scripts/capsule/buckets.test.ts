// @engines one

import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bytesOf } from "~/app/domain/site/media/media";
import { bareInstallation, folder, type Installed, installed, type Key, newKey } from "~/tests/support/backups";
import { tamper } from "~/tests/support/place";
import { type Store, startStore } from "~/tests/support/s3-server";
import { exportTenant } from "./export";
import { restoreTenant } from "./restore";

const LARGE = Buffer.alloc(3_000_000, "two");

let key: Key;
let here: Installed;
let stores: Store[];
let file: string;

beforeAll(async () => {
  stores = [await startStore(), await startStore()];
  key = await newKey();
  here = await installed({ SECRET: "s".repeat(32), MEDIA_URL: stores[0]!.url });
  await here.media(here.slug).put("media/one-l.webp", Buffer.from("one"));
  await here.media(here.slug).put("held/two-l.webp", LARGE);
  // A secret wrapped by this machine, instead of the fixture's.
  await tamper(here.place, here.slug, "delete from site_secret");
  file = join(folder(), "site.capsule");
  await exportTenant(here.environment, {
    slug: here.slug,
    to: file,
    recipient: key.recipient,
    passphraseFile: undefined,
  });
});

afterAll(() => Promise.all(stores.map((store) => store.stop())));

test("a capsule > exports a site with pictures in a bucket, and restores them into another bucket", async () => {
  const there = await bareInstallation({ SECRET: "o".repeat(32), MEDIA_URL: stores[1]!.url });
  const asked = { file, as: undefined, hosts: [], key: key.file, passphraseFile: undefined };
  await restoreTenant(there.environment, asked);
  const [from, to] = stores.map(({ objects }) => [...objects].map(([path, { bytes }]) => [path, bytes.length]).sort());
  expect(from!.length).toBeGreaterThanOrEqual(2);
  expect(to).toEqual(from);
  expect((await bytesOf(there.media(here.slug), "held/two-l.webp")).equals(LARGE)).toBe(true);
});

test("a capsule > leaves no part of a restore if the bucket fails halfway", async () => {
  const before = stores[1]!.objects.size;
  const again = await bareInstallation({ SECRET: "o".repeat(32), MEDIA_URL: stores[1]!.url });
  stores[1]!.fail((method, path) => (method === "PUT" && path.includes("held/") ? "error" : undefined));
  const asked = { file, as: "second", hosts: ["second.example"], key: key.file, passphraseFile: undefined };
  await expect(restoreTenant(again.environment, asked)).rejects.toThrow();
  stores[1]!.fail();
  await restoreTenant(again.environment, asked);
  expect(stores[1]!.objects.size).toBe(2 * before);
});
