import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/environment";
import { CONFIG_READERS } from "./config-readers";
import { read } from "./source-files";

const declared = readdirSync(join(projectRoot, "tenants"))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .flatMap((name) => keysIn(`tenants/${name}`).map((key) => [name.slice(0, -3), key] as const));

test("no key of a tenant's config is accepted and read nowhere: each has a reader, which names it", () => {
  expect(declared.length).toBeGreaterThan(150);
  const unread = declared.filter(([file, key]) => {
    const readers = CONFIG_READERS[file]?.[key] ?? [];
    const name = new RegExp(`(?<![\\w$])${key.replace("$", "\\$")}\\b`);
    return readers.length === 0 || !readers.every((reader) => name.test(read(reader)));
  });
  expect(unread, "name who reads each of these in tests/architecture/config-readers.ts").toEqual([]);
});

test("no reader is named for a key that is gone", () => {
  const named = Object.entries(CONFIG_READERS).flatMap(([file, keys]) => Object.keys(keys).map((key) => [file, key]));
  const gone = named.filter(([file, key]) => !declared.some((each) => each[0] === file && each[1] === key));
  expect(gone, "take each of these out of tests/architecture/config-readers.ts").toEqual([]);
});

/** The keys of every object that a config may hold: what `z.strictObject` takes, and what is spread into that. */
function keysIn(file: string): string[] {
  const keys: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && isShape(node)) {
      for (const each of node.properties) {
        if (ts.isPropertyAssignment(each) || ts.isShorthandPropertyAssignment(each)) keys.push(each.name.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return keys;
}

function isShape({ parent }: ts.ObjectLiteralExpression): boolean {
  if (ts.isCallExpression(parent)) return /\bstrictObject$/.test(parent.expression.getText());
  return ts.isVariableDeclaration(parent) && parent.name.getText() === "common";
}
