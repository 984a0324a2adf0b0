// @engines one
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { clearIncoming } from "~/app/domain/site/media/incoming";
import { FORM_IN_PARTS, multipart, type Part, sendForm } from "../support/forms-in-parts";
import { jpeg } from "../support/pictures";
import { type Joined, startServer, type TestServer } from "../support/server";
import { fullTest } from "../support/tiers";

const host = "velvet.example";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const FOR_GOOD = "public, max-age=31536000, immutable";

let server: TestServer;
let anna: Joined;
let photo: Buffer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, bordeaux: { photos: { approval: "before" } } });
  anna = await server.join(host, "Anna");
  photo = await jpeg(900, 600);
});
afterAll(() => server?.stop());
afterEach(() => expect(server.log()).toBe(`port ${server.port}\n`));

function upload(
  parts: Part[] | Buffer,
  { path = "/api/profileimage.php", at = host, who = anna as Joined | null } = {},
) {
  const body = Buffer.isBuffer(parts) ? parts : multipart(parts);
  return sendForm(server.port, { path, headers: { Host: at, ...(who && { Cookie: who.cookie }) }, body });
}

/** Returns all files and rows, after the outbox has finished, such as deleting files. */
async function everything(slug = "velvet") {
  const due = async () => {
    const { outbox } = await server.rows(slug);
    const effects = outbox as { state: string; dueAt: number }[];
    return effects.filter(({ state, dueAt }) => state === "waiting" && dueAt <= Date.now() + 1000).length;
  };
  await expect.poll(due, { timeout: 30_000 }).toBe(0);
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/sqlite/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  return { files: files.sort(), rows: await server.rows(slug) };
}

const get = (path: string, who: Joined | null = null, at = host, headers = {}) =>
  server.ask({ host: at, path, headers: { ...headers, ...(who && { Cookie: who.cookie }) } });

describe("a photo by the API", () => {
  test("is accepted, served by its own site, and gone after its deletion", async () => {
    const before = await everything();
    const made = await upload([{ bytes: photo }]);
    expect(made.status).toBe(201);
    const { id, thumb_filename: address } = made.json().image;
    expect(address).toMatch(/^\/media\/[0-9a-f]{32}-m\.webp$/);

    for (const size of ["s", "m", "l"]) {
      const path = address.replace("-m.", `-${size}.`);
      const served = await get(path);
      expect(served.status).toBe(200);
      expect(served.headers).toMatchObject({ "content-type": "image/webp", "cache-control": FOR_GOOD });
      const again = await get(path, null, host, { "If-None-Match": served.headers.etag });
      expect([again.status, again.body]).toEqual([304, ""]);
      const head = await server.ask({ host, method: "HEAD", path });
      expect([head.status, head.body]).toEqual([200, ""]);
      expect(head.headers["content-length"]).toBe(served.headers["content-length"]);
      expect((await get(path, null, "bordeaux.example")).status).toBe(404);
    }

    const user = await get("/api/user.php", anna);
    expect(user.json().user.profile).toMatchObject({
      images: [{ id, thumb_filename: address }],
      main_image: { thumb_filename: address },
    });
    const deleted = await server.ask({
      host,
      method: "DELETE",
      path: "/api/profileimage.php",
      headers: { Cookie: anna.cookie },
      json: { image: id },
    });
    expect(deleted.json()).toEqual({ status: "done" });
    expect((await get(address)).status).toBe(404);
    const after = await everything();
    expect(after.files).toEqual(before.files);
    expect(after.rows.photo).toEqual(before.rows.photo);
  });

  test("is cropped as its form says, and its original can be uploaded again", async () => {
    const made = await upload([{ field: "crop", value: "0.5,0,0.4,1" }, { bytes: photo }]);
    const name: string = made.json().image.thumb_filename.replace("/media/", "");
    const { files } = await everything();
    const given = readFileSync(files.find((file) => file.endsWith(name))!);
    expect(await sharp(given).metadata()).toMatchObject({ format: "webp", width: 360, height: 600 });
    expect((await upload([{ bytes: given, name: "saved.webp" }])).status).toBe(201);
    for (const value of ["", "1,2,3", "0.5,0,0.6,1", "0,0,0,0", "-1,0,1,1"]) {
      const refused = await upload([{ field: "crop", value }, { bytes: photo }]);
      expect([refused.status, refused.json().error], value).toEqual([422, "request.invalid"]);
    }
  });

  test.each([
    ["a drawing by another name", [{ bytes: SVG, name: "photo.png" }], 415, "photos.not_an_image"],
    ["a picture of one pixel", [{ bytes: DOT }], 422, "photos.too_small"],
    ["60 MB", [{ bytes: Buffer.alloc(60 * 1024 * 1024, 1) }], 413, "photos.too_large"],
    ["two at once", [{ bytes: SVG }, { bytes: SVG }], 422, "request.invalid"],
    ["no file", [], 422, "photos.no_file"],
    ["a field that nothing was chosen for", [{ bytes: "", name: "" }], 422, "photos.no_file"],
    ["a file by another field's name", [{ bytes: SVG, field: "other" }], 422, "photos.no_file"],
  ])("with %s is refused, and nothing is left", async (_, parts, status, code) => {
    const before = await everything();
    const answer = await upload(parts);
    expect([answer.status, answer.json().error]).toEqual([status, code]);
    expect(answer.json().message).toMatch(/\w/);
    expect(await everything()).toEqual(before);
  });

  test("is refused if the body breaks off or is invalid", async () => {
    const before = await everything();
    for (const body of [multipart([{ bytes: photo }]).subarray(0, 5000), Buffer.from("nothing"), Buffer.alloc(0)]) {
      const answer = await upload(body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(await everything()).toEqual(before);
  });

  test("is refused from a visitor before the file is read", async () => {
    const answer = await upload([{ bytes: photo }], { who: null });
    expect([answer.status, answer.json().error]).toEqual([403, "auth.required"]);
    expect(
      (
        await server.ask({
          host,
          method: "POST",
          path: "/api/profileimage.php",
          headers: { Cookie: anna.cookie },
          json: {},
        })
      ).status,
    ).toBe(415);
  });

  test("is refused if the stated length exceeds the total size of all photos", async () => {
    const [path, size] = ["/api/profileimage.php", 300 * 1024 * 1024];
    const headers = { ...FORM_IN_PARTS, Cookie: anna.cookie, "Content-Length": `${size}` };
    const answer = await server.ask({ host, method: "POST", path, headers, body: "" });
    expect([answer.status, answer.json().error]).toEqual([413, "request.too_large"]);
  });
});

test("is cut off if the body never ends, far sooner without an authorised reader", async () => {
  for (const [Cookie, least, most] of [
    [anna.cookie, 200, 300],
    ["session=nobody", 10, 100],
  ] as const) {
    const headers = { ...FORM_IN_PARTS, Host: host, Cookie };
    const call = request({ port: server.port, host: "127.0.0.1", method: "POST", path: "/profile/photos", headers });
    const cut = new Promise<"cut">((done) => call.on("error", () => done("cut")));
    const chunk = Buffer.alloc(1024 * 1024, 1);
    call.write(multipart([{ bytes: chunk }]).subarray(0, 1000));
    const write = () => new Promise<"sent">((done) => call.write(chunk, () => done("sent")));
    let megabytes = 0;
    while (megabytes < 400 && (await Promise.race([cut, write()])) === "sent") megabytes++;
    expect(megabytes).toBeGreaterThan(least);
    expect(megabytes).toBeLessThan(most);
  }
  expect((await get("/login")).status).toBe(200);
});

fullTest("a visitor's slow upload is cut off long before a member's", async () => {
  const begin = (Cookie: string) => {
    const headers = { ...FORM_IN_PARTS, Host: host, Cookie, "Content-Length": 1_000_000 };
    const call = request({ port: server.port, host: "127.0.0.1", method: "POST", path: "/profile/photos", headers });
    call.write(multipart([{ bytes: photo }]).subarray(0, 500));
    const cut = new Promise<string>((done) => call.on("error", () => {}).on("close", () => done(Cookie)));
    return { call: call.on("response", (answer) => answer.resume()), cut };
  };
  const [nobodys, members] = [begin("session=nobody"), begin(anna.cookie)];
  expect(await Promise.race([nobodys.cut, members.cut])).toBe("session=nobody");
  members.call.destroy();
  expect((await get("/login")).status).toBe(200);
});

test("a form without a script sends a photo of any accepted size, at the sign-up as later", async () => {
  const carlo = await server.join(host, "Carlo");
  const large = await jpeg(4000, 3000);
  expect(large.length).toBeGreaterThan(100_000);
  for (const path of ["/signup/photos", "/profile/photos"]) {
    const answer = await upload([{ bytes: large }], { path, who: carlo });
    expect([answer.status, answer.headers.location]).toEqual([302, path]);
  }
  expect((await get("/api/user.php", carlo)).json().user.profile.images).toHaveLength(2);
});

test("a form without a script sends several photos: valid photos are accepted, and each other photo gets an error", async () => {
  const berta = await server.join(host, "Berta");
  const parts = [{ bytes: photo }, { bytes: SVG, name: "me <3.png" }, { bytes: photo }];
  const answer = await upload(parts, { path: "/profile/photos", who: berta });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain("me &lt;3.png: This is not a photo that we can read.");
  const { images } = (await get("/api/user.php", berta)).json().user.profile;
  expect(images).toHaveLength(2);
  for (const { thumb_filename: address } of images) expect(answer.body).toContain(address);

  const form = (path: string) =>
    server.ask({ host, method: "POST", path, headers: { Cookie: berta.cookie }, form: {} });
  expect((await form(`/profile/photos/${images[1].id}/main`)).headers.location).toBe("/profile/photos");
  expect((await form(`/profile/photos/${images[0].id}/delete`)).headers.location).toBe("/profile/photos");
  const { profile } = (await get("/api/user.php", berta)).json().user;
  expect(profile.images).toEqual([images[1]]);
  expect(profile.main_image.thumb_filename).toBe(images[1].thumb_filename);
  expect((await get(`/members/${berta.id}`)).body).toContain(images[1].thumb_filename.replace("-m.", "-l."));
});

test("a server killed during an upload leaves only files that are cleaned up", async () => {
  const dying = await startServer({ velvet: {} });
  try {
    const dora = await dying.join(host, "Dora");
    const headers = { ...FORM_IN_PARTS, Host: host, Cookie: dora.cookie, "Content-Length": 1_000_000 };
    const call = request({
      port: dying.port,
      host: "127.0.0.1",
      method: "POST",
      path: "/api/profileimage.php",
      headers,
    });
    call.on("error", () => {});
    call.write(multipart([{ bytes: photo }]).subarray(0, 9000));
    const incoming = join(dying.dataDir, ".incoming");
    await expect.poll(() => existsSync(incoming) && readdirSync(incoming, { recursive: true }).length).toBe(2);
    dying.signal("SIGKILL");
    await dying.ended;
    expect(readdirSync(incoming)).toHaveLength(1);
    await clearIncoming(incoming, Date.now() + 61 * 60_000);
    expect(readdirSync(incoming)).toEqual([]);
    expect(existsSync(join(dying.dataDir, "velvet/media"))).toBe(false);
    expect((await dying.rows("velvet")).photo).toEqual([]);
  } finally {
    await dying.stop();
  }
});
