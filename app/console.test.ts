import { Writable } from "node:stream";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { logConsole } from "./console";

const { warn, error } = console;
afterEach(() => Object.assign(console, { warn, error }));

test("packages' console output becomes log lines of the same level", () => {
  const lines: unknown[] = [];
  const into = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(line));
      done();
    },
  });
  logConsole(pino({ level: "warn" }, into));
  console.warn("No routes matched location %s", "/nowhere");
  console.error(new Error("a warning\nof two lines"));
  expect(lines).toMatchObject([
    { level: 40, from: "console", msg: "No routes matched location /nowhere" },
    { level: 50, from: "console", msg: expect.stringMatching(/^Error: a warning\nof two lines/) },
  ]);
});
