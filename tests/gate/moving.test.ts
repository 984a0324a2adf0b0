import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyTenant, releaseTenant } from "~/db/copy/copy";
import { migrationsDir } from "~/tests/support/moving";
import { jpeg } from "~/tests/support/pictures";
import { addressOf, freshPlace } from "~/tests/support/place";
import { type Answer, type Ask, type Joined, startServer, type TestServer } from "~/tests/support/server";

const VELVET = "velvet.example";
const ONYX = "onyx.example";
const WORDS = "We zijn een paar minuten aan het verhuizen.";

let server: TestServer;
let anna: Joined;
let bert: Joined;
/** The page of their conversation. */
let talk: string;

beforeAll(async () => {
  server = await startServer({ velvet: {}, onyx: {} });
  [anna, bert] = [await server.join(VELVET, "Anna"), await server.join(VELVET, "Bert")];
  talk = (await asAnna({ path: `/members/${bert.id}/chat` })).headers.location!;
});

afterAll(() => server?.stop());

function asAnna(ask: Omit<Ask, "host">): Promise<Answer> {
  return server.ask({ host: VELVET, ...ask, headers: { Cookie: anna.cookie, "Accept-Language": "nl" } });
}

const like = () => asAnna({ method: "POST", path: "/api/likes.php", json: { profile: bert.id } });

async function uploads(): Promise<Answer> {
  const form = new FormData();
  form.set("file", new Blob([await jpeg(480, 360)]), "photo.jpg");
  const encoded = new Response(form);
  const headers = {
    Cookie: anna.cookie,
    "Accept-Language": "nl",
    "Content-Type": encoded.headers.get("content-type")!,
  };
  const body = Buffer.from(await encoded.arrayBuffer());
  return server.ask({ host: VELVET, method: "POST", path: "/api/profileimage.php", headers, body });
}

async function refusesWrites(): Promise<void> {
  const called = [await like(), await uploads()];
  for (const answer of called)
    expect(answer.json()).toEqual({ error: "error.moving", message: expect.stringContaining(WORDS) });
  expect(readdirSync(join(server.dataDir, ".incoming"))).toEqual([]);
  expect(existsSync(join(server.dataDir, "velvet/media"))).toBe(false);
  const form = { email: anna.email, password: anna.password };
  const forms = [
    await asAnna({ method: "POST", path: `/members/${bert.id}/like`, form: {} }),
    await asAnna({ method: "POST", path: talk, form: { text: "Hi", key: "1" } }),
    await server.ask({ host: VELVET, method: "POST", path: "/login", form, headers: { "Accept-Language": "nl" } }),
  ];
  for (const page of forms) expect(page.body).toContain(WORDS);
  for (const { status, headers } of [...called, ...forms]) {
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("30");
  }
}

/** Requests pages, among them pages that would record a visit. */
async function answersReads(): Promise<void> {
  const pages = ["/members", `/members/${bert.id}`, "/likes", talk, "/profile", "/api/user.php", "/api/chats.php"];
  for (const path of pages) expect((await asAnna({ path })).status, path).toBe(200);
  expect((await server.ask({ host: VELVET, path: "/" })).status).toBe(200);
}

test("a tenant can be read during a move, and written after its release", async () => {
  const [here, to] = [addressOf(server.place), await freshPlace()];
  expect((await asAnna({ method: "POST", path: talk, form: { text: "Hi", key: "0" } })).status).toBe(302);
  expect((await server.ask({ host: VELVET, ...liked(bert, anna) })).status).toBe(200);
  let looked = false;
  const tell = async () => {
    if (looked) return;
    looked = true;
    await refusesWrites();
    await answersReads();
  };
  await copyTenant({ from: here, to: addressOf(to), slug: "velvet", migrationsDir, tell });
  expect(looked).toBe(true);

  await refusesWrites();
  await answersReads();
  expect((await server.join(ONYX, "Carla")).id).toBeTruthy();

  await releaseTenant({ at: here, slug: "velvet", migrationsDir });
  expect((await like()).status).toBe(200);
  expect(server.log()).not.toMatch(/"level":[4-6]0/);
});

function liked(by: Joined, whom: Joined): Omit<Ask, "host"> {
  return { method: "POST", path: "/api/likes.php", json: { profile: whom.id }, headers: { Cookie: by.cookie } };
}
