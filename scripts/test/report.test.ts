import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "../command.mjs";
import * as report from "./report.mjs";
import { filesToRetry } from "./retries.mjs";

const folder = mkdtempSync(join(tmpdir(), "bouquet-report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const passed = { fullName: "passes", status: "passed", duration: 5, failureMessages: [] };
const failed = { fullName: "fails", status: "failed", duration: 7, failureMessages: ["Error: expected 1"] };
const skipped = {
  fullName: "waits",
  status: "skipped",
  failureMessages: [],
  meta: { skipped: "Caddy is not installed" },
};

describe("Vitest's report", () => {
  test("gives each test with its status, and a skipped test with its reason", () => {
    expect(fromVitest({ "db/a.test.ts": [passed, failed, skipped] }, 1)).toEqual([
      { name: "db/a.test.ts: passes", status: "passed", ms: 5, message: undefined },
      { name: "db/a.test.ts: fails", status: "failed", ms: 7, message: "Error: expected 1" },
      { name: "db/a.test.ts: waits", status: "skipped", ms: 0, message: "Caddy is not installed" },
    ]);
  });

  test("counts a file that could not be loaded as one failed test", () => {
    expect(fromVitest({ "db/a.test.ts": [] }, 1)).toEqual([
      { name: "db/a.test.ts", status: "failed", message: "no module" },
    ]);
  });

  test("is not believed if Vitest failed and no test did, or if the report is missing", () => {
    const distrusted = [expect.objectContaining({ name: "Vitest", status: "failed" })];
    expect(fromVitest({ "db/a.test.ts": [passed] }, 1).slice(1)).toEqual(distrusted);
    expect(report.vitestOutcomes(join(folder, "missing.json"), 1)).toEqual(distrusted);
  });
});

describe("Playwright's report", () => {
  test("marks a test that passed at its second attempt as flaky, with its first error", () => {
    const attempts = [{ duration: 9, error: { message: "first" } }, { duration: 8 }];
    expect(fromPlaywright({ title: "pays", tests: [{ status: "flaky", results: attempts }] }, 0)).toEqual([
      { name: "tests/e2e/pay.test.ts: pays", status: "flaky", ms: 9, message: "first", page: undefined },
    ]);
  });

  test("gives a skipped test with the reason of its annotation", () => {
    const annotations = [{ type: "skip", description: "no pictures by this hand" }];
    const test = { status: "skipped", annotations, results: [{ duration: 0 }] };
    expect(fromPlaywright({ title: "looks", tests: [test] }, 0)).toMatchObject([
      { status: "skipped", message: "no pictures by this hand" },
    ]);
  });
});

describe("a failed file", () => {
  const outcome = (name: string, status: report.Outcome["status"]): report.Outcome => ({
    name,
    status,
    message: "first",
  });
  const inGate = outcome("tests/gate/http.test.ts: answers HEAD", "failed");

  test("runs once more if it is a test of a server, and never if it is a test of a unit", () => {
    const unit = outcome("app/domain/money.test.ts: adds", "failed");
    const unloaded = outcome("tests/workers/crash.test.ts", "failed");
    const passing = outcome("tests/gate/areas.test.ts: answers", "passed");
    expect(filesToRetry([inGate, unit, unloaded, passing])).toEqual([
      "tests/gate/http.test.ts",
      "tests/workers/crash.test.ts",
    ]);
  });

  test("does not run once more beside three others", () => {
    const files = ["a", "b", "c", "d"].map((name) => outcome(`tests/gate/${name}.test.ts: answers`, "failed"));
    expect(filesToRetry(files)).toEqual([]);
  });

  test("is flaky if its tests pass then, and failed if they do not", () => {
    const second = outcome("tests/gate/http.test.ts: answers GET", "failed");
    expect(report.mergeRetry([inGate, second], [{ ...inGate, status: "passed", message: undefined }, second])).toEqual([
      { ...inGate, status: "flaky" },
      second,
    ]);
    const file = outcome("tests/gate/http.test.ts", "failed");
    const then = outcome("tests/gate/http.test.ts: answers HEAD", "passed");
    expect(report.mergeRetry([file], [then])).toEqual([{ ...file, status: "flaky" }, then]);
    expect(report.mergeRetry([file], [])).toEqual([file]);
  });
});

describe("the last lines", () => {
  const outcomes = (count: number, status: report.Outcome["status"], message?: string): report.Outcome[] =>
    Array.from({ length: count }, (_, index) => ({ name: `${status} ${index}`, status, message }));

  test("count a flaky test as passed, and list it with its first error", () => {
    const flaky = outcomes(1, "flaky", "expected 1\nof 2");
    expect(report.countLine([...outcomes(2, "passed"), ...flaky])).toBe("3 passed, 0 failed");
    expect(report.listFlaky(flaky)).toBe("\nflaky: 1\nflaky 0\n    expected 1\n    of 2\n");
    expect(report.tooManyFlaky(outcomes(3, "flaky"))).toEqual([]);
    expect(report.tooManyFlaky(outcomes(4, "flaky"))).toMatchObject([{ status: "failed" }]);
  });

  test("group the skipped tests by reason, the most frequent first", () => {
    const some = [
      ...outcomes(1, "skipped"),
      ...outcomes(2, "skipped", "Caddy is not installed"),
      ...outcomes(3, "skipped", "HAProxy is not installed"),
    ];
    expect(report.listSkipped(some)).toBe(
      "\nskipped: 6 — HAProxy is not installed (3), Caddy is not installed (2), no reason given (1)\n",
    );
    expect(report.listSkipped(outcomes(1, "passed"))).toBe("");
  });
});

function fromVitest(files: Record<string, { status: string }[]>, code: number) {
  const testResults = Object.entries(files).map(([name, assertionResults]) => ({
    name: join(root, name),
    status: assertionResults.length === 0 ? "failed" : "passed",
    message: "no module",
    assertionResults,
  }));
  return report.vitestOutcomes(written({ testResults }), code);
}

function fromPlaywright(spec: object, code: number) {
  return report.playwrightOutcomes(written({ suites: [{ file: "pay.test.ts", specs: [spec] }], errors: [] }), code);
}

function written(content: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}
