// @engines one
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { outbox } from "~/db/tables";
import { jpeg } from "../support/pictures";
import { type Fault, type Store, startStore } from "../support/s3-server";
import { type Answer, type Ask, type Joined, startServer, type TestServer } from "../support/server";
import { shareOf } from "../support/share";
import { fullTest } from "../support/tiers";

/** The whole server, with a bucket that fails in the middle of an upload. */
const host = "velvet.example";

let store: Store;
let server: TestServer;
let anna: Joined;
let bert: Joined;
let talk: string;
let file: Buffer;

beforeAll(async () => {
  store = await startStore();
  const credits = { perMessage: 2, welcome: 10 };
  server = await startServer({ velvet: { credits }, other: {} }, { MEDIA_URL: store.url });
  [anna, bert] = [await server.join(host, "Anna"), await server.join(host, "Bert")];
  file = await jpeg(900, 600);
  talk = (await ask(anna, { path: `/api/chat.php?profile=${bert.id}` })).json().id;
  // Both members write first, because only then may they send photos.
  for (const who of [anna, bert]) {
    const json = { conversation: talk, text: "Hello", key: "hello" };
    expect((await ask(who, { method: "POST", path: "/api/messages.php", json })).status).toBe(201);
  }
});

afterEach(() => store.fail());

afterAll(async () => {
  await server?.stop();
  await store?.stop();
});

const ask = (who: Joined, { headers, ...request }: Ask): Promise<Answer> =>
  server.ask({ host, ...request, headers: { ...headers, Cookie: who.cookie } });

function upload(path = "/api/profileimage.php", fields: Record<string, string> = {}): Promise<Answer> {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  parts.push('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
  const body = Buffer.concat([Buffer.from(parts.join("")), file, Buffer.from("\r\n--x--\r\n")]);
  return ask(anna, { method: "POST", path, body, headers: { "Content-Type": "multipart/form-data; boundary=x" } });
}

const credits = async () => (await ask(anna, { path: "/api/user.php" })).json().user.credits as number;
const images = async () => (await ask(anna, { path: "/api/user.php" })).json().user.profile.images as { id: string }[];
const kept = () => [...store.objects.keys()].sort();

/** Makes every request with that method fail, from the second of a photo's files on. */
function failFromSecond(method: string, fault: Fault): void {
  let met = 0;
  store.fail((asked) => (asked === method && ++met > 1 ? fault : undefined));
}

/** Expects a message and a retry hint, while the neighbour is served. */
async function expectUnavailable(answer: Answer): Promise<void> {
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body).toMatch(/try again/i);
  expect((await server.ask({ host: "other.example", path: "/login" })).status).toBe(200);
}

describe.each(shareOf("an upload to a bucket", ["error", "cut", "lost"] as const))(
  "a bucket that fails (%s) during an upload",
  (fault) => {
    test("of a photo: stores nothing, and a retry works", async () => {
      const before = { images: await images(), kept: kept() };
      failFromSecond("PUT", fault);
      await expectUnavailable(await upload());
      expect({ images: await images(), kept: kept() }).toEqual(before);
      store.fail();
      expect((await upload()).status).toBe(201);
      expect(await images()).toHaveLength(before.images.length + 1);
    });

    test("of a message's photo: sends and charges nothing, and a retry sends it once", async () => {
      const key = `photo ${fault}`;
      const before = { credits: await credits(), kept: kept() };
      failFromSecond("PUT", fault);
      await expectUnavailable(await upload("/api/messages.php", { conversation: talk, key }));
      expect({ credits: await credits(), kept: kept() }).toEqual(before);
      store.fail();
      expect((await upload("/api/messages.php", { conversation: talk, key })).status).toBe(201);
      expect(await credits()).toBe(before.credits - 2);
    });

    test("of a photo that becomes private: the photo stays as it was", async () => {
      const { image } = (await upload()).json();
      const before = kept();
      failFromSecond("PUT", fault);
      const form = { private: "1" };
      const path = `/profile/photos/${image.id}/private`;
      expect((await ask(anna, { method: "POST", path, form })).status).toBe(503);
      expect(kept()).toEqual(before);
      expect((await server.ask({ host, path: image.thumb_filename })).status).toBe(200);
      store.fail();
      expect((await ask(anna, { method: "POST", path, form })).status).toBe(302);
      expect((await server.ask({ host, path: image.thumb_filename })).status).toBe(404);
      expect((await ask(anna, { path: `/profile/photos/${image.id}/picture` })).status).toBe(200);
    });
  },
);

fullTest("a failed upload is cleaned up once the bucket is back", async () => {
  const before = { images: await images(), kept: kept() };
  let met = 0;
  store.fail((method) => (method === "DELETE" || ++met > 1 ? "error" : undefined));
  await expectUnavailable(await upload());
  const left = kept().filter((key) => !before.kept.includes(key));
  expect(left).toHaveLength(1);
  expect(await images()).toEqual(before.images);
  store.fail();
  // Moves the time of the jobs on by 15 minutes.
  await server.db("velvet").transact(({ drizzle }) => drizzle.update(outbox).set({ dueAt: 0 }));
  expect((await upload()).status).toBe(201);
  await expect.poll(kept).not.toContain(left[0]);
});

fullTest("a photo deleted while the bucket is down disappears at once, and its files are deleted later", async () => {
  const { image } = (await upload()).json();
  const before = kept().length;
  store.fail((method) => (method === "DELETE" ? "error" : undefined));
  const deleted = await ask(anna, { method: "DELETE", path: "/api/profileimage.php", json: { image: image.id } });
  expect(deleted.status).toBe(200);
  expect((await images()).map(({ id }) => id)).not.toContain(image.id);
  store.fail();
  await server.db("velvet").transact(({ drizzle }) => drizzle.update(outbox).set({ dueAt: 0 }));
  expect((await upload()).status).toBe(201);
  await expect.poll(() => kept().length).toBeLessThanOrEqual(before);
  expect((await server.ask({ host, path: image.thumb_filename })).status).toBe(404);
});

describe.each(shareOf("a read of a bucket", ["error", "cut", "short", "stall"] as const))(
  "a bucket that fails (%s) during a read",
  (fault) => {
    test("of a picture: sends no half, and a retry works", async () => {
      const { image } = (await upload()).json();
      await ask(anna, {
        method: "POST",
        path: `/profile/photos/${(await images())[0]!.id}/private`,
        form: { private: "1" },
      });
      const held = `/profile/photos/${(await images()).find(({ id }) => id !== image.id)!.id}/picture`;
      store.fail((method) => (method === "GET" ? fault : undefined));
      const [open, own] = await Promise.all([
        server.ask({ host, path: image.thumb_filename }),
        ask(anna, { path: held }),
      ]);
      await expectUnavailable(open);
      expect([own.status, own.headers["retry-after"]]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      store.fail();
      for (const answer of [await server.ask({ host, path: image.thumb_filename }), await ask(anna, { path: held })]) {
        expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
      }
    });
  },
);
