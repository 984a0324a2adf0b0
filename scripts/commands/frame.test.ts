import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { domainError } from "~/app/domain/errors";
import { type Listed, type Noun, verb } from "./declaration";
import { failureIn } from "./failures";
import { runTyped } from "./frame.mjs";
import { oneOf, whole } from "./readers";

const state = { takes: "<state>", does: "those of it alone", read: oneOf("open", "done") };

const drawer = {
  verbs: {
    empty: verb({
      does: "Empties it.",
      permission: null,
      options: { until: { takes: "<day>", does: "what is older" } },
      run: ({ until }) => ({ lines: [`empty until ${until}`], data: until }),
    }),
  },
} satisfies Noun;

const notes = {
  more: "Notes are for tests.",
  nouns: { drawer },
  verbs: {
    list: verb({
      does: "Lists notes.",
      permission: "people.note",
      tenant: true,
      options: { state, days: { takes: "<n>", does: "of so many days", usual: "30", read: whole(1, 99) } },
      run: ({ tenant, state, days }) => ({ lines: [`${tenant} ${state} ${days}`], data: { tenant, state, days } }),
    }),
    add: verb({
      does: "Adds notes.",
      permission: "people.note",
      arguments: { note: { does: "what it says", many: true } },
      options: {
        by: { takes: "<name>", does: "who writes", needed: "a note has an author" },
        amount: { takes: "<n>", does: "how much", read: whole(-9) },
        loud: { does: "shouts", permission: "people.warn" },
      },
      run: ({ note, by, amount, loud }) => ({ lines: [JSON.stringify({ note, by, amount, loud })], data: note }),
    }),
    lose: verb({
      does: "Fails.",
      permission: null,
      run() {
        throw domainError("reports.no_case", "not_found")();
      },
    }),
    doubt: verb({ does: "Finds something.", permission: null, run: () => ({ lines: ["hm"], data: {}, code: 1 }) }),
  },
} satisfies Noun;

const commands: Record<string, Listed> = {
  notes: { does: "keeps notes", load: async () => notes },
  pass: {
    does: "hands on",
    load: async () => ({
      does: "Hands on.",
      permission: null,
      prints: true,
      rest: "[anything]",
      run: ({ rest }) => rest.length,
    }),
  },
};

async function run(typed: string, env: Record<string, string> = {}, authorise?: (asked: string[]) => Promise<void>) {
  const said: Record<"out" | "err", string[]> = { out: [], err: [] };
  const code = await runTyped(commands, typed.split(" ").filter(Boolean), {
    env,
    failureOf: async (error) => failureIn(error),
    ...(authorise && { authorise }),
    print: (text) => void said.out.push(`${text}\n`),
    complain: (text) => void said.err.push(`${text}\n`),
  });
  return { code, out: said.out.join(""), err: said.err.join("") };
}

test("options may precede or follow the verb, and missing ones have their defaults", async () => {
  expect(await run("notes list --tenant velvet")).toMatchObject({ code: 0, out: "velvet undefined 30\n", err: "" });
  expect((await run("notes --tenant velvet --state open list --days 7")).out).toBe("velvet open 7\n");
  expect((await run("--tenant=velvet notes list")).out).toBe("velvet undefined 30\n");
});

test("a nested noun has verbs and help of its own", async () => {
  for (const typed of ["notes drawer empty --until today", "notes --until today drawer empty"])
    expect(await run(typed)).toEqual({ code: 0, out: "empty until today\n", err: "" });
  expect((await run("notes --help")).out).toMatch(/notes drawer <verb>\n +One of empty\.\n/);
  expect((await run("notes drawer --help")).out).toMatch(/^npx bouquet notes drawer <verb>\n\n +notes drawer empty \[/);
  expect((await run("notes drawer empty --help")).out).toMatch(/^npx bouquet notes drawer empty \[--until <day>\]\n/);
});

test("arguments may be several, and numbers below zero", async () => {
  expect(JSON.parse((await run("notes add one two --by Anna --amount -5 --loud")).out)).toEqual({
    note: ["one", "two"],
    by: "Anna",
    amount: -5,
    loud: true,
  });
});

test.each([
  ["notes lst", /notes has no verb lst\. Did you mean list\?/],
  ["nots list", /no command nots\. Did you mean notes\?/],
  ["notes list --tenant velvet --sate open", /no --sate\. Did you mean --state\?/],
  ["notes list", /^--tenant <slug> is missing/],
  ["notes list --tenant", /^--tenant takes <slug>/],
  ["notes list --tenant --json", /--tenant takes <slug>/],
  ["notes list --tenant velvet --state lost", /^--state takes open or done, not "lost"/],
  ["notes list --tenant velvet --days 1e3", /^--days takes a whole number from 1 to 99/],
  ["notes list --tenant velvet more", /^"more" is too much/],
  ["notes add --by Anna", /^<note> is missing: what it says/],
  ["notes add one", /^--by <name> is missing: a note has an author/],
  ["notes add one --by Anna --loud=very", /^--loud takes no value/],
  ["notes", /^notes needs a verb: list, add, lose, doubt, drawer/],
  ["notes drwer empty", /no verb drwer\. Did you mean drawer\?/],
  ["notes drawer", /^notes drawer needs a verb: empty/],
  ["notes drawer fill", /^notes drawer has no verb fill\./],
  ["", /^Which command\?/],
  ["notes constructor", /no verb constructor/],
])("%j is rejected with code 2", async (typed, said) => {
  const { code, out, err } = await run(typed);
  expect([code, out]).toEqual([2, ""]);
  expect(typed.includes("--json") ? JSON.parse(err).error.message : err).toMatch(said);
});

test("help at every level shows the declarations", async () => {
  expect(await run("--help")).toMatchObject({ code: 0, out: expect.stringMatching(/notes +keeps notes\n/) });
  expect((await run("notes --help")).out).toMatch(/notes add <note\.\.\.> --by <name> \[--amount <n>\] \[--loud\]\n/);
  const { out } = await run("notes list --help");
  expect(out).toMatch(/--days <n> +of so many days \(30\)\n/);
  expect(out).toMatch(/--tenant <slug>/);
  expect((await run("help")).code).toBe(0);
});

test("a refusal is a sentence and no key; --json gives both", async () => {
  expect(await run("notes lose")).toEqual({ code: 1, out: "", err: "There is no such case\n" });
  const { code, err } = await run("notes lose --json");
  expect([code, JSON.parse(err)]).toEqual([
    1,
    { error: { code: "reports.no_case", message: "There is no such case" } },
  ]);
});

test("--json prints the answer for programs, and a problem exits with 1", async () => {
  const { out } = await run("notes list --tenant velvet --state done --json");
  expect(JSON.parse(out)).toEqual({ tenant: "velvet", state: "done", days: 30 });
  expect(await run("notes doubt")).toEqual({ code: 1, out: "hm\n", err: "" });
});

test("options that npm kept are detected, also under another name", async () => {
  const npm = { npm_command: "run-script", npm_lifecycle_event: "notes" };
  const lost = await run("notes list velvet", { ...npm, npm_config_tenant: "true" });
  expect(lost).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^npm kept --tenant\..*npm run notes -- /),
  });
  expect((await run("notes add one Anna", npm)).err).toMatch(/npm run notes -- /);
  expect((await run("notes add one --by Anna", { npm_command: "exec", npm_config_loud: "true" })).code).toBe(0);
  expect((await run("notes add one --by Anna", { ...npm, npm_config_loud: "" })).code).toBe(0);
});

test("a verb checks its permission and its options' permissions, and does not run if one is missing", async () => {
  const asked: string[][] = [];
  const allow = async (permissions: string[]) => void asked.push(permissions);
  await run("notes list --tenant velvet", {}, allow);
  await run("notes add one --by Anna --loud", {}, allow);
  await run("notes doubt", {}, allow);
  expect(asked).toEqual([["people.note"], ["people.note", "people.warn"]]);
  const refused = await run("notes add one --by Anna", {}, async () => {
    throw domainError("console.not_allowed", "forbidden")();
  });
  expect(refused).toMatchObject({ code: 1, out: "" });
});

test("words that are passed on are not parsed", async () => {
  expect((await run("pass --only x --help")).code).toBe(3);
  expect((await run("pass --help")).out).toMatch(/pass \[anything\]/);
});

test.each([
  ["a full disk", () => writeFileSync("/dev/full", "x"), "The disk is full."],
  ["a folder that is missing", () => readFileSync("/nowhere/at/all"), "/nowhere/at/all is not there (ENOENT)."],
])("%s is explained in a sentence", async (_, fail, says) => {
  const broken = {
    broken: { does: "", load: async () => verb({ does: "", permission: null, run: () => fail() as never }) },
  };
  const complaints: string[] = [];
  const context = { failureOf: async (error: unknown) => failureIn(error), env: {} };
  const complain = (text: string) => void complaints.push(text);
  expect(await runTyped(broken, ["broken"], { ...context, complain })).toBe(1);
  expect(complaints).toEqual([says]);
});

test("a mistake in the code keeps its stack", async () => {
  const broken = {
    broken: {
      does: "",
      load: async () => verb({ does: "", permission: null, run: () => Promise.reject(new TypeError("x")) }),
    },
  };
  const context = { failureOf: async (error: unknown) => failureIn(error), env: {} };
  await expect(runTyped(broken, ["broken"], context)).rejects.toThrow(TypeError);
});
