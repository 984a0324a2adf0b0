import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, normalize, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { projectRoot } from "~/app/environment";
import { NICHES, TEMPLATES } from "~/tenants/vocabulary";

/** Who may reach into another noun's tables, and why. Everybody else goes through that noun's verbs. */
const SHARED_QUERIES: Record<string, string> = {
  "accounts -> profiles": "one person is a row of each, written in one transaction",
  "profiles -> accounts": "a change gives back the member, who is a row of each",
  "chats -> profiles": "who is seen is part of the same query and the same transaction",
  "likes -> profiles": "who is seen is part of the same query and the same transaction",
  "visits -> profiles": "who is seen is asked in the transaction that notes the visit",
  "search -> profiles": "a search is a query for cards, and what a card holds stands in one place",
};

/** Nouns that know each other. A third in the circle would mean that a noun is missing. */
const KNOWN_CIRCLES = ["accounts, profiles"];

const TOP_FOLDERS = ["app", "db", "public", "scripts", "tenants", "tests", "themes"];
const LONGEST_FILE = 320;

interface Import {
  from: string;
  /** A path below the project, or a package's name. */
  to: string;
  typeOnly: boolean;
}

const files = ["app", "db", "scripts", "tenants", "themes"].flatMap((folder) => sourcesIn(folder));
const product = files.filter((file) => !/\.test\.tsx?$/.test(file));
const imports = product.flatMap(importsOf);

describe("what may know what", () => {
  const forbidden = (from: RegExp, to: RegExp) =>
    told(imports.filter((each) => from.test(each.from) && to.test(each.to)));

  test("a theme knows neither the product nor the storage", () => {
    expect(forbidden(/^themes\//, /^(app|db)\//)).toEqual([]);
  });

  test("storage knows only itself", () => {
    expect(forbidden(/^db\//, /^(app|themes|tenants|scripts)\//)).toEqual([]);
  });

  test("tenants know only themselves", () => {
    expect(forbidden(/^tenants\//, /^(app|db|themes|scripts)\//)).toEqual([]);
  });

  test("the product does not know the commands or the tests", () => {
    expect(forbidden(/^(app|db|tenants|themes)\//, /^(scripts|tests)\//)).toEqual([]);
  });

  test("a domain verb knows neither a request nor a page", () => {
    expect(
      forbidden(/^app\/domain\//, /^app\/(request|routes|ui)(\/|\.|$)|^(react|react-dom|@remix-run)(\/|$)/),
    ).toEqual([]);
  });

  test("no template knows another", () => {
    const templates = new RegExp(`^themes/(${TEMPLATES.join("|")})/`);
    const others = imports.filter(
      ({ from, to }) => templates.test(from) && templates.test(to) && head(from) !== head(to),
    );
    expect(told(others)).toEqual([]);
  });
});

describe("who speaks to the database", () => {
  test("no statement that is kept is planned anew at every call, as a bare limit has SQLite do", () => {
    const bare = product.filter((file) => /\.limit\((p\(|sql\.placeholder)/.test(readFileSync(file, "utf8")));
    expect(bare).toEqual([]);
  });

  test("only queries and storage are written with drizzle", () => {
    const others = imports.filter(({ from, to }) => {
      return /^drizzle-orm/.test(to) && !/^db\//.test(from) && !from.endsWith(".queries.ts") && !isSeed(from);
    });
    expect(told(others)).toEqual([]);
  });

  test("outside storage the tables are types, but to queries", () => {
    const others = imports.filter(({ from, to, typeOnly }) => {
      return (
        /^db\/tables/.test(to) && !typeOnly && !/^db\//.test(from) && !from.endsWith(".queries.ts") && !isSeed(from)
      );
    });
    expect(told(others)).toEqual([]);
  });

  test("only storage knows the engine", () => {
    const others = imports.filter(({ from, to }) => /^(better-sqlite3|pg)$/.test(to) && !/^db\//.test(from));
    expect(told(others.filter(({ from }) => !isBench(from)))).toEqual([]);
  });

  test("a noun's queries are its own", () => {
    const shared = imports
      .filter(({ to }) => to.endsWith(".queries.ts"))
      .filter(({ from, to }) => nounOf(from) !== nounOf(to))
      .filter(({ from, to }) => !(`${nounOf(from)} -> ${nounOf(to)}` in SHARED_QUERIES));
    expect(told(shared)).toEqual([]);
  });

  test("no exception has outlived its reason", () => {
    const used = new Set(
      imports.filter(({ to }) => to.endsWith(".queries.ts")).map(({ from, to }) => `${nounOf(from)} -> ${nounOf(to)}`),
    );
    expect(Object.keys(SHARED_QUERIES).filter((each) => !used.has(each))).toEqual([]);
  });
});

describe("circles", () => {
  test("no top folder leads back to itself", () => {
    expect(circles(imports.map(({ from, to }) => [topOf(from), topOf(to)]))).toEqual([]);
  });

  test("nouns lead back to themselves only where that is known", () => {
    const between = imports.flatMap(({ from, to }): [string, string][] => {
      const [one, other] = [nounOf(from), nounOf(to)];
      return one && other ? [[one, other]] : [];
    });
    expect(circles(between)).toEqual(KNOWN_CIRCLES);
  });
});

describe("names", () => {
  test("templates and niches are named only in themes, tenants and the locales", () => {
    const niches = NICHES.flatMap(({ number, name }) => (number === 1 ? [] : name));
    const names = new RegExp(`^(${TEMPLATES.join("|")}|(${niches.join("|")})-?)$`);
    const free = product.filter((file) => !/^(themes|tenants|app\/locales|scripts\/seed)\//.test(file));
    const found = [...free, "remix.config.js"].flatMap((file) =>
      literalsOf(file)
        .filter((text) => names.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test("no folder is a drawer", () => {
    const drawers = files
      .map((file) => dirname(file))
      .filter((folder) => /(^|\/)(utils?|helpers?|lib|misc|common-code|services?|managers?)(\/|$)/i.test(folder));
    expect([...new Set(drawers)]).toEqual([]);
  });

  test("no file is a drawer", () => {
    const drawers = files.filter((file) => /(^|[/.-])(utils?|helpers?|misc|services?|managers?)\.\w+$/i.test(file));
    expect(drawers).toEqual([]);
  });
});

describe("sizes", () => {
  test(`no file is longer than ${LONGEST_FILE} lines`, () => {
    const long = files
      .filter((file) => !file.startsWith("app/locales/"))
      .map((file) => ({ file, lines: read(file).split("\n").length - 1 }))
      .filter(({ lines }) => lines > LONGEST_FILE);
    expect(long).toEqual([]);
  });

  test("a route is thin", () => {
    const thick = files
      .filter((file) => /^app\/routes\//.test(file) && !/\.test\./.test(file))
      .map((file) => ({ file, lines: read(file).split("\n").length - 1 }))
      .filter(({ lines }) => lines > 150);
    expect(thick).toEqual([]);
  });
});

describe("the tree", () => {
  test("top folders are those of the design, each with a README", () => {
    const folders = readdirSync(projectRoot, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .filter((name) => !["node_modules", "build", "test-results"].includes(name));
    expect(folders.sort()).toEqual(TOP_FOLDERS);
    expect(TOP_FOLDERS.filter((folder) => !existsSync(join(projectRoot, folder, "README.md")))).toEqual([]);
  });

  test("every import leads somewhere", () => {
    const lost = imports.filter(({ to }) => to.startsWith("lost:"));
    expect(told(lost)).toEqual([]);
  });
});

function sourcesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js)$/.test(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("node_modules"))
    .sort();
}

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const note = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      found.push({ from: file, to: resolved(file, specifier.text), typeOnly });
    }
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) note(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      note(node.arguments[0], false);
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

function literalsOf(file: string): string[] {
  const texts: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(parsed(file));
  return texts;
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
}

function read(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8");
}

/** Seeding writes a hundred thousand rows at once; it is a tool beside the product, and the one that may. */
function isSeed(file: string): boolean {
  return /^scripts\/seed(\/|\.ts$)/.test(file);
}

/** What the product is measured against goes to the engine by the shortest way. */
function isBench(file: string): boolean {
  return /^scripts\/bench\//.test(file);
}

function nounOf(file: string): string | undefined {
  return /^app\/domain\/([^/]+)\//.exec(file)?.[1];
}

function topOf(file: string): string {
  return /^[a-z]+(?=\/)/.exec(file)?.[0] ?? "";
}

function head(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}

function told(some: Import[]): string[] {
  return some.map(({ from, to }) => `${from} imports ${to}`);
}

/** The groups of names that can each be reached from the others, as "a, b". */
function circles(edges: [string, string][]): string[] {
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
