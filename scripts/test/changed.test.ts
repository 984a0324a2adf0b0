import { describe, expect, test } from "vitest";
import * as changes from "./changed.mjs";
import { importersOf } from "./graph.mjs";

// Read once: every source is opened for it.
const importers = importersOf();
const reachOf = (changed: string[], times: Record<string, number> = {}) => changes.reachOf(changed, times, importers);

describe("what a change reaches", () => {
  test("tests that import it come before those that import its importers, with its pages' states", () => {
    const { files, states } = reachOf([
      "app/routes/member/conversation.tsx",
      "app/domain/people/likes/likes.queries.ts",
    ]);
    expect(files[0]).toBe("app/domain/people/likes/likes.test.ts");
    expect(files).toContain("app/request/events/poll.test.ts");
    expect(states[0]).toBe("conversation");
  });

  test("a type import leads nowhere", () => {
    const { files } = reachOf(["tests/support/page-states.ts"]);
    expect(files).not.toContain("app/domain/people/likes/likes.test.ts");
  });

  test("a text leads to the tests of texts and to the pages that read its group", () => {
    const { files, states } = reachOf(["app/locales/en/likes.ts"]);
    expect(files).toEqual(["tests/architecture/", "app/locales/"]);
    expect(states).toContain("likes");
    expect(states).not.toContain("login");
  });

  test("a route leads to the gate that walks all routes, and to its page's states", () => {
    const { files, states } = reachOf(["app/routes/member/likes.tsx"]);
    expect(files).toEqual(expect.arrayContaining(["tests/architecture/", "tests/gate/route-walk.test.ts"]));
    expect(states).toContain("likes");
  });

  test("a file that tests read without importing leads to them", () => {
    expect(reachOf(["db/migrations/sqlite/0000_initial.sql"]).files).toEqual(["db/migrations.test.ts"]);
    expect(reachOf(["app/README.md"])).toEqual({ files: [], journeys: [], states: [], left: "" });
  });

  test("a file of the full tier runs only if it changed itself", () => {
    expect(reachOf(["tests/support/nodes.ts"]).files).not.toContain("tests/nodes/faults.test.ts");
    expect(reachOf(["tests/nodes/faults.test.ts"]).files).toContain("tests/nodes/faults.test.ts");
  });

  test("a file that exceeds the remaining time is skipped, and the next one is not", () => {
    const changed = ["app/domain/people/likes/likes.queries.ts"];
    const [nearest, second, third] = reachOf(changed).files;
    const { files } = reachOf(changed, { [nearest!]: 1_000, [second!]: 99_500, [third!]: 2_000 });
    expect(files.slice(0, 2)).toEqual([nearest, third]);
    expect(files).not.toContain(second);
  });

  test("files beyond two minutes are counted", () => {
    const { files, left } = reachOf(["app/domain/site.ts", "db/columns.ts"]);
    expect(files).toHaveLength(26);
    expect(left).toMatch(/^\d+ files of tests and \d+ states of pages$/);
  });
});
