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
import { withDoctorContext } from "./context";

const HOUR = 60 * 60_000;

let around: Around;

beforeAll(async () => {
  // The doctor reads a feed with the certificate authorities that this process trusts.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  around = await startAround();
});

afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});

test("doctor > prints a line for each check of a healthy machine, and exits with 0", async () => {
  const machine = await seenMachine(around);
  const { findings, lines, code } = await findingsOf(machine);
  expect(findings.filter(({ status }) => status !== "ok")).toEqual([]);
  expect([...new Set(findings.map(({ check }) => check))].sort()).toEqual(Object.keys(CHECKS).sort());
  expect({ lines, code }).toEqual({ lines: [`${findings.length} ok, 0 warning, 0 wrong`], code: 0 });
});

test("doctor > explains each finding in English, with the remedy and the guide", async () => {
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

test("doctor > exits with 0 if there are only warnings", async () => {
  const machine = await seenMachine(around);
  machine.dns.records.delete(`${BRAND} CAA`);
  expect(await findingsOf(machine)).toMatchObject({ code: 0, data: { counts: { warning: 1, wrong: 0 } } });
});

test("doctor > warns about the checks that a silent resolver prevents, and runs the others", async () => {
  const machine = await seenMachine(around);
  machine.dns.fails = true;
  const problems = await problemsOf(machine);
  expect(problems).toContain(`warning dns ${BRAND} failed`);
  expect(
    problems.filter((each) => !/^warning (dns|caa|spf|dkim|dmarc|bounces|partners) \S+ failed$/.test(each)),
  ).toEqual([]);
});

test("doctor > reports the checks that did not finish in time", async () => {
  const { environment, options } = askedOf(await seenMachine(around));
  const findings = await withDoctorContext(environment, options, (context) =>
    examine({ ...context, until: context.now() }),
  );
  expect([...new Set(findings.map(({ status, code }) => `${status} ${code}`))]).toEqual(["warning late"]);
});

test("doctor > checks one brand without the machine and other brands, and continues after a broken brand", async () => {
  const machine = await seenMachine(around);
  machine.tenants.write("broken/tenant.json", "{");
  const { findings } = await findingsOf(machine, { slug: "velvet" });
  expect([...new Set(findings.map(({ subject }) => subject))].sort()).toEqual(["velvet", BRAND]);
  expect(await problemsOf(machine)).toEqual(["wrong config broken config_errors"]);
  await expect(findingsOf(machine, { slug: "velvt" })).rejects.toThrow("velvet");
});

test("doctor --letter > sends a signed test email through each mail server", async () => {
  const machine = await seenMachine(around);
  const before = machine.post.mails.length;
  const { findings } = await findingsOf(machine, { letterTo: "olga@example.com" });
  expect(findings.filter(({ check }) => check === "mail")).toMatchObject([{ status: "ok" }, { status: "ok" }]);
  const sent = machine.post.mails.slice(before);
  expect(sent.map(({ headers }) => headers["dkim-signature"])).toEqual(
    expect.arrayContaining([CONSOLE, BRAND].map((host) => expect.stringContaining(`d=${host}; q=dns/txt; s=bouquet;`))),
  );
});

test("doctor > prints and stores no secret", async () => {
  const machine = await seenMachine(around);
  machine.settings.OPERATOR_MAIL_URL = "smtp://olga:hunter22@127.0.0.1:1?tls=off";
  const { lines, data } = await findingsOf(machine);
  const all = JSON.stringify([lines, data, await lastRun(machine.place.dataDir)]);
  const secret = readFileSync(join(machine.place.dataDir, "secret"), "utf8");
  for (const each of ["hunter22", secret, ...Object.values(machine.secrets)]) expect(all).not.toContain(each);
});

test("doctor > stores the last full run, and shows a started one as running until its result arrives", async () => {
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

test("each finding's guide has the heading that the finding names", () => {
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
