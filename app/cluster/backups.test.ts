import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { backupsIn } from "~/app/admin/backups";
import { listManifests } from "~/app/backups/manifest";
import { openBackupStore } from "~/app/backups/store";
import { folder, type Installed, installed, makerOf, newKey } from "~/tests/support/backups";
import { fullTest } from "~/tests/support/tiers";
import { startBackups } from "./backups";
import { ownMachine } from "./machine";

const DAY = 24 * 60 * 60_000;
const PACE = { looking: 20, failed: 20 };

test("all processes of all machines make one backup a day together, log it once, and report it as metrics", async () => {
  const here = await withBackups();
  const { environment, settings, slug } = here;
  const maker = () => makerOf(here);
  const store = openBackupStore(environment.backup!.place);
  const lines: unknown[] = [];
  const errors: unknown[] = [];
  const log = {
    info: (line: unknown) => lines.push(line),
    warn: () => {},
    error: (line: unknown) => errors.push(line),
  };
  const parts = {
    store,
    maker,
    at: minuteOfDay(Date.now() - 120_000),
    log,
    env: { ...process.env, ...settings },
    pace: PACE,
  };
  const one = ownMachine();
  let now = () => Date.now();
  const processes = [one, one, ownMachine()].map((machine) => startBackups({ ...parts, machine, now: () => now() }));
  await vi.waitFor(async () => expect(lines).toHaveLength(1), 120_000);
  expect(lines[0]).toMatchObject({
    backup: { id: expect.any(String), size: expect.any(Number), sites: ["linen", slug] },
  });
  const [report] = (await backupsIn(store, maker).report()).filter(
    ({ name }) => name === "bouquet_backup_last_timestamp_seconds",
  );
  expect(Date.now() / 1000 - Number(report!.values[0]!.value)).toBeLessThan(600);
  // The previous day already has a backup.
  now = () => Date.now() - DAY;
  await new Promise((done) => setTimeout(done, 200));
  for (const each of processes) await each.stop();
  expect(await listManifests(store)).toHaveLength(1);
  expect(lines).toHaveLength(1);
}, 180_000);

fullTest(
  "a failure is logged as a sentence, and the backup is tried again",
  async () => {
    const here = await withBackups();
    const { environment, settings } = here;
    const store = openBackupStore(environment.backup!.place);
    const errors: { err: Error }[] = [];
    const log = { info: () => {}, warn: () => {}, error: (line: unknown) => errors.push(line as { err: Error }) };
    const env = { ...process.env, ...settings, BACKUP_RECIPIENT: "" };
    const running = startBackups({
      machine: ownMachine(),
      store,
      maker: () => makerOf(here),
      at: 0,
      log,
      env,
      pace: PACE,
    });
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), 120_000);
    await running.stop();
    expect(errors[0]!.err.message).toMatch(/^BACKUP_RECIPIENT is not set/);
  },
  180_000,
);

function minuteOfDay(at: number): number {
  return Math.floor((at % DAY) / 60_000);
}

async function withBackups(): Promise<Installed> {
  const url = pathToFileURL(folder()).href;
  return installed({ BACKUP_URL: url, BACKUP_RECIPIENT: (await newKey()).recipient, SECRET: "s".repeat(32) });
}
