import { afterAll, beforeAll, expect, test } from "vitest";
import { jpeg } from "../support/pictures";
import { type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
let server: TestServer;
let anna: Joined;
let bert: Joined;
let carl: Joined;

beforeAll(async () => {
  server = await startServer({ velvet: {} });
  anna = await server.join(host, "Anna");
  bert = await server.join(host, "Bert");
  carl = await server.join(host, "Carl");
});

afterAll(() => server?.stop());

const get = (path: string, who?: Joined) => server.ask({ host, path, headers: who ? { Cookie: who.cookie } : {} });
const post = (path: string, who: Joined, form: Record<string, string> = {}) =>
  server.ask({ host, method: "POST", path, form, headers: { Cookie: who.cookie } });

async function upload(who: Joined): Promise<{ id: string; thumb_filename: string }> {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), await jpeg(900, 600), Buffer.from("\r\n--b--\r\n")]);
  const headers = { "Content-Type": "multipart/form-data; boundary=b", Cookie: who.cookie };
  return (await server.ask({ host, method: "POST", path: "/api/profileimage.php", headers, body })).json().image;
}

test("a private photo's file is served only to its owner and to members with access, at each request", async () => {
  const image = await upload(anna);
  expect((await get(image.thumb_filename)).status).toBe(200);
  expect((await post(`/profile/photos/${image.id}/private`, anna, { private: "1" })).status).toBe(302);
  expect((await get(image.thumb_filename)).status).toBe(404);

  const address = `/members/${anna.id}/photos/${image.id}/picture`;
  expect((await get(address)).headers.location).toMatch(/^\/login/);
  expect((await get(address, bert)).status).toBe(404);
  expect((await get(`/profile/photos/${image.id}/picture`, anna)).status).toBe(200);
  expect((await get(`/profile/photos/${image.id}/picture`, bert)).status).toBe(404);

  expect((await post(`/members/${anna.id}/photos/ask`, bert)).headers.location).toBe(`/members/${anna.id}`);
  expect((await get(address, bert)).status).toBe(404);
  expect((await get("/home", anna)).body).toContain('href="/profile/photos/private"');
  expect((await get("/profile/photos/private", anna)).body).toContain("Bert");

  await post(`/members/${bert.id}/photos/show`, anna, { show: "1" });
  const shown = await get(address, bert);
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "private, no-store" });
  expect((await get(address, carl)).status).toBe(404);
  expect((await get(`/members/${anna.id}`, bert)).body).toContain(address);
  for (const path of [`/members/${anna.id}`, `/members/${anna.id}.data`, "/api/search.php?auto_load=1", "/members"]) {
    expect((await get(path, carl)).body, path).not.toContain(image.id);
  }

  await post(`/members/${bert.id}/photos/show`, anna, { show: "0" });
  expect((await get(address, bert)).status).toBe(404);
  expect((await get(`/members/${anna.id}`, bert)).body).not.toContain(address);
});
