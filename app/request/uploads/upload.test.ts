import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, test } from "vitest";
import { clearIncoming } from "~/app/domain/site/media/incoming";
import { openMedia } from "~/app/domain/site/media/media";
import { isDiskFailure } from "~/db/disk-failure";
import { NO_SMALL_DISK, smallDisk } from "~/tests/support/faults";
import { needs } from "~/tests/support/needs";
import { anAdult, testSite } from "~/tests/support/test-site";
import { withFiles } from "./upload";

const MB = 1024 * 1024;
const disk = smallDisk(8 * MB);
const needsDisk = needs(disk !== undefined, NO_SMALL_DISK);
afterAll(() => disk?.remove());

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const admit = async () => {};

describe("an upload", () => {
  test("is limited to one per member at a time, while others' continue", async () => {
    const site = await testSite({ members: [anna, bert] });
    const [first, second, third] = [unfinished(), unfinished(), unfinished()];
    const ends = [first, second, third].map(({ request }) => taken(site, request, anna));
    await expect(taken(site, whole(1), anna)).rejects.toMatchObject({ code: "photos.one_at_a_time" });
    expect(await taken(site, whole(1), bert)).toBe(1);
    for (const { finish } of [first, second, third]) finish();
    expect(await Promise.all(ends)).toEqual([1, 1, 1]);
  });

  test("is refused while too much is arriving, and frees its reservation afterwards", async () => {
    const site = await testSite({ members: [anna] });
    const reserved: number[] = [];
    const full = { ...site, machine: { ...site.machine, reserve: async () => undefined } };
    await expect(taken(full, whole(1), anna)).rejects.toMatchObject({ code: "photos.busy" });
    const counting = {
      ...site,
      machine: {
        ...site.machine,
        async reserve({ bytes }: { bytes: number }) {
          reserved.push(bytes);
          return () => void reserved.pop();
        },
      },
    };
    await withFiles(counting, { request: whole(9 * MB), owner: anna, admit }, async () => {
      expect(reserved.reduce((sum, bytes) => sum + bytes)).toBeGreaterThanOrEqual(9 * MB);
    });
    expect(reserved).toEqual([]);
    expect(readdirSync(site.media.incoming)).toEqual([]);
  });

  test("onto a full disk fails as such, and succeeds once there is space", needsDisk, async () => {
    const site = await testSite({ members: [anna] });
    const small = { ...site, media: openMedia({ url: undefined, dataDir: disk!.folder }).of("velvet") };
    const failure = (request: Request) => taken(small, request, anna).catch((error) => isDiskFailure(error));
    expect(await failure(whole(12 * MB))).toBe(true);
    expect(await failure(manyFiles(6, 3 * MB))).toBe(true);
    disk!.fill();
    expect(await failure(whole(MB))).toBe(true);
    disk!.empty();
    expect(await taken(small, whole(MB), anna)).toBe(1);
    expect(readdirSync(small.media.incoming)).toEqual([]);
  });
});

test("a leftover that can't be removed is logged, and does not stop the start", needsDisk, async () => {
  const incoming = mkdtempSync(join(tmpdir(), "bouquet-incoming-"));
  for (const name of ["upload-a", "upload-b", "upload-c"]) mkdirSync(join(incoming, name));
  const stuck = smallDisk(MB, join(incoming, "upload-b"))!; // a mount point can't be removed
  const failures = await clearIncoming(incoming, Date.now() + 2 * 60 * 60_000);
  expect(failures).toEqual([expect.objectContaining({ code: "EBUSY" })]);
  expect(readdirSync(incoming)).toEqual(["upload-b"]);
  stuck.remove();
  rmSync(incoming, { recursive: true, force: true });
});

const taken = (site: Parameters<typeof withFiles>[0], request: Request, owner: { id: string }) =>
  withFiles(site, { request, owner, admit }, async (files) => files.length);

const TYPE = { "Content-Type": "multipart/form-data; boundary=edge" };
const head = (name: string) =>
  `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;

function request(body: ReadableStream | string | Buffer): Request {
  return new Request("http://velvet.test/api/profileimage.php", {
    method: "POST",
    headers: TYPE,
    body: body as BodyInit,
    duplex: "half",
  } as RequestInit);
}

const whole = (size: number) => request(`${head("a.jpg")}${"x".repeat(size)}\r\n--edge--\r\n`);

function manyFiles(count: number, size: number): Request {
  const files = Array.from({ length: count }, (_, index) => `${head(`${index}.jpg`)}${"x".repeat(size)}\r\n`);
  return request(`${files.join("")}--edge--\r\n`);
}

/** Returns a body without its end. */
function unfinished() {
  const body = new Readable({ read() {} });
  body.push(`${head("a.jpg")}x`);
  return {
    request: request(Readable.toWeb(body) as ReadableStream),
    finish() {
      body.push("\r\n--edge--\r\n");
      body.push(null);
    },
  };
}
