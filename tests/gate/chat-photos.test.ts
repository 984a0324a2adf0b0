import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { animated, bomb, jpeg } from "../support/pictures";
import { type Answer, type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
const neighbour = "bordeaux.example";
const API = "/api/messages.php";
const OWN = "private, no-store";

let server: TestServer;
let anna: Joined;
let bert: Joined;
let carl: Joined;
let dora: Joined;
let photo: Buffer;
/** The conversation of Anna and Bert. */
let talk: string;

beforeAll(async () => {
  const credits = { perMessage: 0 };
  server = await startServer({ velvet: { credits }, bordeaux: { credits, chats: { pictures: false } } });
  [anna, bert, carl] = [
    await server.join(host, "Anna"),
    await server.join(host, "Bert"),
    await server.join(host, "Carl"),
  ];
  dora = await server.join(neighbour, "Dora");
  photo = await jpeg(900, 600);
  talk = await talkOf(anna, bert);
});

afterAll(() => server?.stop());

const as = (who: Joined | null) => (who ? { Cookie: who.cookie } : undefined);
const get = (path: string, who: Joined | null, at = host) => server.ask({ host: at, path, headers: as(who) });
const call = (method: string, path: string, who: Joined, json: unknown, at = host) =>
  server.ask({ host: at, method, path, headers: as(who), json });

async function talkOf(one: Joined, other: Joined, at = host): Promise<string> {
  const { id } = (await get(`/api/chat.php?profile=${other.id}`, one, at)).json();
  for (const who of [one, other]) {
    expect((await call("POST", API, who, { conversation: id, text: "Hello", key: who.id }, at)).status).toBe(201);
  }
  return id;
}

type Part = { field: string; value: Buffer | string; name?: string };

function inParts(parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ field, value, name }) => [
    `--b\r\nContent-Disposition: form-data; name="${field}"${name === undefined ? "" : `; filename="${name}"`}\r\n\r\n`,
    value,
    "\r\n",
  ]);
  return Buffer.concat([...pieces, "--b--\r\n"].map((piece) => Buffer.from(piece as string)));
}

const file = (value: Buffer | string): Part => ({ field: "file", value, name: "photo.jpg" });
const fields = (values: Record<string, string>): Part[] =>
  Object.entries(values).map(([field, value]) => ({ field, value }));

interface Where {
  who?: Joined | null;
  path?: string;
  at?: string;
  headers?: Record<string, string>;
}

function send(parts: Part[], { who = anna, path = API, at = host, headers = {} }: Where = {}): Promise<Answer> {
  const type = { "Content-Type": "multipart/form-data; boundary=b" };
  return server.ask({
    host: at,
    method: "POST",
    path,
    headers: { ...as(who), ...type, ...headers },
    body: inParts(parts),
  });
}

const said = (key: string, text = "") => fields({ conversation: talk, text, key });

/** Returns the files of messages' photos on the disk. */
function held(): string[] {
  const folders = readdirSync(server.dataDir, { recursive: true, withFileTypes: true });
  return folders.filter((entry) => entry.isFile() && /held$/.test(entry.parentPath)).map(({ name }) => name);
}

/** Returns the status of a path for each of these members. */
const statuses = async (path: string, who: (Joined | null)[], at = host) =>
  Promise.all(who.map(async (each) => (await get(path, each, at)).status));

test("a message's photo is served only to the two members of its conversation, as each may see it, and never cached", async () => {
  const sent = await send([...said("one", "By the lake"), file(photo)]);
  expect(sent.status).toBe(201);
  const { message } = sent.json();
  const at = `/chats/${talk}/messages/${message.id}/photo`;
  expect(message).toMatchObject({
    text: "By the lake",
    photo: { thumb_filename: `${at}/m`, filename: `${at}/l`, blurred: false },
  });
  const served = await get(`${at}/l`, anna);
  expect([served.status, served.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(served.headers["cache-control"]).toBe(OWN);
  expect(served.headers.etag).toBeUndefined();

  const chats = (await get("/api/chats.php", bert)).json().chats;
  expect(chats[0].last_message.photo).toEqual({ thumb_filename: `${at}/b`, blurred: true });
  const blurred = await get(`${at}/b`, bert);
  expect([blurred.status, blurred.headers["cache-control"]]).toEqual([200, OWN]);
  expect(Number(blurred.headers["content-length"])).toBeLessThan(1_000);
  for (const size of ["s", "m", "l"])
    expect(await statuses(`${at}/${size}`, [anna, bert, carl])).toEqual([200, 404, 404]);
  for (const size of ["x", "../l", "b.webp"])
    expect((await get(`${at}/${size}`, anna)).status).toBeGreaterThanOrEqual(400);
  expect(await statuses(`${at}/b`, [carl, null])).toEqual([404, 302]);
  // Requests the photo from another site, with the cookies of that site's members and of this site's.
  expect(await statuses(`${at}/b`, [dora, anna, null], neighbour)).toEqual([404, 302, 302]);
  // Expects that no other address serves the file.
  const [name] = held();
  for (const path of [`/media/${name}`, `/held/${name}`]) expect((await get(path, anna)).status).toBe(404);

  expect((await call("PATCH", "/api/chat.php", bert, { conversation: talk, photos: true })).status).toBe(200);
  expect(await statuses(`${at}/l`, [bert, carl])).toEqual([200, 404]);
  const page = await get(`/chats/${talk}`, bert);
  expect(page.body).toContain(`${at}/m`);
  expect((await call("DELETE", API, anna, { message: message.id })).status).toBe(200);
  for (const size of ["b", "l"]) expect(await statuses(`${at}/${size}`, [anna, bert])).toEqual([404, 404]);
  expect(held()).toEqual([]);
});

test("one key makes one photo, even if the photo is sent repeatedly and concurrently", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send([...said("twice"), file(photo)])));
  const created = answers.filter(({ status }) => status === 201);
  expect(created).toHaveLength(1);
  expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 429].includes(status))).toEqual([]);
  expect((await send([...said("twice", "Other words"), file(photo)])).json().message).toEqual(
    created[0]!.json().message,
  );
  expect(held()).toHaveLength(4);
  await call("DELETE", API, anna, { message: created[0]!.json().message.id });
});

test.each([
  ["two files", () => [file(photo), file(photo)], 422, "request.invalid"],
  ["a field that stands twice", () => [...fields({ text: "Again" }), file(photo)], 422, "request.invalid"],
  [
    "a field that no form of ours has",
    () => [...fields({ "text[__proto__]": "" }), file(photo)],
    422,
    "request.invalid",
  ],
  ["more words than fit", () => [], 422, "request.invalid"],
  ["neither words nor photo", () => [{ field: "file", value: "", name: "" }], 422, "chats.empty_message"],
  ["no picture", () => [file("<svg/>")], 415, "photos.not_an_image"],
  ["a picture of too many pixels", () => [file(bomb())], 413, "photos.too_many_pixels"],
  ["a picture cut short", () => [file(photo.subarray(0, 2_000))], 422, "photos.damaged"],
])("a message with %s is refused, and nothing is stored", async (what, more, status, code) => {
  const text = what === "more words than fit" ? "x".repeat(70_000) : "";
  const answer = await send([...said("refused", text), ...more()]);
  expect([answer.status, answer.json().error]).toEqual([status, code]);
  expect(held()).toEqual([]);
});

test("a too large file is refused while it arrives, and a too large body at once", async () => {
  const large = await send([...said("large"), file(Buffer.alloc(20 * 1024 * 1024 + 1, 1))]);
  expect([large.status, large.json().error]).toEqual([413, "photos.too_large"]);
  const length = { "Content-Length": String(22 * 1024 * 1024) };
  const headers = { ...as(anna), "Content-Type": "multipart/form-data; boundary=b", ...length };
  const announced = await server.ask({ host, method: "POST", path: API, headers, body: "" });
  expect([announced.status, announced.json().error]).toEqual([413, "request.too_large"]);
  expect(held()).toEqual([]);
});

test("other members, other sites and sites without photos cannot send a photo to the conversation", async () => {
  const parts = [...said("other"), file(photo)];
  expect((await send(parts, { who: carl })).status).toBe(404);
  expect((await send(parts, { who: null })).status).toBe(403);
  expect((await send(parts, { who: null, path: `/chats/${talk}` })).headers.location).toMatch(/^\/login/);
  expect((await send(parts, { who: dora, at: neighbour })).status).toBe(404);
  expect((await send(parts, { headers: { Origin: "http://evil.example" } })).status).toBe(403);
  const emil = await server.join(neighbour, "Emil");
  const there = await talkOf(dora, emil, neighbour);
  const form = [...fields({ conversation: there, text: "", key: "k" }), file(photo)];
  expect((await send(form, { who: dora, at: neighbour })).json().error).toBe("chats.photos_off");
  expect((await get(`/chats/${there}`, dora, neighbour)).body).not.toContain('type="file"');
  expect((await get("/account/privacy", dora, neighbour)).body).not.toContain('name="takesPhotos"');
  expect(held()).toEqual([]);
});

test("a form without a script sends a photo, and explains an invalid one", async () => {
  const path = `/chats/${talk}`;
  expect((await get(path, anna)).body).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
  const sent = await send([...fields({ text: "", key: "form" }), file(animated(await pngOf(photo)))], { path });
  expect([sent.status, sent.headers.location]).toEqual([302, path]);
  const plain = await send([...fields({ text: "Words alone", key: "plain" }), { field: "file", value: "", name: "" }], {
    path,
  });
  expect(plain.status).toBe(302);
  const refused = await send([...fields({ text: "Kept words", key: "bad" }), file("<svg/>")], { path });
  expect(refused.status).toBe(415);
  expect(refused.body).toContain("This is not a photo that we can read.");
  expect(refused.body).toContain("Kept words");
  const page = (await get(path, bert)).body;
  expect(page).toContain("Photo from Anna");
  expect(page).toContain("Words alone");
});

async function pngOf(picture: Buffer): Promise<Buffer> {
  return (await import("sharp")).default(picture).png().toBuffer();
}
