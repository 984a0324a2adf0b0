import { Writable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { logConsole } from "./console";
import { openLog } from "./log";

const { warn, error } = console;
afterEach(() => Object.assign(console, { warn, error }));

test("packages' console output becomes log lines of the same level, without the values in it", () => {
  const lines: unknown[] = [];
  const into = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(line));
      done();
    },
  });
  logConsole(openLog({ logLevel: "warn" }, into));
  console.warn("No routes matched location %s", "/nowhere");
  console.warn(`No routes matched location "/nowhere?a=b" `);
  console.error(new Error("a warning\nof two lines"));
  console.error("(node:1) ExperimentalWarning: supports is an experimental feature");
  expect(lines).toMatchObject([
    { level: 40, from: "console", msg: "No routes matched location %s" },
    { level: 40, from: "console", msg: 'No routes matched location "…" ' },
    { level: 50, from: "console", err: { type: "Error", message: "a warning\nof two lines" } },
    { level: 40, from: "console", msg: expect.stringContaining("ExperimentalWarning") },
  ]);
});
