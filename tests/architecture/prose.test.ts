import ts from "typescript-5";
import { expect, test } from "vitest";
import { notes } from "./notes";
import { commentsIn, files, read } from "./source-files";
import { parsed, product } from "./sources";

/** Files that compare another program's sentences, because that program has no error codes. */
const READERS: Record<string, string> = {
  "db/postgres-connection.ts": "a driver that gave up waiting",
  "scripts/building/routers.mjs": "the router's own code, while building",
  "scripts/dependencies.mjs": "what npm says",
  "scripts/dev.mjs": "a warning of Vite's",
};

test("the product decides by codes, not by its own sentences", () => {
  expect(product.filter((file) => decidesByProse(parsed(file)))).toEqual(Object.keys(READERS));
});

/** Banned words and constructions. Quotations and the table of the glossary may contain them. */
const BANNED =
  /\b(somebody|whoever|whom|(is|are) none|of who|none any more|what was told|goes on|comes to|stands for|so much of|by itself)\b/i;

test("comments and notes use the field's terms and full sentences", () => {
  const plain = (line: string) => line.replace(/"[^"]*"|`[^`]*`/g, "");
  const found = (file: string, lines: string[]) =>
    lines.filter((line) => BANNED.test(plain(line))).map((line) => `${file}: ${line.trim()}`);
  const inCode = files.flatMap((file) => found(file, commentsIn(read(file)).split("\n")));
  const inNotes = notes.flatMap((note) =>
    found(
      note,
      read(note)
        .split("\n")
        .filter((line) => !line.startsWith("|")),
    ),
  );
  expect([...inCode, ...inNotes]).toEqual([]);
});

const QUESTIONS = new Set(["startsWith", "endsWith", "includes", "indexOf"]);
const COMPARISONS = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** Returns whether a text is compared with two words or more. */
function decidesByProse(source: ts.SourceFile): boolean {
  let found = false;
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (QUESTIONS.has(node.expression.name.text) && node.arguments.some(isProse)) found = true;
    }
    if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) {
      if (isProse(node.left) || isProse(node.right)) found = true;
    }
    if (ts.isCaseClause(node) && isProse(node.expression)) found = true;
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

function isProse(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) && /[a-z] [a-z]/i.test(node.text);
}
