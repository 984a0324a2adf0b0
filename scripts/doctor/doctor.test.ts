// @engines one
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { examine } from "~/app/doctor/doctor";
import { CHECKS } from "~/app/doctor/findings";
import { isUnderWay, keepBeginning, lastRun } from "~/app/doctor/kept";
import { projectRoot } from "~/app/settings/environment";
import { type Around, BRAND, CONSOLE, NOW, startAround } from "~/tests/support/around";
import { askedOf, findingsOf, problemsOf, seenMachine } from "~/tests/support/seen-machine";
import { onGround } from "./ground";

const HOUR = 60 * 60_000;

let around: Around;

beforeAll(async () => {
  // A feed is read with the authorities that this process trusts.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  around = await startAround();
});

afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});

test("a machine with which all is well has a line for each check, and ends with 0", async () => {
  const machine = await seenMachine(around);
  const { findings, lines, code } = await findingsOf(machine);
  expect(findings.filter(({ status }) => status !== "ok")).toEqual([]);
  expect([...new Set(findings.map(({ check }) => check))].sort()).toEqual(Object.keys(CHECKS).sort());
  expect({ lines, code }).toEqual({ lines: [`${findings.length} ok, 0 warning, 0 wrong`], code: 0 });
});

test("each finding says in English what to do, and where that is explained", async () => {
  const machine = await seenMachine(around);
  machine.settings.BACKUP_URL = "";
  const { lines, code, findings } = await findingsOf(machine);
  expect(lines.slice(0, 2)).toEqual([
    "wrong    backups  this machine: No backups are made.",
    "         Set BACKUP_URL, BACKUP_RECIPIENT and BACKUP_AT.  (scripts/operating/backups.md)",
  ]);
  expect(code).toBe(1);
  expect(findings).toContainEqual(
    expect.objectContaining({ check: "backups", subject: "", status: "wrong", explained: "backups.md" }),
  );
});

test("warnings alone end with 0", async () => {
  const machine = await seenMachine(around);
  machine.dns.records.delete(`${BRAND} CAA`);
  expect(await findingsOf(machine)).toMatchObject({ code: 0, data: { counts: { warning: 1, wrong: 0 } } });
});

test("what a silent resolver hides is a warning, and everything else is looked at", async () => {
  const machine = await seenMachine(around);
  machine.dns.fails = true;
  const problems = await problemsOf(machine);
  expect(problems).toContain(`warning dns ${BRAND} failed`);
  expect(
    problems.filter((each) => !/^warning (dns|caa|spf|dkim|dmarc|bounces|partners) \S+ failed$/.test(each)),
  ).toEqual([]);
});

test("what is not looked at in time is said as such", async () => {
  const { environment, options } = askedOf(await seenMachine(around));
  const findings = await onGround(environment, options, (ground) => examine({ ...ground, until: ground.now() }));
  expect([...new Set(findings.map(({ status, code }) => `${status} ${code}`))]).toEqual(["warning late"]);
});

test("one brand alone has neither the machine nor another brand in it, and a broken one keeps no other from being looked at", async () => {
  const machine = await seenMachine(around);
  machine.tenants.write("broken/tenant.json", "{");
  const { findings } = await findingsOf(machine, { slug: "velvet" });
  expect([...new Set(findings.map(({ subject }) => subject))].sort()).toEqual(["velvet", BRAND]);
  expect(await problemsOf(machine)).toEqual(["wrong config broken config_errors"]);
  await expect(findingsOf(machine, { slug: "velvt" })).rejects.toThrow("velvet");
});

test("a test letter goes out by each mail server, signed by its key", async () => {
  const machine = await seenMachine(around);
  const before = machine.post.mails.length;
  const { findings } = await findingsOf(machine, { letterTo: "olga@example.com" });
  expect(findings.filter(({ check }) => check === "mail")).toMatchObject([{ status: "ok" }, { status: "ok" }]);
  const sent = machine.post.mails.slice(before);
  expect(sent.map(({ headers }) => headers["dkim-signature"])).toEqual(
    expect.arrayContaining([CONSOLE, BRAND].map((host) => expect.stringContaining(`d=${host}; q=dns/txt; s=bouquet;`))),
  );
});

test("no secret is in what is said or kept", async () => {
  const machine = await seenMachine(around);
  machine.settings.OPERATOR_MAIL_URL = "smtp://olga:hunter22@127.0.0.1:1?tls=off";
  const { lines, data } = await findingsOf(machine);
  const all = JSON.stringify([lines, data, await lastRun(machine.place.dataDir)]);
  const secret = readFileSync(join(machine.place.dataDir, "secret"), "utf8");
  for (const each of ["hunter22", secret, ...Object.values(machine.secrets)]) expect(all).not.toContain(each);
});

test("the last run of all is kept, and one that was begun is under way until its result is there", async () => {
  const machine = await seenMachine(around);
  const { dataDir } = machine.place;
  expect(await lastRun(dataDir)).toBeUndefined();
  await keepBeginning(dataDir, NOW - 1000);
  expect(await isUnderWay(dataDir, NOW)).toBe(true);
  expect(await isUnderWay(dataDir, NOW + HOUR)).toBe(false);
  const { findings } = await findingsOf(machine);
  expect((await lastRun(dataDir))?.findings).toHaveLength(findings.length);
  expect(await isUnderWay(dataDir, NOW)).toBe(false);
  await findingsOf(machine, { slug: "velvet" });
  expect((await lastRun(dataDir))?.findings).toHaveLength(findings.length);
});

test("every explanation is a heading of the operator's manual", () => {
  const lost = Object.values(CHECKS).filter((place) => {
    const [file = "", heading] = place.split("#");
    const text = readFileSync(join(projectRoot, "scripts/operating", file), "utf8");
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, words = ""]) =>
      words.toLowerCase().replaceAll(" ", "-"),
    );
    return heading !== undefined && !headings.includes(heading);
  });
  expect(lost).toEqual([]);
});
