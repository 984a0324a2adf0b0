import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { STORED } from "~/app/ui/frame/stored.server";
import { CACHES } from "~/app/ui/frame/worker/caches";
import { product, read } from "./source-files";

const WRITES =
  /\bsetCookie\(|document\.cookie\s*=|\b(local|session)Storage\.setItem|\bcaches\.open|indexedDB\.open|serviceWorker\.register/;

/** Files that write to a browser without their own declaration. */
const EXCEPTIONS: Record<string, string> = {
  "app/console/queue/queue-filter.ts": "an operator's choice, on a host without visitors of a site",
  "app/console/frame/session.ts": "the operators' cookie, on a host without visitors of a site",
  "app/request/cookies.ts": "sets the cookies that others declare",
  "app/request/preview.ts": "cookies of the developer's pages, which are in no build",
};

test("every write to a browser's storage is declared in the same file", () => {
  const writing = product.filter((file) => WRITES.test(read(file)));
  expect(writing.length).toBeGreaterThan(5);
  expect(writing.filter((file) => !/: Stored = \{/.test(read(file)) && !EXCEPTIONS[file])).toEqual([]);
});

test("every cache that the worker opens is declared", () => {
  const worker = readdirSync(join(projectRoot, "public")).filter((file) => /^sw.*\.js$/.test(file));
  const source = worker.map((file) => read(`public/${file}`)).join("\n");
  const opened = [...source.matchAll(/const [A-Z]+ = ["`]([\w -]+?) ?(\$\{.*)?["`];/g)].map(([, name]) => name!.trim());
  const declared = CACHES.map(({ name }) => name.replace(" …", ""));
  expect(declared.filter((name) => !opened.includes(name))).toEqual([]);
  expect(new Set([...source.matchAll(/caches\.open\((?!name\b)(\w+)/g)].map(([, name]) => name)).size).toBe(
    CACHES.length,
  );
});

test("the cookie page lists every declaration", () => {
  const declared = product.flatMap((file) => [
    ...read(file).matchAll(/(?:: Stored = \{[^}]*?|\{ \.\.\.inCache, .*)purpose: "(\w+)"/g),
  ]);
  const purposes = declared.map(([, purpose]) => purpose!);
  expect(STORED.map(({ purpose }) => purpose).sort()).toEqual(purposes.sort());
});
