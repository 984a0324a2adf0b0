// @engines one
// @tier full
import { copyFileSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accountByEmail, memberById } from "~/app/domain/account/accounts/accounts";
import { search } from "~/app/domain/people/search/search";
import { report } from "~/app/domain/safety/reports/reports";
import { readEnvironment } from "~/app/settings/environment";
import { outbox } from "~/db/tables";
import { bareInstallation, folder, newKey } from "~/tests/support/backups";
import { declared } from "~/tests/support/commands";
import { commandsIn, guides, wordsOf } from "~/tests/support/guides";
import { type Post, startSmtp } from "~/tests/support/smtp";
import { failureIn } from "../commands/failures";
import { runTyped } from "../commands/frame.mjs";
import { demoLogin } from "../seed/demo-member";
import { withSite } from "../site-alone";

/** Guides whose commands run here on an installed machine, in this order. */
const GUIDES = [
  ...["serving", "console", "members", "audit", "backups", "capsules", "mail-and-effects", "photos-and-campaigns"],
  ...["law", "secrets", "doctor", "releases", "deploying", "data"],
];

/** Commands that can't run in this test, each with the test that covers the command. */
const ELSEWHERE = [
  /^setup$/, // asks at a terminal: scripts/setup/setup.test.ts
  /^tenant warm/, // needs the machine's proxy: scripts/tenant/warm.test.ts
  /^db copy/, // needs a server beside the files: db/copy/engines.test.ts
  /^(update|release)/, // needs a running server: tests/workers/{releases,update}.test.ts
  /^bench/, // measures
  /^cell/, // needs several databases: scripts/cell/command.test.ts
  /^backup .*--installation/, // needs another installation in the store: scripts/backup/installations.test.ts
];

/** Matches commands that the guides type on a new machine. */
const isOfNewMachine = (line: string) => /^backup restore --take-over/.test(line);
/** Matches commands that the guides type on the machine where an exported site is restored. */
const isOfBuyer = (line: string) => /^tenant restore/.test(line);

/** Matches commands that exit with 1 if they find a problem, such as the missing DNS records of this machine. */
const FINDS_SOMETHING = [/^doctor/];

type Machine = Awaited<ReturnType<typeof bareInstallation>>;

let here: Machine;
let there: Machine;
let buyers: Machine;
let files: string;
const given = new Map<string, string>();

beforeAll(async () => {
  const brandKey = await newKey();
  files = folder();
  const post: Post = await startSmtp();
  const settings = {
    BACKUP_URL: pathToFileURL(folder()).href,
    OPERATOR_HOST: "desk.localhost",
    OPERATOR_MAIL_FROM: "post@desk.localhost",
    DNS_SERVERS: "127.0.0.1:1",
    TIME_SERVER: "127.0.0.1:1",
  };
  here = await bareInstallation(settings);
  there = await bareInstallation(settings);
  buyers = await bareInstallation({});
  here.tenants.tenant("velvet", { demo: true, hosts: ["velvet.localhost"] });
  at(here);
  await type(["seed", "--tenant", "velvet", "--members", "20", "--seed", "guides"]);
  await type(["operator", "add", "olga@example.com", "--role", "owner"]);
  await leaveWork();
  const answers = {
    data: join(files, "new"),
    tenants: here.tenants.dir,
    address: "203.0.113.7",
    console: "desk.example",
    mail: `smtp://127.0.0.1:${post.config.smtp.port}?tls=off`,
    operator: "olga@example.com",
  };
  writeFileSync(join(files, "answers.json"), JSON.stringify(answers));
  writeFileSync(join(files, "last.json"), (await type(["audit", "checkpoint"])).out);
  copyFileSync(join(here.place.dataDir, "secret"), join(files, "former-secret"));
  for (const name of ["last.json", "now.json", "answers.json", "report", "velvet.capsule"])
    given.set(name, join(files, name));
  given.set("/mnt/velvet.capsule", join(files, "velvet.capsule"));
  given.set("/root/former-secret", join(files, "former-secret"));
  given.set("/root/bouquet-identity", join(files, "identity"));
  given.set("brand-key", brandKey.file);
  given.set("age1...", brandKey.recipient);
});

afterAll(() => vi.unstubAllEnvs());

test("the commands of the guides work as described", async () => {
  const typed = GUIDES.flatMap(commandsIn).filter((line) => !ELSEWHERE.some((those) => those.test(line)));
  expect(typed.length).toBeGreaterThan(25);
  for (const line of typed) {
    at(isOfNewMachine(line) ? there : isOfBuyer(line) ? buyers : here);
    const [command, target] = line.split(" > ");
    // Names a file, because setup would otherwise write into the current folder.
    const more = line.startsWith("setup") ? ["--file", join(files, "bouquet.env")] : [];
    const { code, out } = await type([...wordsOf(command!, given), ...more]);
    if (target) writeFileSync(given.get(target)!, out);
    // "Add these settings": the key that the command printed.
    if (line.startsWith("backup keys"))
      for (const { settings } of [here, there]) settings.BACKUP_RECIPIENT = /age1\w+/.exec(out)![0];
    const isFine = code === 0 || (code === 1 && FINDS_SOMETHING.some((those) => those.test(line)));
    expect({ line, code, out: isFine ? "" : out }).toEqual({ line, code, out: "" });
  }
  for (const name of ["now.json", "velvet.capsule", "report", "new/secret", "bouquet.env"])
    expect([name, existsSync(join(files, name))]).toEqual([name, true]);
  for (const machine of [there, buyers]) {
    at(machine);
    const { out } = await type(["members", "find", "--tenant", "velvet", demoLogin("velvet").email]);
    expect(out).toContain(demoLogin("velvet").email);
  }
});

test("the list contains every guide with commands", () => {
  const all = readdirSync(guides).filter((file) => file.endsWith(".md"));
  const others = all.map((file) => file.replace(/\.md$/, "")).filter((name) => !GUIDES.includes(name));
  expect(others.flatMap(commandsIn).filter((line) => !ELSEWHERE.some((those) => those.test(line)))).toEqual([]);
});

/** Takes the declarations from the sources, because the build has its own copies of the error classes. */
const listed = Object.fromEntries(
  Object.entries(declared).map(([name, command]) => [name, { does: "", load: async () => command }]),
);

function at({ settings }: Machine): void {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

async function type(words: string[]): Promise<{ code: number; out: string }> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const failureOf = async (error: unknown) => failureIn(error);
  const code = await runTyped(listed, words, { failureOf, print: say, complain: say });
  return { code, out: said.join("\n") };
}

/** Creates a case, and a dead job. */
async function leaveWork(): Promise<void> {
  await withSite(readEnvironment(), "velvet", async (site) => {
    const reporter = await site.db.read(async (conn) => {
      const { id } = (await accountByEmail(conn, demoLogin("velvet").email))!;
      return (await memberById(conn, id))!;
    });
    const [first] = (await search(site, reporter, { gender: null, country: null, pp: 1 })).profiles;
    const target = { kind: "profile" as const, id: first!.id };
    const said = { target, reason: "scam" as const, words: "They asked for money at once.", block: false };
    given.set("reports <case>", await report(site, reporter, said));
    given.set("members <id>", reporter.id);
    given.set("outbox <id>", "dead");
    await site.db.transact(async ({ drizzle }) => {
      const dead = { id: "dead", kind: "mail", key: "k", subject: null, state: "dead", attempts: 9, leaseUntil: 0 };
      await drizzle.insert(outbox).values({ ...dead, dueAt: 0, payload: {} } as never);
    });
  });
}
