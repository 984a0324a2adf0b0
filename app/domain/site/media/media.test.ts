import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bucketOf } from "~/app/bucket";
import { type Store, startStore } from "~/tests/support/s3-server";
import { clearIncoming, withIncoming } from "./incoming";
import { bytesOf, type MediaStore, openMedia } from "./media";

const dataDir = mkdtempSync(join(tmpdir(), "bouquet-media-"));
let store: Store;

beforeAll(async () => {
  store = await startStore();
});
afterAll(async () => {
  await store.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const places: [string, () => MediaStore][] = [
  ["on disk", () => openMedia({ url: undefined, dataDir })],
  ["in a bucket", () => openMedia({ url: store.url, dataDir })],
];

describe.each(places)("%s", (_, open) => {
  test("a file exists from its complete upload until its removal, and both can be repeated", async () => {
    const media = open().of("velvet");
    const path = "media/a-s.webp";
    expect(await media.get(path)).toBeUndefined();
    expect(await media.has(path)).toBe(false);
    const bytes = Buffer.from([0, 1, 2, 255]);
    await media.put(path, bytes);
    await media.put(path, bytes);
    expect(await media.has(path)).toBe(true);
    const file = await media.get(path);
    expect(file?.size).toBe(4);
    expect(Buffer.concat(await file!.body.toArray())).toEqual(bytes);
    await media.remove(path);
    await media.remove(path);
    expect(await media.get(path)).toBeUndefined();
    await expect(bytesOf(media, path)).rejects.toThrow("missing");
  });

  test("tenants have separate files", async () => {
    const media = open();
    await media.of("velvet").put("media/b-s.webp", Buffer.from("b"));
    expect(await media.of("bordeaux").get("media/b-s.webp")).toBeUndefined();
    expect(await media.of("velvet").get("held/b-s.webp")).toBeUndefined();
  });
});

test("an operator can view a file: on this machine, or by a link signed for an hour", async () => {
  const path = "held/d-l.webp";
  const onDisk = openMedia({ url: undefined, dataDir }).of("velvet");
  await onDisk.put(path, Buffer.from("d"));
  expect(readFileSync(await onDisk.whereabouts(path), "utf8")).toBe("d");

  const inBucket = openMedia({ url: store.url, dataDir }).of("velvet");
  await inBucket.put(path, Buffer.from("e"));
  const link = new URL(await inBucket.whereabouts(path));
  expect(link.pathname).toMatch(/\/site-files\/velvet\/held\/d-l\.webp$/);
  expect([link.searchParams.get("X-Amz-Expires"), link.searchParams.get("X-Amz-Signature")]).toEqual([
    "3600",
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  expect(await (await fetch(link)).text()).toBe("e");
  link.searchParams.set("X-Amz-Expires", "36000");
  expect((await fetch(link)).status).toBe(403);
});

test("a bucket's keys begin with the tenant, and carry the headers for browsers", async () => {
  await openMedia({ url: store.url, dataDir }).of("velvet").put("media/c-l.webp", Buffer.from("c"));
  expect(store.objects.get("site-files/velvet/media/c-l.webp")?.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

test("a wrong key is refused, and does not count as a missing file", async () => {
  const media = openMedia({ url: store.url.replace("secret", "secret-of-another"), dataDir }).of("velvet");
  await expect(media.put("media/d-s.webp", Buffer.from("d"))).rejects.toThrow();
  await expect(media.get("media/d-s.webp")).rejects.toThrow();
});

test("MEDIA_URL accepts a bucket at Amazon or elsewhere, and nothing else", () => {
  expect(bucketOf("s3://pictures/a/b?region=eu-central-1")).toEqual({
    name: "pictures",
    prefix: "a/b/",
    region: "eu-central-1",
    endpoint: undefined,
    credentials: undefined,
  });
  expect(bucketOf("https://key:se%2Fcret@store.example:9000/pictures")).toEqual({
    name: "pictures",
    prefix: "",
    region: "us-east-1",
    endpoint: "https://store.example:9000",
    credentials: { accessKeyId: "key", secretAccessKey: "se/cret" },
  });
  for (const url of ["", "pictures", "https://store.example", "s3://", "file:///srv"]) {
    expect(bucketOf(url), url).toBeUndefined();
  }
});

test("an upload's temporary files are removed afterwards, or an hour after its process was killed", async () => {
  const { incoming } = openMedia({ url: undefined, dataDir });
  await withIncoming({ incoming }, async (folder) => expect(readdirSync(folder)).toEqual([]));
  await expect(withIncoming({ incoming }, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(readdirSync(incoming)).toEqual([]);

  const now = Date.now();
  let died = () => {};
  const dying = withIncoming({ incoming }, () => new Promise<void>((done) => (died = done)));
  await expect.poll(() => readdirSync(incoming)).toHaveLength(1);
  await clearIncoming(incoming, now + 59 * 60_000);
  expect(readdirSync(incoming)).toHaveLength(1);
  utimesSync(join(incoming, readdirSync(incoming)[0]!), 0, 0);
  await clearIncoming(incoming, now);
  expect(readdirSync(incoming)).toEqual([]);
  died();
  await dying;
});
