/**
 * The built server as a process of its own, on throw-away data and tenants: what the tests of the gate send to is what
 * runs in production. `npm run build` comes first; `npm test` sees to that.
 *
 *     const server = await startServer({ velvet: { hosts: ["velvet.test"] }, bordeaux: {} });
 *     await server.ask({ host: "velvet.test", path: "/login" });
 *     const anna = await server.join("velvet.test", "Anna"); // signs up and confirms; { id, cookie, email }
 *     afterAll(() => server.stop());
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import { projectRoot } from "~/app/environment";
import { everyRow } from "~/db/contents";
import type { Conn } from "~/db/handle";
import { openDatabases } from "~/db/open";
import { tenantsFolder } from "~/tenants/example";
import type { tenantConfig } from "~/tenants/schema";
import { confirmAddress } from "./activation";
import { type Answer, type Ask, exchange, rawRequest } from "./exchange";
import { freshPlace, spoilDatabase } from "./place";

export type { Answer, Ask } from "./exchange";

export interface TestServer {
  port: number;
  dataDir: string;
  /** The folders being served; what is written there is live within a second. */
  tenants: ReturnType<typeof tenantsFolder>;
  ask(request: Ask): Promise<Answer>;
  /** Bytes as they stand, for what no client would send. */
  send(bytes: string | Buffer): Promise<Answer>;
  /** Signs somebody up who has yet to follow the link in the mail, and gives the cookie of the session. */
  signUp(host: string, name: string, password?: string): Promise<Joined>;
  /** Signs somebody up, confirms the address and gives the cookie of the session. */
  join(host: string, name: string, password?: string): Promise<Joined>;
  /** Every row of a tenant's database, but for when somebody was last seen. */
  rows(slug: string): Promise<Record<string, unknown[]>>;
  /** Makes a tenant's database one that cannot be read. */
  spoil(slug: string): Promise<void>;
  /** What it wrote to its log so far. */
  log(): string;
  alive(): boolean;
  stop(): Promise<void>;
}

export interface Joined {
  id: string;
  email: string;
  password: string;
  cookie: string;
}

const PASSWORD = "correct horse battery";

type Config = Partial<z.input<typeof tenantConfig>>;

/** Starts it with these tenants, by slug; each answers on `<slug>.example` unless its config says otherwise. */
export async function startServer(
  configs: Record<string, Config>,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  if (!existsSync(join(projectRoot, "build/server/index.js"))) {
    throw new Error("there is no build to start: npm run build");
  }
  const place = await freshPlace();
  const { url, dataDir } = place;
  const databases = openDatabases({ url, dataDir, migrationsDir: join(projectRoot, "db/migrations"), limit: 10 });
  const tenants = tenantsFolder();
  for (const [slug, config] of Object.entries(configs)) tenants.tenant(slug, config);
  const child = spawn(process.execPath, ["tests/support/serve.mjs"], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      TENANTS_DIR: tenants.dir,
      LOG_LEVEL: "warn",
      ...environment,
    },
  });
  let log = "";
  child.stderr.on("data", (chunk) => {
    log += chunk;
  });
  const port = await portOf(child, (chunk) => {
    log += chunk;
  });
  const ask = (request: Ask) => exchange(port, rawRequest(request));
  return {
    port,
    dataDir,
    tenants,
    ask,
    send: (bytes) => exchange(port, Buffer.from(bytes as string)),
    signUp: (host, name, password = PASSWORD) => signUp(ask, { host, name, password }),
    async join(host, name, password = PASSWORD) {
      const joined = await signUp(ask, { host, name, password });
      await confirm(ask, join(dataDir, "mailbox"), host, joined);
      return joined;
    },
    rows: (slug) => databases.of(slug).read(rowsIn),
    spoil: (slug) => spoilDatabase(place, slug),
    log: () => log,
    alive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      await ended(child);
      await databases.close();
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(tenants.dir, { recursive: true, force: true });
    },
  };
}

function portOf(child: ChildProcess, keep: (text: string) => void): Promise<number> {
  return new Promise((found, fail) => {
    let text = "";
    child.stdout!.on("data", (chunk) => {
      keep(String(chunk));
      text += chunk;
      const port = /^port (\d+)$/m.exec(text)?.[1];
      if (port) found(Number(port));
    });
    child.once("exit", (code) => fail(new Error(`the server ended with ${code} before it was up:\n${text}`)));
  });
}

async function signUp(ask: TestServer["ask"], who: { host: string; name: string; password: string }): Promise<Joined> {
  const { host, name, password } = who;
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`;
  const form = new URLSearchParams({ email, name, password, birth_day: "14", birth_month: "3", birth_year: "1990" });
  form.set("consent_terms", "on");
  form.set("consent_sensitive_data", "on");
  const joined = await ask({ host, method: "POST", path: "/signup", form });
  const cookie = joined.cookies.find((each) => /^(__Host-)?session=/.test(each))?.split(";")[0];
  if (joined.status !== 302 || !cookie) throw new Error(`nobody joined ${host}: ${joined.status} ${joined.body}`);
  const own = await ask({ host, path: "/api/user.php", headers: { Cookie: cookie } });
  return { id: own.json().user.profile.id, email, password, cookie };
}

/** Waits for what the outbox does about the mail too, so that nothing of it changes behind a test's back. */
async function confirm(ask: TestServer["ask"], mailboxes: string, host: string, { email, cookie }: Joined) {
  const delivered = async () => {
    const answer = await ask({ host, path: "/api/activate.php", headers: { Cookie: cookie } });
    return answer.json().delivered as boolean;
  };
  while (!(await delivered())) await wait(20);
  await confirmAddress(mailboxes, email, async (path) => (await ask({ host, path })).headers.location);
}

async function rowsIn(conn: Conn): Promise<Record<string, unknown[]>> {
  const rows = await everyRow(conn);
  return { ...rows, profile: rows.profile!.map(({ lastActiveAt: _, ...profile }) => profile) };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await gone;
}
