import ts from "typescript-5";
import { expect, test } from "vitest";
import { parsed, product } from "./sources";

/** Folders that receive names from people, browsers and other servers. */
const reached = product.filter((file) => /^app\/(domain|request|routes|console|contract|locales)\//.test(file));

test("names from outside are looked up in a Map or in an object without a prototype", () => {
  const wrong = reached.flatMap((file) => inheritingTables(parsed(file)).map((name) => `${file}: ${name}`));
  expect(wrong).toEqual([]);
});

/**
 * Finds variables declared as records of any name, made of plain objects, and read with a computed name: for
 * "constructor" they return a function.
 */
function inheritingTables(source: ts.SourceFile): string[] {
  const tables = new Set<string>();
  const asked = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && isRecord(node.type) && isPlain(node.initializer))
      tables.add(node.name.getText());
    if (ts.isElementAccessExpression(node) && !ts.isLiteralExpression(node.argumentExpression)) {
      asked.add(node.expression.getText());
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
      asked.add(node.right.getText());
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return [...tables].filter((name) => asked.has(name));
}

function isRecord(type: ts.TypeNode | undefined): boolean {
  return type !== undefined && /\b(Record<string,|FieldErrors\b)/.test(type.getText());
}

function isPlain(value: ts.Expression | undefined): boolean {
  if (!value) return false;
  return ts.isObjectLiteralExpression(value) || value.getText().startsWith("Object.fromEntries(");
}
