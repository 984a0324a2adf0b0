// @engines one
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testOfSqlite } from "../support/engines";
import { NO_SMALL_DISK, smallDisk } from "../support/faults";
import { needs } from "../support/needs";
import { jpeg } from "../support/pictures";
import { type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
const disk = smallDisk(64 * 1024 * 1024);

describe("a full disk", needs(disk !== undefined, NO_SMALL_DISK), () => {
  let server: TestServer;
  let anna: Joined;
  let bert: Joined;
  let conversation: string;

  beforeAll(async () => {
    server = await startServer(
      { velvet: { language: "en", credits: { perMessage: 0 } } },
      { ADMIN_PORT: "0" },
      disk!.folder,
    );
    anna = await server.join(host, "Anna");
    bert = await server.join(host, "Bert");
    const chat = await server.ask({ host, path: `/api/chat.php?profile=${bert.id}`, headers: { Cookie: anna.cookie } });
    conversation = chat.json().id;
  });

  afterAll(async () => {
    await server?.stop();
    disk!.remove();
  });

  const send = (text: string) => {
    const json = { conversation, text, key: text };
    return server.ask({ host, method: "POST", path: "/api/messages.php", headers: { Cookie: anna.cookie }, json });
  };
  const status = async (path: string) => (await server.ask({ host, path, headers: { Cookie: anna.cookie } })).status;

  test("refuses writes with a message, allows reading, is reported, and recovers automatically", async () => {
    expect((await send("before")).status).toBeLessThan(300);
    expect((await server.health("/readyz")).status).toBe(200);
    disk!.fill();

    const ready = await server.health("/readyz");
    expect([ready.status, ready.body]).toEqual([503, expect.stringContaining("ENOSPC")]);
    expect((await server.health("/metrics")).body).toMatch(/^bouquet_disk_free_bytes 0$/m);
    const upload = await uploadPhoto();
    expect([upload.status, upload.json().error]).toEqual([503, "error.not_saved"]);
    expect(upload.json().message).toContain("could not be saved");
    expect(upload.headers["retry-after"]).toBe("30");
    const kept = await sendUntilRefused();
    for (const path of ["/", "/home", "/search", `/members/${bert.id}`]) expect(await status(path)).toBeLessThan(400);

    disk!.empty();
    expect((await send("after")).status).toBeLessThan(300);
    expect((await uploadPhoto()).status).toBe(201);
    expect((await server.health("/readyz")).status).toBe(200);
    const texts = (await server.rows("velvet")).message!.map((row) => (row as { text: string }).text);
    expect(texts).toEqual(expect.arrayContaining(["before", ...kept, "after"]));
    expect(server.alive()).toBe(true);
  });

  /**
   * Returns the ids of acknowledged messages. A log that was truncated before has room for a while; a server's disk is
   * another one.
   */
  async function sendUntilRefused(): Promise<string[]> {
    const kept: string[] = [];
    for (let index = 0; index < 2_000; index++) {
      const text = `${index} ${"long ".repeat(150)}`;
      const answer = await send(text.trim());
      if (answer.status === 503) {
        expect(answer.json().error).toBe("error.not_saved");
        return kept;
      }
      if (answer.status >= 300 || server.place.url !== undefined) return kept;
      kept.push(text.trim());
    }
    throw new Error("a full disk took 2,000 messages");
  }

  async function uploadPhoto() {
    const edge = "----edge";
    const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), await jpeg(900, 600), Buffer.from(`\r\n--${edge}--\r\n`)]);
    const headers = { Cookie: anna.cookie, "Content-Type": `multipart/form-data; boundary=${edge}` };
    return server.ask({ host, method: "POST", path: "/api/profileimage.php", headers, body });
  }
});

describe("a missing database", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ velvet: {}, bordeaux: {} });
  });
  afterAll(() => server?.stop());

  testOfSqlite("affects only its tenant, which is served again once the database is back", async () => {
    const { cookie } = await server.join(host, "Anna");
    const own = { host, path: "/api/user.php", headers: { Cookie: cookie } };
    const file = join(server.dataDir, "velvet", "members.sqlite");
    await server.db("velvet").close();
    const ends = ["", "-wal", "-shm"].filter((end) => existsSync(file + end));
    for (const end of ends) renameSync(file + end, `${file}.away${end}`);

    await expect.poll(async () => (await server.ask(own)).status).toBe(503);
    expect((await server.ask({ host: "bordeaux.example", path: "/api/user.php" })).status).toBe(403);
    expect(existsSync(file)).toBe(false);
    expect(server.log()).toContain("is missing, but existed before");

    for (const end of ends.toReversed()) renameSync(`${file}.away${end}`, file + end);
    await expect.poll(async () => (await server.ask(own)).status).toBe(200);
    rmSync(`${file}.away`, { force: true });
  });
});
