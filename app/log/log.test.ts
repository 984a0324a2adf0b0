// @engines one
import { describe, expect, test } from "vitest";
import { impersonalError } from "./impersonal";
import { openLog } from "./log";
import { inTrace } from "./trace";

const ID = "4bf92f3577b34da6a3ce929d0e0e4736";

function logged(write: (log: ReturnType<typeof openLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(openLog({ logLevel: "info" }, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

test("a log line names its trace and route, and neither outside a request", () => {
  const [inside, effect, outside] = logged((log) => {
    const own = log.child({ tenant: "velvet" });
    inTrace({ id: ID, route: "/chats/:chatId" }, () => own.warn("a"));
    inTrace({ id: ID, route: undefined }, () => own.warn("b"));
    own.warn("c");
  });
  expect(inside).toMatchObject({ tenant: "velvet", trace_id: ID, route: "/chats/:chatId", msg: "a" });
  expect(effect).toMatchObject({ trace_id: ID, msg: "b" });
  expect(effect).not.toHaveProperty("route");
  expect(outside).not.toHaveProperty("trace_id");
});

describe("an error in the log has its place and text, and no personal data", () => {
  const told = (error: unknown) => JSON.stringify(logged((log) => log.error({ err: error }, "failed")));

  test.each<[what: string, error: () => unknown, kept: string, gone: string]>([
    ["an address", () => new Error("550 refused: <anna.mark@mail.example>"), "550 refused", "anna"],
    ["an address with letters of its own", () => new Error("no mailbox ánna@bücher.example"), "no mailbox", "cher"],
    ["an IPv4 address", () => new Error("connect ECONNREFUSED 203.0.113.77:443"), "ECONNREFUSED", "203.0"],
    ["an IPv6 address", () => new Error("connect ECONNREFUSED 2001:db8::77:1"), "ECONNREFUSED", "db8"],
    ["a card number", () => new Error("bad card 4111 1111 1111 1111"), "bad card", "1111"],
    ["a token", () => new Error("no session 0kXv9q2mLw8rT4yU6bNc1zPd"), "no session", "0kXv9q"],
    ["an address with a token", () => new Error("https://a.example/x?t=secret failed"), "failed", "secret"],
    ["a quotation", () => new Error('not a name: "Anna Mark"'), "not a name", "Anna"],
    ["a text that is no JSON", () => thrown(() => JSON.parse("annamark")), "SyntaxError", "annamark"],
    ["a property", () => Object.assign(new Error("refused"), { input: "annamark" }), "refused", "annamark"],
    ["a cause", () => new Error("no", { cause: new Error("of anna@mail.example") }), "cause", "anna"],
    ["what is no error", () => "anna@mail.example", "string", "anna"],
    ["a name with a line break", () => new Error("two\nlines anna@mail.example"), "two", "anna"],
  ])("%s", (_, error, kept, gone) => {
    expect(told(error())).toContain(kept);
    expect(told(error())).not.toContain(gone);
  });

  test("a failed query: its text without its values", () => {
    const failed = new Error("Failed query: select * from account where name = ?\nparams: Anna Mark,12");
    expect(told(failed)).toContain("select * from account");
    expect(told(failed)).not.toMatch(/Anna|params/);
  });

  test("circular causes, and messages of a megabyte", () => {
    const error = new Error("x".repeat(1_000_000));
    error.cause = error;
    expect(told(error).length).toBeLessThan(30_000);
  });
});

test("the stack contains only places in the code", () => {
  const { type, stack } = impersonalError(new TypeError("no\n    at anna (mail.example:1:1)"));
  expect(type).toBe("TypeError");
  expect(stack[0]).toMatch(/log\.test\.ts:\d+:\d+\)?$/);
  expect(stack.join()).not.toContain("anna");
});

function thrown(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
