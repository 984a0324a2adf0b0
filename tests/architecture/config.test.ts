import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { parsed, product } from "./sources";

const declared = readdirSync(join(projectRoot, "tenants/config"))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .flatMap((name) => keysIn(`tenants/config/${name}`).map((key) => `${name}: ${key}`));

test("every accepted key of a tenant's config is read by the product", () => {
  expect(declared.length).toBeGreaterThan(150);
  const read = new Set(product.flatMap((file) => [...namesReadIn(parsed(file))]));
  expect(declared.filter((key) => !read.has(key.split(": ")[1]!))).toEqual([]);
});

/** Lists the keys of every object that a config may hold: the arguments of `z.strictObject`, and `common`, which these spread. */
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
  visit(parsed(file));
  return keys;
}

function isShape({ parent }: ts.ObjectLiteralExpression): boolean {
  if (ts.isCallExpression(parent)) return /\bstrictObject$/.test(parent.expression.getText());
  return ts.isVariableDeclaration(parent) && parent.name.getText() === "common";
}

/** Collects the properties that a file reads: `site.name`, `{ name }` of a destructured object, `site["name"]`. */
function namesReadIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text);
    if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText());
    if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      names.add(node.argumentExpression.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
