import { existsSync } from "node:fs";
import { dirname, extname, join, normalize } from "node:path";
import ts from "typescript-5";
import { projectRoot } from "~/app/settings/environment";
import { product, read } from "./source-files";

export { files, product, read } from "./source-files";

export interface Import {
  from: string;
  /** A path in the project, or a package's name. */
  to: string;
  typeOnly: boolean;
  /** Loaded on demand: `await import(...)`. */
  lazy: boolean;
}

const known = new Map<string, ts.SourceFile>();

export const imports = product.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const note = (specifier: ts.Node | undefined, typeOnly: boolean, lazy = false) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      found.push({ from: file, to: resolved(file, specifier.text), typeOnly, lazy });
    }
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) note(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      note(node.arguments[0], false, true);
    }
    ts.forEachChild(node, walk);
  };
  walk(parsed(file));
  return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name && named !== undefined && ts.isNamedImports(named) && named.elements.every((each) => each.isTypeOnly)
  );
}

function resolved(file: string, specifier: string): string {
  if (!/^(\.|~\/)/.test(specifier)) return specifier;
  const path = specifier.startsWith("~/") ? specifier.slice(2) : normalize(join(dirname(file), specifier));
  const bare = path.replace(/\?.*$/, "");
  const candidates = [bare, ...[".ts", ".tsx", ".mjs", ".js", "/index.ts", "/index.tsx"].map((end) => bare + end)];
  const there = candidates.find((each) => extname(each) !== "" && existsSync(join(projectRoot, each)));
  return there ?? (/^build\//.test(bare) || bare.startsWith("../build") ? bare : `lost:${bare}`);
}

export function literalsOf(file: string): string[] {
  const texts: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateHead(node)) texts.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(parsed(file));
  return texts;
}

/** Parses each file once. */
export function parsed(file: string): ts.SourceFile {
  const source = known.get(file) ?? ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  known.set(file, source);
  return source;
}

/** Returns "orders". */
export function nounOf(file: string): string | undefined {
  return /^app\/domain\/[^/]+\/([^/]+)\//.exec(file)?.[1];
}

/** Returns "money". */
export function wingOf(file: string): string | undefined {
  return /^app\/domain\/([^/]+)\//.exec(file)?.[1];
}

export function told(some: Import[]): string[] {
  return some.map(({ from, to }) => `${from} imports ${to}`);
}

/** Returns groups of names that reach each other, as "a, b". */
export function circles(edges: [string, string][]): string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reach = (start: string) => {
    const seen = new Set<string>();
    const queue = [start];
    for (const at of queue) {
      for (const to of next.get(at) ?? []) {
        if (!seen.has(to)) queue.push(to);
        seen.add(to);
      }
    }
    return seen;
  };
  const reached = new Map([...next.keys()].map((name) => [name, reach(name)]));
  const groups = [...reached].flatMap(([name, seen]) => {
    const group = [...seen].filter((other) => reached.get(other)?.has(name)).sort();
    return group.length > 0 ? group.join(", ") : [];
  });
  return [...new Set(groups)];
}
