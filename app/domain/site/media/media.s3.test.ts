import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bucketOf } from "~/app/bucket";
import { type Store, startStore } from "~/tests/support/s3-server";
import { bytesOf } from "./media";
import { inBucket } from "./media.s3";

const folder = mkdtempSync(join(tmpdir(), "bouquet-store-"));
const picture = Buffer.alloc(200_000, "p");
let store: Store;

beforeAll(async () => {
  store = await startStore();
});
afterEach(() => store.fail());
afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (url = store.url) => inBucket(bucketOf(url)!, folder).of("velvet");
const hasty = () => inBucket(bucketOf(store.url)!, folder, { answer: 100, put: 100, idle: 100 }).of("velvet");

describe("a store", () => {
  test("that hangs times out for every request", async () => {
    const media = hasty();
    const file = join(folder, "export.zip");
    writeFileSync(file, picture);
    store.fail(() => "hang");
    await expect(media.get("media/a-s.webp")).rejects.toThrow();
    await expect(media.has("media/a-s.webp")).rejects.toThrow();
    await expect(media.remove("media/a-s.webp")).rejects.toThrow();
    await expect(media.put("media/a-s.webp", picture)).rejects.toThrow();
    await expect(media.putFile("exports/a.zip", file)).rejects.toThrow();
    store.fail();
    expect(await open().get("media/a-s.webp")).toBeUndefined();
  });

  test("that hangs for one site's pictures delays no other site", async () => {
    const media = inBucket(bucketOf(store.url)!, folder);
    await media.of("onyx").put("media/a-s.webp", picture);
    store.fail((_, key) => (key.includes("/velvet/") ? "hang" : undefined));
    const before = store.failed();
    const asked = Array.from({ length: 500 }, () => media.of("velvet").get("media/a-s.webp"));
    const outcomes = Promise.allSettled(asked);
    await expect.poll(() => store.failed() - before).toBe(50);
    expect(await bytesOf(media.of("onyx"), "media/a-s.webp")).toEqual(picture);
    store.fail();
    store.cut();
    expect((await outcomes).filter(({ status }) => status === "rejected").length).toBeGreaterThanOrEqual(250);
  });

  test.each(["cut", "short", "error"] as const)(
    "that answers with half of a picture (%s) causes an error",
    async (fault) => {
      const media = open();
      await media.put("media/b-s.webp", picture);
      store.fail(() => fault);
      await expect(media.get("media/b-s.webp")).rejects.toThrow();
      store.fail();
      expect(await bytesOf(media, "media/b-s.webp")).toEqual(picture);
    },
  );

  test("that omits a picture's size has it measured", async () => {
    const media = open();
    await media.put("media/c-s.webp", picture);
    store.fail(() => "unsized");
    expect((await media.get("media/c-s.webp"))?.size).toBe(picture.length);
    store.objects.get("site-files/velvet/media/c-s.webp")!.headers = {};
    expect((await media.get("media/c-s.webp"))?.size).toBe(picture.length);
  });

  test("without its bucket causes an error, not a missing file", async () => {
    const media = open(store.url.replace("/pictures/", "/elsewhere/"));
    await expect(media.get("media/d-s.webp")).rejects.toThrow();
  });

  test("that fails once gets a retry", async () => {
    let left = 1;
    store.fail(() => (left-- > 0 ? "error" : undefined));
    await open().put("media/e-s.webp", picture);
    expect(store.objects.has("site-files/velvet/media/e-s.webp")).toBe(true);
  });
});
