/** Half an emoji breaks a page: React finds another text in the browser than the server sent, and draws all of it anew. */
import ts from "typescript";
import { expect, test } from "vitest";
import { parsed, product } from "./sources";

test("only app/domain/texts.ts cuts a text to a length: `shortened`, `shortenedAtWord`, `beginningOf` or `fitting`", () => {
  const cuts = product.filter((file) => /^(app|themes)\//.test(file)).flatMap(cutsIn);
  expect(cuts.filter(({ file }) => !(file in MACHINES)).map(({ file, code }) => `${file}: ${code}`)).toEqual([]);
  expect(Object.keys(MACHINES).filter((each) => cuts.every(({ file }) => file !== each))).toEqual([]);
});

/** Files that cut what a machine wrote, or a person never reads. */
const MACHINES: Readonly<Record<string, string>> = {
  "app/domain/texts.ts": "the owner",
  "app/capsules/scrub/pseudonyms.ts": "ids, names of files and hashes",
  "app/domain/money/payments/gateways/answers.ts": "a provider's answer that can't be read",
  "app/domain/money/payments/gateways/mollie/mollie.ts": "a provider's error",
  "app/domain/money/payments/gateways/stripe/stripe.ts": "a provider's error",
  "app/domain/reach/notices/notices.ts": "a notice's tag, of an id",
  "app/log/error-receiver.ts": "an id",
  "app/log/impersonal.ts": "an error, for the log",
  "app/log/trace.ts": "an id",
  "app/request/body-shape.ts": "a name in a body's JSON, at its quotes",
  "app/request/buyer.ts": "a discount code, before it is looked up",
  "app/request/language.ts": "a header",
  "app/routes/member/report.tsx": "digits",
  "app/ui/safety/puzzles/sha-256.ts": "bytes and words of a digest",
};

/** Strings with named pieces: days, ids, colours, codes of languages. */
const IN_PIECES = /^(today|birthDate|bornAfter|bornBy|date|hex|colour|locale|account)$/;
/** Lists, which have members and not characters, by their name or by what gives them. */
const LIST = /^(?!words$).*s$|^(cams|found|had|told|people|file|newest|\[\])$/;
const LISTED = /^(split|filter|map|sort|reverse|broken|slice|waitingIn)\(\)$/;
/** Letters of a code, and a day as UTC writes it. */
const MADE = /^(digest|toISOString)\(\)$/;

/** Calls of `slice` and its like whose end is a number, or a limit by its name; one that was looked for is no cut. */
function cutsIn(file: string): { file: string; code: string }[] {
  const found: { file: string; code: string }[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: cut, name } = node.expression;
      const end = node.arguments[1];
      if (/^(slice|substring|substr)$/.test(name.text) && end && isLength(end)) {
        const what = nameOf(cut);
        if (![IN_PIECES, LIST, LISTED, MADE].some((each) => each.test(what)))
          found.push({ file, code: node.getText() });
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(parsed(file));
  return found;
}

function isLength(node: ts.Node): boolean {
  if (ts.isNumericLiteral(node)) return node.text !== "0";
  if (ts.isIdentifier(node)) return /^[A-Z][A-Z_]+$|^(length|max|limit|most|size|longest|count)$/.test(node.text);
  if (ts.isPrefixUnaryExpression(node) || ts.isPropertyAccessExpression(node)) return false;
  return ts.forEachChild(node, (child) => isLength(child) || undefined) ?? false;
}

/** The last part of an expression: `text` of `message.text`, `sort()` of `found.sort(byAge)`. */
function nameOf(node: ts.Node): string {
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return nameOf(node.expression);
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isCallExpression(node)) return `${nameOf(node.expression)}()`;
  return ts.isArrayLiteralExpression(node) ? "[]" : node.getText();
}
