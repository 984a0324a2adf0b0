import ts from "typescript-5";
import { expect, test } from "vitest";
import { parsed, product, read } from "./sources";

/** Files that build patterns from texts, and why these patterns can't be slow. */
const MAKERS: Record<string, string> = {
  "app/domain/talk/chats/openings.ts": "names of interests, all of whose signs are a dot: nothing repeats",
  "app/router/narrow.ts": "our own routes",
  "db/postgres-expansion.ts": "one fixed name of a table in a statement of our own migrations",
  "db/search-key.ts": "one fixed list of letters",
  "scripts/building/routers.mjs": "names of packages, while building",
  "scripts/tenant/surroundings.ts": "our own routes",
  "scripts/theme/states.tsx": "a name of a designer's own, on their own machine",
};

test("no pattern is built from a config or a person's input, because such a pattern could backtrack for ever", () => {
  expect(product.filter((file) => makesPatterns(parsed(file)))).toEqual(Object.keys(MAKERS));
});

/** Returns whether a file calls `RegExp(...)`, with or without `new`. */
function makesPatterns(source: ts.SourceFile): boolean {
  let found = false;
  const walk = (node: ts.Node): void => {
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp") found = true;
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

test("every key handler that sends or closes ignores the keys of an input method", () => {
  const hearing = product.filter((file) => /\.key [!=]== "(Enter|Escape)"|onEscapeKeyDown/.test(read(file)));
  expect(hearing.length).toBeGreaterThan(3);
  expect(hearing.filter((file) => !/\bisComposing\b/.test(read(file)))).toEqual([]);
});
