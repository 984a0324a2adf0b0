// @engines postgres
// @tier full
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { type Databases, openDatabases } from "~/db/open";
import { profiles } from "~/db/tables";
import { needs } from "../support/needs";
import { debianPrograms, type OwnPostgres, startOwnPostgres, startReplica } from "../support/own-postgres";
import { type Joined, startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
/** Slow polling, because this takes a minute. */
const SLOWLY = { interval: 500 };
const needsDebian = needs(debianPrograms() !== undefined, "Debian's PostgreSQL is not installed");

describe("a server that reads from a replica five seconds behind", needsDebian, () => {
  let folder: string;
  let primary: OwnPostgres;
  let replica: OwnPostgres;
  let databases: Databases;
  let server: TestServer;
  let anna: Joined;
  let bert: Joined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bouquet-replica-"));
    chmodSync(folder, 0o755);
    primary = await startOwnPostgres(folder);
    replica = await startReplica(primary, folder, ["recovery_min_apply_delay=5s"]);
    const urls = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url };
    server = await startServer({ velvet: {} }, urls);
    const migrationsDir = join(projectRoot, "db/migrations");
    databases = openDatabases({ url: primary.url, direct: false, dataDir: folder, migrationsDir, limit: 2 });
    [anna, bert] = [await server.join(HOST, "Anna"), await server.join(HOST, "Bert")];
  });

  afterAll(async () => {
    await server?.stop();
    await databases?.close();
    await replica?.stop();
    await primary?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const namesFor = async (cookies: string) => {
    const answer = await server.ask({ host: HOST, path: "/api/search.php?pp=12", headers: { Cookie: cookies } });
    expect(answer.cookies.filter((each) => each.startsWith("position="))).toEqual([]);
    return answer.json().profiles.map(({ name }: { name: string }) => name) as string[];
  };

  test("shows others the replica's state, and each writer their own writes", async () => {
    const visible = () => replica.query("select from velvet.profile where visible").catch(() => []);
    await expect.poll(visible, SLOWLY).toHaveLength(2);
    await expect.poll(() => namesFor(bert.cookie), SLOWLY).toEqual(["Anna"]);
    const like = { host: HOST, method: "POST", path: "/api/likes.php", json: { profile: bert.id } };
    const liked = await server.ask({ ...like, headers: { Cookie: anna.cookie } });
    expect(liked.cookies).toEqual([
      expect.stringMatching(/^position=[0-9a-f]+-[0-9a-f]+; Path=\/; HttpOnly; .*Max-Age=60/),
    ]);

    const renamed = { name: "Antonia" };
    await databases
      .of("velvet")
      .transact(
        async ({ drizzle }) => void (await drizzle.update(profiles).set(renamed).where(eq(profiles.id, anna.id))),
      );
    const [row] = await primary.query<{ at: string }>("select pg_current_wal_insert_lsn()::text as at");
    expect(await namesFor(bert.cookie)).toEqual(["Anna"]);
    expect(await namesFor(`${bert.cookie}; position=${row!.at.replace("/", "-")}`)).toEqual(["Antonia"]);
    await expect.poll(() => namesFor(bert.cookie), SLOWLY).toEqual(["Antonia"]);
  });

  test("is served without the replica, too", async () => {
    await replica.kill();
    expect(await namesFor(bert.cookie)).toEqual(["Antonia"]);
    expect((await server.ask({ host: HOST, path: "/" })).status).toBe(200);
  });
});
