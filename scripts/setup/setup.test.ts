// @engines one
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publicPartOf } from "~/app/doctor/checks/mail";
import { projectRoot } from "~/app/settings/environment";
import { tenantsFolder } from "~/tenants/config/example";
import { type Post, startSmtp } from "~/tests/support/smtp";
import { setUp } from "./command";
import { namesLeftOut, noteLeftOut } from "./environment-file";
import { declinedBy } from "./questions";

let folder: string;
let file: string;
let post: Post;
let tenants: ReturnType<typeof tenantsFolder>;

beforeEach(async () => {
  [texts, exchanges] = [{}, {}];
  folder = mkdtempSync(join(tmpdir(), "bouquet-setup-"));
  file = join(folder, "bouquet.env");
  post = await startSmtp();
  tenants = tenantsFolder();
});

afterEach(() => {
  for (const each of [folder, tenants.dir]) rmSync(each, { recursive: true, force: true });
});

const answers = (more: Record<string, string> = {}) => ({
  data: join(folder, "data"),
  tenants: tenants.dir,
  address: "203.0.113.7,2001:db8::7",
  console: "desk.example",
  mail: `smtp://127.0.0.1:${post.config.smtp.port}?tls=off`,
  operator: "olga@example.com",
  ...more,
});

const run = (given: Record<string, string> = {}, more: { yes?: boolean; letter?: boolean; answers?: string } = {}) =>
  setUp({ file, answers: more.answers, given, yes: more.yes ?? false, letter: more.letter ?? false }, () => ({
    texts: async (name) => texts[name] ?? [],
    exchanges: async (name) => exchanges[name] ?? [],
  }));

/** The DNS records of the test. */
let texts: Record<string, string[]>;
let exchanges: Record<string, string[]>;

const modeOf = (path: string) => statSync(path).mode & 0o777;

test("setup > shows the changes, and makes none before a yes", async () => {
  const { lines, data } = await run(answers());
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringContaining("adds OPERATOR_HOST=desk.example"),
      expect.stringContaining("olga@example.com: an operator"),
      "Nothing was written. Use --yes to make the changes.",
    ]),
  );
  expect(data).toMatchObject({ written: false });
  expect([existsSync(file), existsSync(join(folder, "data")), post.mails]).toEqual([false, false, []]);
});

test("setup > makes the file, the secret, the key and the first operator, sends an email, and makes no changes in a second run", async () => {
  const { data, code, lines } = await run(answers(), { yes: true });
  expect(code).toBe(0);
  const made = [file, join(folder, "data/secret"), join(folder, "data/dkim/bouquet.pem")];
  expect(made.map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  expect(parseEnv(readFileSync(file, "utf8"))).toMatchObject({
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "3000",
    DATA_DIR: join(folder, "data"),
    OPERATOR_MAIL_FROM: "no-reply@desk.example",
    OPERATOR_MAIL_DKIM: `bouquet:${join(folder, "data/dkim/bouquet.pem")}`,
    PUBLIC_ADDRESS: "203.0.113.7,2001:db8::7",
  });
  expect((data as { link: string }).link).toMatch(/^https:\/\/desk\.example\/join\?link=/);
  expect(post.mails[0]).toMatchObject({
    headers: { "dkim-signature": expect.stringContaining("d=desk.example; q=dns/txt; s=bouquet;") },
  });
  expect(lines.join("\n")).not.toContain(readFileSync(join(folder, "data/secret"), "utf8"));

  const before = made.map((path) => [readFileSync(path, "utf8"), statSync(path).mtimeMs]);
  const again = await run({ operator: "olga@example.com" }, { yes: true });
  expect(again).toMatchObject({ lines: expect.arrayContaining(["Nothing needs to change."]), data: { changes: [] } });
  expect(made.map((path) => [readFileSync(path, "utf8"), statSync(path).mtimeMs])).toEqual(before);
  expect(post.mails).toHaveLength(1);
  await run({ operator: "olga@example.com" }, { yes: true, letter: true });
  expect(post.mails).toHaveLength(2);
}, 240_000);

test("setup > keeps existing settings and other lines", async () => {
  writeFileSync(file, '# by hand\nPORT=4100\nTENANT_VELVET_PAY="a b"\nDATA_DIR=elsewhere\nOPERATOR_MAIL_DKIM=s1\n');
  const { operator: _, data: __, ...others } = answers();
  await run({ ...others, data: join(folder, "data") }, { yes: true });
  const text = readFileSync(file, "utf8");
  expect(text).toContain('# by hand\nPORT=4100\nTENANT_VELVET_PAY="a b"\n');
  expect(parseEnv(text)).toMatchObject({ PORT: "4100", DATA_DIR: join(folder, "data"), OPERATOR_MAIL_DKIM: "s1" });
});

test("setup > prints the records of the console and of each site, with the key's public part", async () => {
  tenants.tenant("velvet", { mail: { from: "post@velvet.example", smtp: { host: "smtp.velvet.example" } } });
  tenants.tenant("demo", { demo: true });
  tenants.tenant("local", { hosts: ["local.localhost"] });
  const { operator: _, mail: __, ...rest } = answers();
  const { data } = await run({ ...rest, mail: "smtp://mail.desk.example", dkim: "here" }, { yes: true });
  const key = publicPartOf(readFileSync(join(folder, "data/dkim/bouquet.pem"), "utf8"));
  const { records } = data as { records: { name: string; type: string; value: string }[] };
  const said = records.map(({ name, type, value }) => `${name} ${type} ${value.replaceAll('" "', "")}`);
  expect(said).toEqual([
    ...["desk.example", "velvet.example"].flatMap((host) => [
      `${host} A 203.0.113.7`,
      `${host} AAAA 2001:db8::7`,
      `${host} CAA 0 issue "letsencrypt.org"`,
    ]),
    ...[
      ["desk.example", "mail.desk.example"],
      ["velvet.example", "smtp.velvet.example"],
    ].flatMap(([domain, server]) => [
      `${domain} TXT "v=spf1 a:${server} ~all"`,
      `bouquet._domainkey.${domain} TXT "v=DKIM1; k=rsa; p=${key}"`,
      `_dmarc.${domain} TXT "v=DMARC1; p=none"`,
      `${domain} MX 10 ${server}.`,
    ]),
  ]);
  expect(records.flatMap(({ value }) => value.match(/"[^"]*"/g) ?? []).filter((text) => text.length > 257)).toEqual([]);
});

test("setup > prints records for a relay with its senders and without MX, merged with existing ones", async () => {
  const relayed = (host: string) => ({ mail: { from: `post@${host}.example`, smtp: { host: RELAY } } });
  tenants.tenant("velvet", relayed("velvet"));
  tenants.tenant("linen", relayed("linen"));
  tenants.tenant("satin", { mail: { from: "post@satin.example", smtp: { host: "smtp.unheard.example" } } });
  texts = {
    "velvet.example": ["other=1", "v=spf1 include:_spf.google.com -all"],
    "_dmarc.velvet.example": ["v=DMARC1; p=reject"],
    "linen.example": ["v=spf1 include:mailgun.org ~all"],
  };
  exchanges = { "velvet.example": ["mx.velvet.example"] };
  const { operator: _, mail: __, ...rest } = answers();
  const { data } = await run({ ...rest, dkim: "server:s1" }, { yes: true });
  const { records, notes } = data as { records: { name: string; type: string; value: string }[]; notes: string[] };
  const mails = records.filter(({ type, name }) => /MX|TXT/.test(type) && !name.includes("desk"));
  expect(mails.map(({ name, type, value }) => `${name} ${type} ${value}`)).toEqual([
    '_dmarc.linen.example TXT "v=DMARC1; p=none"',
    '_dmarc.satin.example TXT "v=DMARC1; p=none"',
    'velvet.example TXT "v=spf1 include:_spf.google.com include:mailgun.org -all"',
  ]);
  expect(notes).toEqual([
    "linen.example has no MX. Name the server that receives its email, so that bounces arrive.",
    "The documentation of smtp.unheard.example says what the SPF record of satin.example includes, if anything.",
    "satin.example has no MX. Name the server that receives its email, so that bounces arrive.",
    "The SPF record of velvet.example replaces the existing one: a domain has one.",
  ]);
});

const RELAY = "smtp.mailgun.org";

test("setup > asks for backups, and records an empty answer as a name without a value", async () => {
  const { operator: _, mail: __, ...rest } = answers();
  const recipient = `age1${"q".repeat(58)}`;
  await run({ ...rest, backup: "file:///mnt/backups", "backup-recipient": recipient }, { yes: true });
  const found = { BACKUP_URL: "file:///mnt/backups", BACKUP_RECIPIENT: recipient, BACKUP_AT: "03:30" };
  expect(parseEnv(readFileSync(file, "utf8"))).toMatchObject(found);
  await expect(run({ "backup-at": "noon" })).rejects.toThrow("--backup-at");
  noteLeftOut(file, ["DATABASE_URL"]);
  expect([namesLeftOut(file), declinedBy(namesLeftOut(file))]).toEqual([["DATABASE_URL"], ["database"]]);
});

test("setup > takes answers from a file, and names a wrong one", async () => {
  const from = join(folder, "answers.json");
  writeFileSync(from, JSON.stringify({ ...answers(), port: 4200 }));
  expect(JSON.stringify((await run({}, { answers: from })).lines)).toContain("PORT=4200");
  await expect(run({ address: "here" }, { answers: from })).rejects.toThrow("--address: must be IP addresses");
  await expect(run({ dkim: "perhaps" }, { answers: from })).rejects.toThrow("--dkim");
  await expect(run({ operator: "olga" }, { answers: from })).rejects.toThrow("--operator");
  await expect(run()).rejects.toThrow("Missing: --console");
  writeFileSync(from, JSON.stringify({ consol: "desk.example" }));
  await expect(run({}, { answers: from })).rejects.toThrow("consol is not a question");
});

test("setup > prints no password, and keeps quotes in a value for every reader", async () => {
  const { lines } = await run({ ...answers(), mail: "smtp://olga:hunter22@mail.example:587", dkim: "server:s1" });
  expect(lines.join("\n")).toContain("smtp://olga:***@mail.example:587");
  expect(lines.join("\n")).not.toContain("hunter22");
  const { operator: _, mail: __, ...rest } = answers();
  await run({ ...rest, from: "Velvet Desk <desk@desk.example>" }, { yes: true });
  expect(parseEnv(readFileSync(file, "utf8")).OPERATOR_MAIL_FROM).toBe("Velvet Desk <desk@desk.example>");
  expect(sourced(file, "OPERATOR_MAIL_FROM")).toBe("Velvet Desk <desk@desk.example>");
  await expect(run({ ...rest, from: "Olga's <desk@desk.example>" }, { yes: true })).rejects.toThrow(
    "OPERATOR_MAIL_FROM",
  );
});

test("env.example works in a shell with every setting, as in systemd", () => {
  const example = readFileSync(join(projectRoot, "scripts/production/env.example"), "utf8");
  const all = example.replace(/^#(?=[A-Z][A-Z0-9_]*=)/gm, "");
  const path = join(folder, "example.env");
  writeFileSync(path, all);
  const values = parseEnv(all);
  expect(Object.keys(values).length).toBeGreaterThan(30);
  expect(Object.keys(values).map((name) => [name, sourced(path, name)])).toEqual(Object.entries(values));
});

/** Returns a setting as a command gets it after `set -a; . <file>`. */
function sourced(path: string, name: string): string {
  const script = `set -eu; set -a; . "$0"; printenv ${name} || true`;
  const { status, stdout, stderr } = spawnSync("sh", ["-c", script, path], {
    encoding: "utf8",
    env: { NODE_ENV: "test", PATH: process.env.PATH },
  });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout.replace(/\n$/, "");
}

test("setup > exits with 1 if the mail server refuses, after everything else is done", async () => {
  post.refuse = true;
  const { code, lines } = await run(answers(), { yes: true });
  expect(code).toBe(1);
  expect(lines.join("\n")).toContain("The test email was not sent");
  expect(existsSync(file)).toBe(true);
}, 240_000);
