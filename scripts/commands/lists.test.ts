import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PgTable } from "drizzle-orm/pg-core";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adjust } from "~/app/domain/money/ledger/ledger";
import { noteRefunded, refuseHeld } from "~/app/domain/money/orders/held";
import { startOrder } from "~/app/domain/money/orders/orders";
import { approvePhoto } from "~/app/domain/people/photos/moderation";
import { replay } from "~/app/domain/reach/postbacks/postbacks";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import type { Site } from "~/app/domain/site";
import { retry } from "~/app/domain/site/outbox/outbox";
import { projectRoot } from "~/app/settings/environment";
import { type Databases, openDatabases } from "~/db/open";
import * as tables from "~/db/tables";
import { declared } from "~/tests/support/commands";
import { stepsOf } from "~/tests/support/explain";
import { aPurchase } from "~/tests/support/orders";
import { freshPlace } from "~/tests/support/place";
import { statementsOf } from "~/tests/support/statements";
import { anAdult, anOperator } from "~/tests/support/test-site";
import { siteAlone } from "../site-alone";
import { readTenants } from "../tenant/read";
import { failureIn } from "./failures";
import { runTyped } from "./frame.mjs";
import { optionsOf } from "./reading.mjs";

const anna = anAdult({ name: "Anna" });
const ROWS = 250;
const numbers = Array.from({ length: ROWS }, (_, n) => n);
/** Groups of three share a time, all within the last hour. */
const began = Date.now() - 60 * 60_000;
const at = (n: number) => began + 1000 * Math.floor(n / 3);
/** Ids that do not follow the insertion order, like random ids. */
const id = (n: number) => `${(n * 7919) % 1000}-${n}`;

interface List {
  /** Inserts the rows. */
  fill(): Promise<void>;
  /** Returns what distinguishes rows in the JSON output. */
  rows(data: Record<string, Record<string, string>[]>): string[];
  /** An operator's change of a row, or a new row. */
  act(row: string): Promise<unknown>;
  /** The index by which the query finds the start of a page. */
  index: string;
  options?: string[];
}

const LISTS: Record<string, List> = {
  "photos list": {
    fill: () =>
      put(tables.photos, (n) => {
        return {
          id: photoId(n),
          profileId: anna.id,
          file: `f${n}`,
          position: n,
          createdAt: at(n),
          state: "unchecked" as const,
        };
      }),
    rows: ({ photos }) => ids(photos),
    act: (row) => approvePhoto(site, anOperator, row),
    index: "photo_undecided_ix",
  },
  "members find": {
    async fill() {
      for (const table of [tables.profiles, tables.accounts]) await put(table, (n) => aNamesake(id(n), `anna ${n}`));
    },
    rows: ({ members }) => ids(members),
    act: () =>
      site.db.transact(async (tx) => {
        const first = [aNamesake(`${++come}`, "anna")];
        for (const table of [tables.profiles, tables.accounts]) await tx.insertMany(table, first);
      }),
    index: "profile_name_ix",
    options: ["Anna"],
  },
  "members show": {
    async fill() {
      const { order } = await startOrder(site, anna, aPurchase());
      await put(tables.orders, (n) => (n > 0 ? { ...order, id: id(n), key: id(n), providerRef: id(n) } : undefined));
    },
    rows: ({ timeline }) => ids(timeline!.filter(({ kind }) => kind === "order")),
    act: () => adjust(site, anOperator, anna, { amount: 1, reason: "later" }),
    index: "payment_order_member_ix",
    options: [anna.id],
  },
  "reports list": {
    fill: () =>
      put(tables.cases, (n) => {
        const about = { kind: "profile" as const, targetId: `${n}`, subjectId: "" };
        return { id: id(n), ...about, state: "open" as const, score: n % 5, version: 1, openedAt: at(n) };
      }),
    rows: ({ cases }) => ids(cases),
    async act(row) {
      const { case: found } = await caseOf(site, row);
      await decide(site, anOperator, row, found.version, { actor: "Mia", rule: null, facts: "Nothing" });
    },
    index: "moderation_case_queue_ix",
  },
  "reports held": {
    fill: () => put(tables.heldMessages, (n) => aHeldMessage(n)),
    rows: ({ messages }) => messages!.map(({ text }) => text!),
    act: () => site.db.transact((tx) => tx.insertMany(tables.heldMessages, [aHeldMessage(ROWS + ++come)])),
    ...{ index: "held_message_at_ix", options: ["--reason", "A test"] },
  },
  "credits held": {
    async fill() {
      await put(tables.heldPayments, (n) => (n % 2 === 0 ? aHeldPayment(n) : undefined));
      await put(tables.refunds, (n) => (n % 2 === 1 ? aRefund(n, n % 4 === 1 ? "by_hand" : "waiting") : undefined));
      // The refunds under review failed at the provider; for a hundred other refunds the request is still running.
      await put(tables.outbox, (n) => (n % 4 === 3 ? anEffect(n, { kind: "refund", state: "dead" }) : undefined));
      await put(tables.refunds, (n) => (n < 100 ? { ...aRefund(n, "waiting"), id: `asked ${n}` } : undefined));
    },
    rows: ({ payments, refunds }) => [...ids(payments), ...ids(refunds)],
    act: (row) =>
      Number(row.split("-")[1]) % 2 === 0
        ? refuseHeld(site, anOperator, row, "Paid twice")
        : noteRefunded(site, anOperator, row),
    index: "held_payment_open_ix",
  },
  "credits movements": {
    async fill() {
      const given = { accountId: anna.id, otherId: tables.HOUSE, amount: 1, cause: "grant" as const };
      await put(tables.ledgerEntries, (n) => ({ id: `00${id(n)}`, ...given, key: `${n}`, at: at(n) }));
      await put(tables.ledgerReasons, (n) => ({ key: `${n}`, memberId: anna.id, reason: `${n}` }));
    },
    rows: ({ movements }) => movements!.map(({ reason }) => reason!),
    act: () => adjust(site, anOperator, anna, { amount: 1, reason: "later" }),
    index: "ledger_entry",
    options: ["--email", anna.email],
  },
  "credits orders": {
    async fill() {
      const { order } = await startOrder(site, anna, aPurchase());
      await put(tables.orders, (n) => (n > 0 ? { ...order, id: id(n), key: id(n), providerRef: id(n) } : undefined));
    },
    rows: ({ orders }) => ids(orders),
    act: (row) => startOrder(site, anna, aPurchase({ key: `later ${row}` })),
    index: "payment_order_member_ix",
    options: ["--email", anna.email],
  },
  "outbox list": {
    fill: () => put(tables.outbox, (n) => anEffect(n, { kind: "letter", state: n < 120 ? "waiting" : "dead" })),
    rows: ({ effects }) => ids(effects),
    act: (row) => retry(site, anOperator, row),
    index: "outbox_due_ix",
  },
  "postbacks list": {
    fill: () =>
      put(tables.postbacks, (n) => {
        const sale = { memberId: anna.id, causeId: `${n}`, event: "sale" as const, network: "ads", txid: `${n}` };
        return { id: id(n), ...sale, state: "refused" as const, at: at(n), dueAt: at(n) };
      }),
    rows: ({ postbacks }) => ids(postbacks),
    act: (row) => replay(site, anOperator, row),
    index: "postback_at_ix",
  },
  "audit list": {
    fill: () =>
      put(tables.audit, (n) => {
        const entry = { operator: "command:tests", origin: "", action: "outbox.retry", kind: "effect" } as const;
        const chained = { seq: n + 1, reasonHash: "", hash: "h" };
        return { id: id(n), ...entry, targetId: "e", before: {}, after: {}, at: at(n), ...chained };
      }),
    rows: ({ actions }) => actions!.map(({ seq }) => `${seq}`),
    act: () => adjust(site, anOperator, anna, { amount: 1, reason: "later" }),
    index: "audit_seq_ux",
  },
};

let site: Site;
let databases: Databases;
let folder: string;
let come = 0;

beforeEach(async () => {
  const place = await freshPlace();
  folder = mkdtempSync(join(tmpdir(), "bouquet-lists-"));
  cpSync(join(projectRoot, "tenants/razemo"), join(folder, "tenants/razemo"), { recursive: true });
  vi.stubEnv("TENANTS_DIR", join(folder, "tenants"));
  vi.stubEnv("DATA_DIR", place.dataDir);
  vi.stubEnv("DATABASE_URL", place.url ?? "");
  databases = openDatabases({ ...place, migrationsDir: join(projectRoot, "db/migrations"), limit: 1 });
  const [tenant] = readTenants({ tenantsDir: join(folder, "tenants"), port: 3000 }).tenants.all();
  site = siteAlone(tenant!, { databases, dataDir: place.dataDir, log: pino({ level: "silent" }) });
  await site.db.transact(async (tx) => {
    await tx.insertMany(tables.profiles, [{ ...anna, createdAt: anna.signedUpAt }]);
    await tx.insertMany(tables.accounts, [{ ...anna, passwordHash: "none" }]);
  });
});

afterEach(async () => {
  await databases.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(process.env.DATA_DIR!, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

// All tests of a list share one site, because creating a site with rows takes longer than reading the rows.
test.each(Object.entries(LISTS))(
  "%s reports an empty list, starts a page by index, and returns each row once despite changes",
  async (name, list) => {
    expect((await said(name)).out.trim()).not.toBe("");
    await list.fill();
    await expectIndexed(name, list);
    const whole = await pageOf(name, "--limit", "1000");
    expect([new Set(whole.rows).size, whole.rows.length, whole.next]).toEqual([ROWS, ROWS, null]);
    const pages: string[][] = [];
    let next: string | null = "";
    while (next !== null) {
      const page = await pageOf(name, ...(next ? ["--after", next] : []));
      pages.push(page.rows);
      // The next page begins after this row, which is deleted by then.
      for (const row of [page.rows[0]!, page.rows.at(-1)!]) await list.act(row);
      next = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(new Set(pages.flat())).toEqual(new Set(whole.rows));
  },
);

test("every verb that reads on by --after is tested here, with the same options", () => {
  const found: string[] = [];
  for (const [noun, command] of Object.entries(declared)) {
    for (const [verb, each] of Object.entries("verbs" in command ? command.verbs : {})) {
      const { after, limit } = optionsOf(each);
      expect(!after).toBe(!limit);
      if (after) found.push(`${noun} ${verb}`);
    }
  }
  expect(found.sort()).toEqual(Object.keys(LISTS).sort());
});

test("a list prints how to read on below each page except the last", async () => {
  await LISTS["reports held"]!.fill();
  const [first, rest] = [await said("reports held", "--limit", "240"), await said("reports held", "--limit", "250")];
  const [, cursor = ""] = /\nThere is more: --after (\S+)$/.exec(first.out) ?? [];
  expect((await pageOf("reports held", "--after", cursor)).rows).toHaveLength(10);
  expect(rest.out).not.toContain("--after");
  expect(await said("reports held", "--after", "nonsense")).toMatchObject({
    code: 1,
    err: '"nonsense" is no place in this list: --after takes what "next" of the page before says',
  });
  expect(await said("reports held", "--limit", "0")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^--limit takes a whole number from 1 to 1000/),
  });
});

async function expectIndexed(name: string, { index }: List): Promise<void> {
  const { next } = await pageOf(name);
  const asked = await statementsOf(() => pageOf(name, "--after", next!));
  const steps = [];
  for (const statement of asked.filter(({ sql }) => /limit/.test(sql)))
    steps.push(...(await stepsOf(site.db, statement)));
  expect(steps).toContainEqual(expect.stringMatching(`^range of (sqlite_autoindex_)?${index}`));
}

async function pageOf(name: string, ...options: string[]): Promise<{ rows: string[]; next: string | null }> {
  const { out, err } = await said(name, "--json", ...options);
  expect(err).toBe("");
  const data = JSON.parse(out);
  return { rows: LISTS[name]!.rows(data), next: data.next };
}

/** Returns the output for people. */
async function said(name: string, ...options: string[]): Promise<{ code: number; out: string; err: string }> {
  const lines = { out: [] as string[], err: [] as string[] };
  const [noun = ""] = name.split(" ");
  const typed = [...name.split(" "), "--tenant", "razemo", ...(LISTS[name]!.options ?? []), ...options];
  const code = await runTyped({ [noun]: { does: "", load: async () => declared[noun]! } }, typed, {
    failureOf: async (error) => failureIn(error),
    env: {},
    print: (text) => lines.out.push(text),
    complain: (text) => lines.err.push(text),
  });
  return { code, out: lines.out.join("\n"), err: lines.err.join("\n") };
}

function put<T extends PgTable>(table: T, row: (n: number) => T["$inferInsert"] | undefined): Promise<void> {
  const rows = numbers.flatMap((n) => row(n) ?? []);
  return site.db.transact((tx) => tx.insertMany(table, rows));
}

function ids(rows: Record<string, string>[] | undefined): string[] {
  return rows!.map((row) => row.id!);
}

function photoId(n: number): string {
  return `01970000-0000-7000-8000-${((n * 7919) % 1000).toString(16).padStart(4, "0")}${n.toString(16).padStart(8, "0")}`;
}

function aNamesake(id: string, nameKey: string) {
  return { ...anna, id, nameKey, email: `${id}@example.com`, passwordHash: "none", createdAt: at(0) };
}

function aHeldMessage(n: number) {
  return { id: id(n), conversationId: "c", fromId: anna.id, toId: "b", text: `${n}`, reason: "words: x", at: at(n) };
}

function aHeldPayment(n: number) {
  return { id: id(n), provider: "sandbox", providerRef: `${n}`, reason: "there is no such order", at: at(n) };
}

function aRefund(n: number, state: "by_hand" | "waiting") {
  const sums = { minor: 100, credits: 0, owed: 0, receiptNumber: n };
  return { id: id(n), orderId: "o", memberId: anna.id, cause: "operator" as const, ...sums, state, at: at(n) };
}

function anEffect(n: number, { kind, state }: { kind: string; state: "waiting" | "dead" }) {
  const lease = { attempts: 0, leaseUntil: 0 };
  return { id: id(n), kind, key: id(n), payload: {}, subject: null, state, dueAt: at(n), ...lease };
}
