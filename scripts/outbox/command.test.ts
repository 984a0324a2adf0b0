import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { enqueue, sendDue, TRIES } from "~/app/domain/site/outbox/outbox";
import { projectRoot } from "~/app/settings/environment";
import { type Databases, openDatabases } from "~/db/open";
import { inOutbox } from "~/tests/support/in-outbox";
import { letter, letters } from "~/tests/support/letters";
import { freshPlace } from "~/tests/support/place";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { type Machine, withSite } from "../site-alone";
import { listEffects, retryEffects } from "./command";

let machine: Machine;
let databases: Databases;
let site: TestSite;

beforeEach(async () => {
  const place = await freshPlace();
  const tenantsDir = join(mkdtempSync(join(tmpdir(), "bouquet-outbox-")), "tenants");
  machine = { tenantsDir, dataDir: place.dataDir, databaseUrl: place.url, mediaUrl: undefined, port: 3000 };
  cpSync(join(projectRoot, "tenants/razemo"), join(tenantsDir, "razemo"), { recursive: true });
  databases = openDatabases({ ...place, migrationsDir: join(projectRoot, "db/migrations"), limit: 1 });
  site = { ...(await testSite()), db: databases.of("razemo") };
});

afterEach(async () => {
  await databases.close();
  rmSync(join(machine.tenantsDir, ".."), { recursive: true, force: true });
  rmSync(machine.dataDir, { recursive: true, force: true });
});

const put = (...keys: string[]) =>
  site.db.transact(async (tx) => {
    for (const key of keys) await enqueue(site, tx, letter, { key, payload: { to: "a secret" } });
  });

async function kill(): Promise<string> {
  const fail = letters(() => Promise.reject(new Error("no post\n\u001b[2Jtoday")));
  for (let tried = 0; tried < TRIES; tried++) {
    await sendDue(site, "one", fail);
    site.clock.advance(60 * 60_000);
  }
  return (await inOutbox(site, "dead"))[0]!.id;
}

test("outbox list > lists jobs by state with their errors, without their contents", async () => {
  await put("a");
  const id = await kill();
  await put("b");
  const { lines } = await withSite(machine, "razemo", (site) => listEffects(site, ["waiting", "dead"]));
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/ waiting +letter +b +0 /);
  expect(lines[2]).toContain(id);
  expect(lines[2]).toMatch(new RegExp(` dead +letter +a +${TRIES} .*Error: no post \\[2Jtoday$`));
  expect(lines[3]).toBe("1 waiting, 1 dead");
  expect(lines.join()).not.toContain("secret");
  expect((await withSite(machine, "razemo", (site) => listEffects(site, ["done"]))).lines).toEqual([
    "1 waiting, 1 dead",
  ]);
});

test("outbox retry > returns a dead job to the queue once", async () => {
  await put("a");
  const id = await kill();
  expect((await withSite(machine, "razemo", (site) => retryEffects(site, [id]))).lines).toEqual([
    `${id} waits to be sent again`,
  ]);
  expect(await inOutbox(site, "waiting")).toMatchObject([{ id, attempts: 0 }]);
  await expect(withSite(machine, "razemo", (site) => retryEffects(site, [id]))).rejects.toThrow("has no dead job");
  await expect(withSite(machine, "nobody", (site) => retryEffects(site, [id]))).rejects.toThrow(
    "There is no tenant nobody",
  );
});

test("outbox > explains its usage, and reports found and unknown jobs", async () => {
  await put("a");
  const env = {
    ...process.env,
    TENANTS_DIR: machine.tenantsDir,
    DATA_DIR: machine.dataDir,
    DATABASE_URL: machine.databaseUrl ?? "",
  };
  const [listed, unknown, wrong] = await Promise.all([
    run(env, "--tenant", "razemo", "list"),
    run(env, "--tenant", "razemo", "retry", "nothing"),
    run(env, "--tenant", "razemo", "list", "--state", "lost"),
  ]);
  expect(listed).toMatchObject({ code: 0, err: "" });
  expect(listed.out).toMatch(/ letter +a +0 /);
  expect(unknown).toMatchObject({ code: 1, out: "", err: expect.stringContaining("has no dead job nothing") });
  expect(wrong).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining('--state takes waiting, dead or done, not "lost"'),
  });
});

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

function run(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Outcome> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ["scripts/bouquet.mjs", "outbox", ...args],
      { cwd: projectRoot, env },
      (_, out, err) => done({ code: child.exitCode, out, err }),
    );
  });
}
