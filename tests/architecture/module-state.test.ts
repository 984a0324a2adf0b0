import ts from "typescript";
import { expect, test } from "vitest";
import { parsed, product } from "./sources";

/** The module-level state, by the reason why it belongs to no site and to no machine. */
const KEPT: Record<string, Record<string, string[]>> = {
  "It is the same for every site, worked out once from our own files or from fixed tables.": {
    "app/domain/account/credentials/common-passwords.ts": ["common"],
    "app/domain/ages.ts": ["days", "formats"],
    "app/domain/money.ts": ["known"],
    "app/domain/people/photos/nudity/network.mjs": ["network"],
    "app/domain/site/places/address-country.ts": ["known"],
    "app/domain/site/places/distance.ts": ["all", "named", "neighbourhoods"],
    "app/domain/site/places/map.ts": ["maps"],
    "app/domain/site/places/places.ts": ["unpackedRegions", "noRegions", "namesByLanguage"],
    "app/domain/texts.ts": ["segmenter"],
    "app/domain/durations.ts": ["formats"],
    "app/locales/catalogue.ts": ["replaceable"],
    "app/locales/names.ts": ["namesIn"],
    "app/request/assets.ts": ["manifest", "found", "landers"],
    "app/request/console/times.ts": ["formats"],
    "app/request/drawing/disguise-icons.ts": ["drawn"],
    "app/request/drawing/lettering.ts": ["known"],
    "app/request/openapi.ts": ["document"],
    "app/router/areas.ts": ["split"],
    "app/routes/system/openapi.ts": ["tag"],
  },
  "All sites of a process share its room: app/cluster/README.md has the bound.": {
    "app/domain/people/search/index/index.ts": ["MEMORY"],
    "app/locales/catalogue.ts": ["cache"],
    "app/locales/words.ts": ["cache"],
    "app/request/drawing/social-cards.ts": ["cards", "drawing"],
    "app/request/events/events.ts": ["audiences"],
    "app/request/kept-fragments.ts": ["kept"],
    "app/request/tenant-files.ts": ["marks"],
    "app/request/visitor-pages.ts": ["kept", "bots"],
    "app/ui/people/search-form.server.ts": ["forms"],
  },
  "It is by the database handle, and goes with it; all of the process's share their room.": {
    "app/domain/people/search/index/index.ts": ["indexes"],
  },
  "It is by an answer's data, or by what many answers share, and goes with them.": {
    "app/router/payload.ts": ["sharedIn", "heads"],
  },
  "It is the process itself: its threads, its children, its connections, what it does before it stops.": {
    "db/postgres-driver.ts": ["loaded"],
    "app/connections.ts": ["current"],
    "app/domain/account/credentials/hasher.ts": ["thread", "asked", "open"],
    "app/domain/batches.ts": ["flushes"],
    "app/domain/people/photos/converters.ts": ["converters", "idle"],
  },
  "It is a page's in a browser.": {
    "app/contract/fresh-data.ts": ["changedAt"],
    "app/router/deliver.ts": ["delivered"],
    "app/router/patient.ts": ["waiting", "followers", "asked"],
    "app/ui/account/signup/SeldomSignupForm.tsx": ["here"],
    "app/ui/account/signup/common-filter.ts": ["bits"],
    "app/ui/console/keys.ts": ["lookedAt"],
    "app/ui/frame/chunk-failure.ts": ["reloading"],
    "app/ui/frame/delivery.tsx": ["posting", "followers"],
    "app/ui/frame/early-input.tsx": ["texts"],
    "app/ui/frame/events/hub.ts": ["recent", "listeners"],
    "app/ui/frame/times.ts": ["formats"],
    "app/ui/people/more-people.tsx": ["loadedAt"],
    "app/ui/people/uploads.ts": ["made"],
    "app/ui/reach/carried-source.ts": ["carried"],
    "app/ui/reach/install/prompt.ts": ["offered", "moments", "early"],
    "app/ui/safety/puzzles/sha-256.ts": ["schedule"],
    "app/ui/talk/under-way.ts": ["underWay"],
    "app/ui/talk/unsent-photos.ts": ["before"],
  },
};

// A site's belongs in the memory of its database (`remembered`, db/memory.ts) or beside its config (`derived`,
// tenants/derived.ts), a machine's in the machine's memory.
test("a module keeps nothing of a site or a machine: what it keeps has a reason", () => {
  const files = product.filter((file) => /^(app|db)\//.test(file) && !/\.generate\.ts$/.test(file));
  const found = files.flatMap((file) => stateOf(parsed(file)).map((name) => `${file}: ${name}`));
  const known = Object.values(KEPT).flatMap((byFile) =>
    Object.entries(byFile).flatMap(([file, names]) => names.map((name) => `${file}: ${name}`)),
  );
  expect(found.sort()).toEqual(known.sort());
});

const MAKERS = /^(Map|WeakMap|Set|WeakSet|LRUCache|fairCache|openAudiences)$/;
const CHANGES = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)$/;

/** The names of what stands outside all functions and changes: variables, caches, lists that grow. */
function stateOf(source: ts.SourceFile): string[] {
  const changed = changedIn(source);
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList: { flags, declarations } }) =>
    declarations.flatMap(({ name, initializer }) => {
      if (!ts.isIdentifier(name)) return [];
      const isState = !(flags & ts.NodeFlags.Const) || (initializer && isCache(initializer)) || changed.has(name.text);
      return isState ? [name.text] : [];
    }),
  );
}

/** Whether it is made to be filled. */
function isCache(made: ts.Expression): boolean {
  const isCall = ts.isNewExpression(made) || ts.isCallExpression(made);
  return isCall && MAKERS.test(made.expression.getText()) && !made.arguments?.some(hasContent);
}

/** Entries that a collection begins with: then it is a table, unless something changes it. */
function hasContent(given: ts.Expression): boolean {
  return !ts.isObjectLiteralExpression(given);
}

/** Names on which something is called that changes them, or that are assigned into. */
function changedIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: owner, name } = node.expression;
      if (ts.isIdentifier(owner) && CHANGES.test(name.text)) names.add(owner.text);
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const { left } = node;
      const isPart = ts.isPropertyAccessExpression(left) || ts.isElementAccessExpression(left);
      if (isPart && ts.isIdentifier(left.expression)) names.add(left.expression.text);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return names;
}
