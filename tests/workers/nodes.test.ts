// @engines postgres
import { expect, test } from "vitest";
import { type Listening, listenTo } from "../support/event-stream";
import { jpeg } from "../support/pictures";
import { startStore } from "../support/s3-server";
import { type Joined, startServer } from "../support/server";
import { fullTest } from "../support/tiers";

const HOST = "velvet.example";
/** Generous, for a busy machine. */
const SOON = { timeout: 60_000 };

// Two servers share a tenant on PostgreSQL only: a SQLite file belongs to one machine.
test("actions on a server are seen at once by members connected to another", async () => {
  const here = await startServer({ velvet: {} });
  const { DATABASE_URL = "", TENANTS_DIR = "" } = here.settings;
  const there = await startServer({}, { DATABASE_URL, TENANTS_DIR });
  try {
    const [anna, bert] = [await here.join(HOST, "Anna"), await here.join(HOST, "Bert")];
    const ask = (at: typeof here, who: Joined, method: string, path: string, json?: object) =>
      at.ask({ host: HOST, method, path, json, headers: { Cookie: who.cookie } });
    const conversation: string = (await ask(here, anna, "GET", `/api/chat.php?profile=${bert.id}`)).json().id;
    const [hers, his] = [await listenTo(here, HOST, anna), await listenTo(there, HOST, bert)];
    const heard = (page: Listening) => expect.poll(() => page.events.map(({ kind }) => kind), SOON);

    const sent = await ask(here, anna, "POST", "/api/messages.php", { conversation, text: "Hello", key: "1" });
    const { id } = sent.json().message;
    await heard(his).toEqual(["message"]);
    await heard(hers).toEqual(["message", "delivered"]);
    await ask(here, anna, "POST", "/api/typing.php", { conversation });
    await heard(his).toEqual(["message", "typing"]);
    await ask(there, bert, "POST", "/api/read.php", { conversation });
    await heard(hers).toEqual(["message", "delivered", "read"]);
    expect((await ask(here, anna, "DELETE", "/api/messages.php", { message: id })).status).toBe(200);
    await heard(his).toEqual(["message", "typing", "read", "change"]);
    expect(his.events.at(-1)?.data.message).toMatchObject({ id, text: "", taken_back: true });
    for (const page of [hers, his]) page.leave();
  } finally {
    await there.stop();
    await here.stop();
  }
});

fullTest("a photo sent on a server is visible on another once accepted, and on neither once deleted", async () => {
  const store = await startStore();
  const shared = { MEDIA_URL: store.url, SECRET: "the same on all servers of these sites" };
  const here = await startServer({ velvet: { credits: { perMessage: 0 } } }, shared);
  const { DATABASE_URL = "", TENANTS_DIR = "" } = here.settings;
  const there = await startServer({}, { ...shared, DATABASE_URL, TENANTS_DIR });
  try {
    const [anna, bert] = [await here.join(HOST, "Anna"), await here.join(HOST, "Bert")];
    const ask = (at: typeof here, who: Joined, method: string, path: string, json?: object) =>
      at.ask({ host: HOST, method, path, json, headers: { Cookie: who.cookie } });
    const conversation: string = (await ask(there, bert, "GET", `/api/chat.php?profile=${anna.id}`)).json().id;
    await ask(there, bert, "POST", "/api/messages.php", { conversation, text: "Show me", key: "1" });
    const his = await listenTo(there, HOST, bert);

    const sent = await here.ask({
      host: HOST,
      method: "POST",
      path: "/api/messages.php",
      headers: { Cookie: anna.cookie, "Content-Type": "multipart/form-data; boundary=b" },
      body: inParts({ conversation, text: "", key: "2" }, await jpeg(900, 600)),
    });
    expect(sent.status).toBe(201);
    const { id } = sent.json().message;
    await expect.poll(() => his.events.map(({ kind }) => kind), SOON).toEqual(["message"]);
    const { photo } = his.events[0]!.data.message;
    expect(photo).toEqual({ thumb_filename: `/chats/${conversation}/messages/${id}/photo/b`, blurred: true });
    const sharp = `/chats/${conversation}/messages/${id}/photo/l`;
    expect((await ask(there, bert, "GET", photo.thumb_filename)).status).toBe(200);
    expect((await ask(there, bert, "GET", sharp)).status).toBe(404);
    await ask(there, bert, "PATCH", "/api/chat.php", { conversation, photos: true });
    for (const at of [here, there]) expect((await ask(at, bert, "GET", sharp)).status).toBe(200);
    expect(store.objects.size).toBe(4);

    expect((await ask(here, anna, "DELETE", "/api/messages.php", { message: id })).status).toBe(200);
    await expect.poll(() => his.events.at(-1)?.data, SOON).toMatchObject({ message: { id, taken_back: true } });
    for (const at of [here, there]) expect((await ask(at, bert, "GET", sharp)).status).toBe(404);
    await expect.poll(() => store.objects.size, SOON).toBe(0);
    his.leave();
  } finally {
    await there.stop();
    await here.stop();
    await store.stop();
  }
});

fullTest("all servers count login attempts together", async () => {
  const here = await startServer({ velvet: {} });
  const { DATABASE_URL = "", TENANTS_DIR = "" } = here.settings;
  const there = await startServer({}, { DATABASE_URL, TENANTS_DIR });
  try {
    const guess = async (at: typeof here) => {
      const form = { email: "nobody@example.com", password: "a guess" };
      return (await at.ask({ host: HOST, method: "POST", path: "/login", form })).status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 50; n++) statuses.push(await guess(n % 2 === 0 ? here : there));
    // One address may make 25 attempts. With a slow database a server counts alone and allows a few more.
    const refused = statuses.filter((status) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(25);
  } finally {
    await there.stop();
    await here.stop();
  }
});

function inParts(fields: Record<string, string>, file: Buffer): Buffer {
  const part = (disposition: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(value as string),
      Buffer.from("\r\n"),
    ]);
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  return Buffer.concat([...parts, part('name="file"; filename="photo.jpg"', file), Buffer.from("--b--\r\n")]);
}
