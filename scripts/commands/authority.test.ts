// @engines one
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { desc } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addOperator } from "~/app/domain/desk/operators/operators";
import { projectRoot } from "~/app/settings/environment";
import { openControl } from "~/db/control/open";
import { controlAudit } from "~/db/control/tables";
import type { Db } from "~/db/handle";
import { idMaker } from "~/db/ids";
import { anOperator } from "~/tests/support/people";
import { fullTest } from "~/tests/support/tiers";

const TENANT = ["--tenant", "tidelark"];
const DATA_DIR = mkdtempSync(join(tmpdir(), "bouquet-authority-"));

const OWNER = { email: "mia@example.com", name: "Mia", role: "owner", brand: null } as const;
const MODERATOR = { email: "ana@example.com", name: "Ana", role: "moderator", brand: "tidelark" } as const;

beforeAll(async () => {
  const control = openedControl();
  const ground = { db: control, now: Date.now, newId: idMaker(Date.now, randomBytes), randomBytes };
  for (const operator of [OWNER, MODERATOR]) await addOperator(ground, anOperator, operator);
  await control.close();
  await bouquet("root", "operator", "link-user", OWNER.email, "mia");
  await bouquet("root", "operator", "link-user", MODERATOR.email, "ana");
}, 120_000);

test("commands of a linked user have the operator's roles, only for the operator's brand", async () => {
  const [queue, credits, other, machine, chats, audit, nobody] = await Promise.all([
    bouquet("ana", "reports", "list", ...TENANT),
    bouquet("ana", "credits", "held", ...TENANT),
    bouquet("ana", "reports", "list", "--tenant", "everglow"),
    bouquet("ana", "backup", "list"),
    bouquet("ana", "operator", "grant", "ana@example.com", "--role", "owner"),
    bouquet("ana", "operator", "audit", "verify"),
    bouquet("root", "credits", "held", ...TENANT),
  ]);
  expect(queue).toMatchObject({ code: 0, err: "" });
  const refused = (permission: string) => ({
    code: 1,
    out: "",
    err: expect.stringContaining(`ana types commands as ana@example.com, whose roles do not include ${permission}`),
  });
  expect(credits).toEqual(refused("payments.settle for tidelark"));
  expect(other).toEqual(refused("queue.see for everglow"));
  expect(machine).toEqual(refused("machine.run"));
  expect(chats).toEqual(refused("operators.manage"));
  expect(audit).toEqual(refused("desk.see"));
  expect(nobody).toMatchObject({ code: 0, err: "" });
}, 120_000);

fullTest(
  "the audit names the operator of a command, and each user links to one operator",
  async () => {
    const taken = await bouquet("mia", "operator", "link-user", "ana@example.com", "mia");
    expect(taken).toMatchObject({ code: 1, err: expect.stringContaining("linked to another operator") });
    await bouquet("mia", "operator", "grant", "ana@example.com", "--role", "support");
    const mia = JSON.parse((await bouquet("mia", "operator", "list", "--json")).out).operators[0];
    const control = openedControl();
    const [last] = await control.read((conn) =>
      conn.drizzle.select().from(controlAudit).orderBy(desc(controlAudit.seq)),
    );
    await control.close();
    expect(last).toMatchObject({ action: "roles.grant", operator: `operator:${mia.id}`, origin: "command:mia" });
    await bouquet("mia", "operator", "unlink-user", "ana@example.com");
    expect(await bouquet("ana", "backup", "list")).toMatchObject({ err: expect.not.stringContaining("roles") });
  },
  120_000,
);

function openedControl(): Db {
  return openControl({
    url: undefined,
    dataDir: DATA_DIR,
    migrationsDir: join(projectRoot, "db/control/migrations"),
  });
}

/** Runs a command as a user through sudo. */
async function bouquet(user: string, ...typed: string[]) {
  const env = { ...process.env, npm_command: "", DATA_DIR, OPERATOR_HOST: "desk.example.com", SUDO_USER: user };
  const child = promisify(execFile)(process.execPath, ["scripts/bouquet.mjs", ...typed], { cwd: projectRoot, env });
  return child.then(
    ({ stdout }) => ({ code: 0, out: stdout, err: "" }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, err: stderr }),
  );
}
