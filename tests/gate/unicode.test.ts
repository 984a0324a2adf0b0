import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type ZodType, z } from "zod";
import { BRAND_ACTIONS, DESK_ACTIONS } from "~/app/console/actions";
import { DomainError } from "~/app/domain/errors";
import { parse } from "~/app/request/input";
import { type DeclaredCall, declaredCalls } from "../support/calls";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { addressesOf, decoded, escaped, fieldsIn, filled, HEADERS, QUERIES } from "../support/inputs";
import { consolePaths, declaredRoutes } from "../support/routes";
import type { Answer, Ask, Joined } from "../support/server";
import { eighthOf, isFull, volume } from "../support/share";
import { anyText, HOSTILE } from "../support/unicode";

// Tests that any text in any field gets a status below 500, and a message if the site rejects the text.

const HOST = "velvet.example";
const DESK = "desk.example";
const PASSWORD = "correct horse battery";
const calls = (await declaredCalls()).filter(({ declared }) => declared.answer !== "text/event-stream");

/** A field, address part, parameter or header that takes text from others. */
interface Entry {
  name: string;
  ask(text: string): Ask;
}

vi.setConfig({ testTimeout: volume(120_000, 900_000) });

let desk: ConsoleDriver;
let anna: Joined;
let bert: Joined;
let owner: SignedInOperator;
let conversation: string;
/** A report's case, and other ids. */
let ids: { case: string; report: string };

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { loggedOutSearch: "all" } }, DESK);
  const { server } = desk;
  [anna, bert] = [await server.join(HOST, "Anna"), await server.join(HOST, "Bert")];
  owner = await desk.operator("Olivia", "owner");
  const { id } = (await server.ask(as(anna, { path: `/api/chat.php?profile=${bert.id}` }))).json();
  conversation = id;
  const json = { profile: bert.id, reason: "scam", words: "Look" };
  expect((await server.ask(as(anna, { method: "POST", path: "/api/reports.php", json }))).status).toBe(201);
  const { moderation_case: cases = [], report: reports = [] } = await server.rows("velvet");
  const idOf = ([row]: unknown[]) => (row as { id: string }).id;
  ids = { case: idOf(cases), report: idOf(reports) };
});

afterAll(() => desk?.stop());

describe("every field of every call", () => {
  test.each(calls.map((call) => [`${call.name} ${call.key}`, call] as const))("%s is read or refused", (_, call) => {
    const { input } = call.declared;
    if (!(input instanceof z.ZodType)) return;
    for (const field of fieldsOf(input))
      fc.assert(
        fc.property(anyText, (text) => {
          for (const value of [text, [text], { [text]: text }, { [field]: text }]) {
            try {
              parse(input, { [field]: value });
            } catch (error) {
              if (!(error instanceof DomainError)) throw error;
            }
          }
        }),
        { seed: 1, numRuns: volume(40, 2_000) },
      );
  });

  test("gets a response", () => expectAnswered(calls.flatMap(entriesOfCall)));
});

describe("on the site,", () => {
  test("every field of every form gets a response", async () => {
    const paths = declaredRoutes().map(({ path }) => `/${path}`);
    const pages = paths.filter((path) => !/logout|\*/.test(path)).map((path) => filled(path, [bert.id]));
    const chat = [`/chats/${conversation}`, `/report?profile=${bert.id}`];
    const forms = [
      ...(await formsAt([...pages, ...chat], (path) => as(anna, { path }))),
      ...(await formsAt(pages, (path) => ({ host: HOST, path }))),
    ];
    expect(forms.length).toBeGreaterThan(25);
    await expectAnswered(forms.flatMap((form) => entriesOfForm(form)));
  });

  test("every part of every address, every parameter, header and cookie gets a response", async () => {
    const paths = declaredRoutes().map(({ path }) => `/${path}`);
    await expectAnswered([
      ...paths.flatMap(entriesOfPath),
      ...QUERIES.map(entryOfQuery),
      ...HEADERS.map(entryOfHeader),
    ]);
  });
});

describe("at the console,", () => {
  test("every field of every form gets a response", async () => {
    const paths = consolePaths().filter((path) => !/sign-out|undo|\*/.test(path));
    const pages = paths.map((path) => `/${path.replace(":brand", "velvet").replace(/:\w+/g, ids.case)}`);
    const forms = [
      ...(await formsAt(pages, (path) => atDesk({ path }))),
      ...(await formsAt(["/sign-in"], (path) => ({ host: DESK, path }))),
    ];
    expect(forms.length).toBeGreaterThan(3);
    await expectAnswered(forms.flatMap((form) => entriesOfForm(form)));
  });

  test("every field of every action gets a response", () =>
    expectAnswered(eighthOf("hostile texts to actions", entriesOfActions())));

  test("every part of every address and every parameter gets a response", async () => {
    const paths = consolePaths().map((path) => `/${path}`);
    const parts = paths.flatMap((path) => addressesOf(path, ["velvet", ids.case]));
    const addresses = parts.map(({ name, at }) => ({ name, ask: (text: string) => atDesk({ path: at(text) }) }));
    const queries = QUERIES.flatMap((query) =>
      ["/queue", "/brands/velvet/members", "/brands/velvet/audit", "/figures/queues", "/quality"].map((path) => ({
        name: `${path}?${query}`,
        ask: (text: string) => atDesk({ path: `${path}?${query}=${escaped(text)}` }),
      })),
    );
    await expectAnswered([...addresses, ...queries]);
  });
});

test("the log contains no failure", () => {
  expect(desk.server.log().match(/^.*"level":[56]0.*$/gm) ?? []).toEqual([]);
});

/**
 * Sends each entry one text. `test:full` sends six hostile texts, six random ones and some accents. Works text by text,
 * because an entry that is sent too many requests refuses before it reads them.
 */
async function expectAnswered(entries: Entry[]): Promise<void> {
  const failures: string[] = [];
  const usual = volume(1, 6);
  const madeUp = fc.sample(anyText, { seed: 2, numRuns: 500 });
  const textsOf = (nth: number) =>
    [HOSTILE, madeUp].flatMap((all) => Array.from({ length: usual }, (_, at) => all[(nth * usual + at) % all.length]!));
  for (let round = -1; round < 2 * usual; round++) {
    for (const [nth, entry] of entries.entries()) {
      if (!isFull && (round + 1) % 3 !== nth % 3) continue;
      const text = round < 0 ? MORE_BYTES_THAN_CHARACTERS : textsOf(nth)[round]!;
      const problem = problemOf(await desk.server.ask(entry.ask(text)));
      if (problem) failures.push(`${entry.name} = ${JSON.stringify(text).slice(0, 60)}: ${problem}`);
    }
  }
  expect(failures).toEqual([]);
  expect(desk.server.alive()).toBe(true);
}

/** A text as long as a one-time code in characters, and longer in bytes. */
const MORE_BYTES_THAN_CHARACTERS = "é12345";

function problemOf({ status, body, headers }: Answer): string | undefined {
  if (status >= 500) return `${status} ${body.slice(0, 100)}`;
  // Skips the response to a provider's notice, which is a status without a body.
  if (status < 400 || body === "") return undefined;
  if (!headers["content-type"]?.startsWith("application/json")) return /\p{L}{3}/u.test(body) ? undefined : "no words";
  const { error, message } = JSON.parse(body) as { error: string; message: string };
  return message && message !== error ? undefined : `no message for ${error}`;
}

function as({ cookie }: Pick<Joined, "cookie">, ask: Partial<Ask> & { path: string }): Ask {
  return { host: HOST, ...ask, headers: { Cookie: cookie, ...ask.headers } };
}

function atDesk(ask: Partial<Ask> & { path: string }): Ask {
  return { host: DESK, ...ask, headers: { Cookie: owner.cookie, Origin: `http://${DESK}`, ...ask.headers } };
}

function fieldsOf(input: ZodType): string[] {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return Object.keys(schema.properties ?? {});
}

/** Returns a valid value of a field, so that the request reaches the verb. */
function goodValue(name: string): unknown {
  const good: Record<string, unknown> = {
    ...{ profile: bert.id, conversation, text: "Hello", email: "new@example.com", name: "New", password: PASSWORD },
    ...{
      date_of_birth: "1990-03-14",
      language: "en",
      country: "NL",
      reason: "scam",
      words: "Look",
      lat: "52",
      lon: "4",
    },
    ...{ consents: { terms: true, sensitive_data: true }, current: PASSWORD, on: ids.case, case: ids.case },
    ...{ birth_day: "14", birth_month: "3", birth_year: "1990", consent_terms: "on", consent_sensitive_data: "on" },
  };
  return good[name];
}

function entriesOfCall({ name, path, key, method, declared: { input } }: DeclaredCall): Entry[] {
  if (!(input instanceof z.ZodType) || name === "logout") return [];
  const fields = fieldsOf(input);
  const [, variant = ""] = key.split("?");
  const values = () => Object.fromEntries(fields.map((field) => [field, goodValue(field)]));
  return fields.flatMap((field): Entry[] => {
    const entry = `${method} ${path} ${field}`;
    if (method === "GET") {
      const ask = (text: string) => as(anna, { path: `${path}?${variant}&${field}=${escaped(text)}` });
      return [{ name: entry, ask }];
    }
    const send = (value: unknown) =>
      as(anna, { method, path: `${path}?${variant}`, json: { ...values(), [field]: value } });
    return [
      { name: entry, ask: send },
      { name: `${entry} within`, ask: (text) => send({ [text]: text, [field]: text, id: text, personal: text }) },
    ];
  });
}

interface Form {
  /** The address to which the form is sent. */
  action: string;
  fields: Map<string, string>;
  send(form: Record<string, string>): Ask;
}

/** Returns the forms of these pages, each kind once. */
async function formsAt(paths: string[], visit: (path: string) => Ask): Promise<Form[]> {
  const kinds = new Map<string, Form>();
  for (const path of paths) {
    const ask = visit(path);
    const { body } = await desk.server.ask(ask);
    for (const [, attributes = "", content = ""] of body.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
      if (!/method="post"/i.test(attributes)) continue;
      const action = decoded(/\baction="([^"]*)"/.exec(attributes)?.[1] ?? path);
      const fields = fieldsIn(content);
      if (/logout|sign-out/.test(action) || fields.size === 0) continue;
      const send = (form: Record<string, string>) => ({ ...ask, method: "POST", path: action, form });
      kinds.set(`${action.replace(/[\w-]{20,}/g, "*")} ${[...fields.keys()]}`, { action, fields, send });
    }
  }
  return [...kinds.values()];
}

function entriesOfForm({ action, fields, send }: Form): Entry[] {
  const values = Object.fromEntries([...fields].map(([name, value]) => [name, value || String(goodValue(name) ?? "")]));
  return [...fields.keys()].map((field) => ({
    name: `form ${action} ${field}`,
    ask: (text) => send({ ...values, [field]: text }),
  }));
}

function entriesOfActions(): Entry[] {
  const brandPath = (name: string) => `/brands/velvet/actions/${name}`;
  const all = [
    ...Object.entries(BRAND_ACTIONS).map(([name, action]) => ({
      path: brandPath(name),
      fields: Object.keys(action.fields),
    })),
    ...Object.entries(DESK_ACTIONS).map(([name, action]) => ({
      path: `/actions/${name}`,
      fields: Object.keys(action.fields),
    })),
  ];
  return all.flatMap(({ path, fields }) => {
    const on = /\/(cases|notices)\./.test(path) ? ids.case : bert.id;
    const values = Object.fromEntries(fields.map((field) => [field, String(goodValue(field) ?? "x")]));
    const send = (form: Record<string, string>) => atDesk({ method: "POST", path: `${path}?on=${on}`, form });
    return [
      { name: `${path} on`, ask: (text: string) => atDesk({ path: `${path}?on=${escaped(text)}` }) },
      {
        name: `${path} confirmation`,
        ask: (text: string) => send({ ...values, step: "do", confirmation: text, answer: text }),
      },
      ...fields.map((field) => ({
        name: `${path} ${field}`,
        ask: (text: string) => send({ ...values, step: "show", [field]: text }),
      })),
    ];
  });
}

function entriesOfPath(path: string): Entry[] {
  return addressesOf(path, [bert?.id ?? "x"]).flatMap(({ name, at }) => [
    { name, ask: (text: string) => as(anna, { path: at(text) }) },
    { name: `${name}, a form`, ask: (text: string) => as(anna, { method: "POST", path: at(text), form: { a: "b" } }) },
  ]);
}

const PAGES = [
  "/",
  "/login",
  "/search",
  "/signup",
  "/pages/faq",
  "/match-finder",
  "/mail-change/do",
  "/reset-password/do",
];

function entryOfQuery(query: string, nth: number): Entry {
  const path = PAGES[nth % PAGES.length]!;
  return { name: `${path}?${query}`, ask: (text) => as(anna, { path: `${path}?${query}=${escaped(text)}` }) };
}

/** Converts a header to bytes. Leaves out line breaks and NUL, which no browser sends in a header. */
function entryOfHeader(header: string): Entry {
  const [name = "", cookie] = header.split(": ");
  return {
    name: header,
    ask(text) {
      const value = Buffer.from(text.replace(/[\0\r\n]/g, "").slice(0, 3_000)).toString("latin1");
      return { host: HOST, path: "/login", headers: { [name]: cookie ? `${cookie}=${value}` : value } };
    },
  };
}
