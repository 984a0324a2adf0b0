import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript-5";
import { describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { catalogues } from "./catalogues";
import { BASE, GROUPS, type Group } from "./groups";

const keys = new Set(Object.keys(catalogues.en).filter((key) => GROUPS.some((group) => key.startsWith(`${group}.`))));
const folded = new Set([...keys].map((key) => key.replace(/_(one|other)$/, "")));
const everyKey = [...new Set([...keys, ...folded])];

const mention = new RegExp(`["\`](${GROUPS.join("|")})\\.`);
const themes = sourcesIn("themes");
const sources = [...sourcesIn("app").filter((file) => !/^app\/locales\/[a-z]{2}\//.test(file)), ...themes];
const readings = new Map(sources.filter(matters).map((file) => [file, readingOf(file)]));
const needs = neededByEach();
const pages = [...readings].flatMap(([file, { declared }]) =>
  declared && !/^app\/routes\/dev\//.test(file) ? [{ file, declared }] : [],
);

test("every message is used somewhere", () => {
  const patterns = [...readings.values()].flatMap(({ texts }) => texts);
  const whole = new Set(patterns.filter((text): text is string => typeof text === "string"));
  const parts = patterns.filter((text): text is RegExp => text instanceof RegExp);
  const isRead = (key: string) => whole.has(key) || parts.some((part) => part.test(key));
  const plural = (key: string) => key.replace(/_(one|other)$/, "");
  expect([...keys].filter((key) => !isRead(key) && !isRead(plural(key)))).toEqual([]);
});

describe("a page declares the message groups that it uses in the browser", () => {
  test("the frame and the error page use only the groups of every page", () => {
    expect(neededBy("app/root.tsx")).toEqual([]);
  });

  test("every route with a handle is found", () => {
    const handled = [...sourcesIn("app/routes"), ...sourcesIn("app/console")].filter((file) =>
      /^export const .*\bhandle\b/m.test(read(file)),
    );
    expect(handled.filter((file) => !readings.get(file)?.declared)).toEqual([]);
  });

  test.each(pages)("$file", ({ file, declared }) => {
    const needed = neededBy(file);
    expect(declared, `texts: ${JSON.stringify(needed)}`).toEqual(needed);
  });
});

interface Read {
  /** Complete keys, and patterns for keys that are composed at runtime. */
  texts: (string | RegExp)[];
  /** The groups whose messages the file uses in the browser. */
  groups: Set<Group>;
  /** The groups that the file fetches with `useTexts`. */
  fetched: Group[];
  /** The groups that `page({ texts })` declares. Undefined if the file is no page. */
  declared?: string[];
  /** The files that the file renders, including slots of the templates. */
  parts: string[];
}

/** Returns the groups that a file needs, without those of every page. */
function neededBy(file: string): string[] {
  return [...(needs.get(file) ?? [])].filter((group) => !BASE.some((each) => each === group)).sort();
}

/** Returns, by file, the groups that the file and everything it renders use, without the groups that a part fetches. */
function neededByEach(): Map<string, Set<Group>> {
  const all = new Map([...readings].map(([file, { groups, fetched }]) => [file, without(groups, fetched)]));
  for (let grown = true; grown; ) {
    grown = false;
    for (const [file, { fetched, parts }] of readings) {
      const own = all.get(file) as Set<Group>;
      const before = own.size;
      for (const part of parts) for (const group of without(all.get(part) ?? [], fetched)) own.add(group);
      grown ||= own.size > before;
    }
  }
  return all;
}

function without(groups: Iterable<Group>, fetched: Group[]): Set<Group> {
  return new Set([...groups].filter((group) => !fetched.includes(group)));
}

function readingOf(file: string): Read {
  const found: Read = { texts: [], groups: new Set(), fetched: [], parts: [] };
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const note = (text: string | RegExp, group: string, node: ts.Node) => {
    found.texts.push(text);
    if (!isServers(node)) found.groups.add(group as Group);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node)) link((node.moduleSpecifier as ts.StringLiteral).text);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteral(name)) link(name.text);
    } else if (ts.isCallExpression(node) && nameOf(node) === "useTexts") {
      found.fetched.push(...(stringsOf(node.arguments[0]) as Group[]));
    } else if (ts.isCallExpression(node) && nameOf(node) === "page") {
      found.declared = textsOf(node).sort();
    } else if (ts.isVariableDeclaration(node) && node.initializer && nameOf(node.initializer) === "useTemplate") {
      if (ts.isObjectBindingPattern(node.name)) for (const { name } of node.name.elements) slot(name.getText(source));
    } else if (ts.isStringLiteralLike(node)) {
      if (keys.has(node.text) || folded.has(node.text)) note(node.text, head(node.text), node);
    } else if (ts.isTemplateExpression(node)) {
      const pattern = patternOf(node);
      const first = everyKey.find((key) => pattern.test(key));
      if (first && node.head.text.includes(".")) note(pattern, head(node.head.text), node);
    }
    ts.forEachChild(node, walk);
  };
  const link = (name: string) => {
    const to = resolved(file, name);
    if (to && isBrowsers(to)) found.parts.push(to);
  };
  const slot = (name: string) =>
    found.parts.push(...themes.filter((each) => each.endsWith(`/${name}.tsx`) && !each.includes("/fixtures/")));
  walk(source);
  return found;
}

/** Converts a template such as `likes.${tab}` to a pattern of the keys that it can produce. */
function patternOf(node: ts.TemplateExpression): RegExp {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\w.-]+")}$`);
}

/**
 * Whether the browser does not need the message: a loader sends the rendered text, and error codes are only compared.
 */
function isServers(node: ts.Node): boolean {
  const call = node.parent;
  if (ts.isBinaryExpression(call) && /^[!=]==$/.test(call.operatorToken.getText())) return true;
  return ts.isCallExpression(call) && /(\bwords\.t|domainError)$/.test(call.expression.getText());
}

/** Whether the browser loads the file. False for the domain and for modules that only the server imports. */
function isBrowsers(file: string): boolean {
  // A page renders only the slots of its template that it names, so the registry is skipped.
  if (file === "themes/registry.ts") return false;
  return (
    /^(app\/(ui|routes|root)|themes\/)|^app\/console\/(.+\.tsx|frame\/frame\.ts)$/.test(file) &&
    !/\.(server|css)\.ts$/.test(file)
  );
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.isTypeOnly ?? false;
}

/** Returns the groups in `page({ texts: [...] })`, in whichever argument the list is. */
function textsOf(call: ts.CallExpression): string[] {
  const properties = call.arguments.flatMap((each) => (ts.isObjectLiteralExpression(each) ? [...each.properties] : []));
  const list = properties.find((each) => each.name && ts.isIdentifier(each.name) && each.name.text === "texts");
  return list && ts.isPropertyAssignment(list) ? stringsOf(list.initializer) : [];
}

function stringsOf(list: ts.Expression | undefined): string[] {
  return list && ts.isArrayLiteralExpression(list) ? list.elements.map((each) => (each as ts.StringLiteral).text) : [];
}

/** Returns the name of the called function, with or without type arguments: `page` for `page({ ... })`. */
function nameOf(call: ts.Expression): string | undefined {
  return ts.isCallExpression(call) && ts.isIdentifier(call.expression) ? call.expression.text : undefined;
}

/** Whether to parse the file. A file that the browser never loads is parsed only if it mentions a message. */
function matters(file: string): boolean {
  return isBrowsers(file) || mention.test(read(file));
}

function head(key: string): string {
  return key.slice(0, key.indexOf("."));
}

function resolved(file: string, name: string): string | undefined {
  if (!/^(\.|~\/)/.test(name)) return undefined;
  const path = name.startsWith("~/") ? name.slice(2) : normalize(join(dirname(file), name));
  return [".ts", ".tsx", "/index.ts", "/index.tsx"]
    .map((end) => path + end)
    .find((each) => existsSync(join(projectRoot, each)));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true })
    .map((name) => join(folder, `${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

function read(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8");
}
