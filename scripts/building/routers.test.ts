// @engines one
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { root } from "../command.mjs";
import { chosenRouter, ownFetch, reloadsOnce } from "./routers.mjs";

const REMIX = join(root, "node_modules/@remix-run/react/dist/esm");
const LOADER = join(REMIX, "routeModules.js");
const FETCHER = join(REMIX, "single-fetch.js");

type Transform = (code: string, id?: string) => { code: string } | undefined;
type BuildEnd = (error?: Error) => void;

/** Returns the code after the plugin. Throws the error that ends a build. */
function built(plugin: Plugin, code: string, id?: string) {
  const changed = (plugin.transform as Transform)(code, id)?.code;
  return { changed, end: () => (plugin.buildEnd as BuildEnd)() };
}

test("a router that reloads at each failure asks the application first", () => {
  const { changed, end } = built(reloadsOnce(chosenRouter(), false), readFileSync(LOADER, "utf8"));
  expect(changed).toContain("route-lost");
  expect(changed).not.toContain("window.location.reload();");
  expect(end).not.toThrow();
});

test("a build fails if the router no longer has the line, or has it twice", () => {
  const other = built(reloadsOnce(chosenRouter(), false), "Error loading route module; location.reload()");
  expect(other.changed).toBeUndefined();
  expect(other.end).toThrow("no longer loads routes as expected");
  const plugin = reloadsOnce(chosenRouter(), false);
  const code = readFileSync(LOADER, "utf8");
  built(plugin, code);
  expect(built(plugin, code).end).toThrow("no longer loads routes as expected");
});

test("the router requests through the application's fetch", () => {
  const [plugin] = ownFetch(chosenRouter(), false);
  const { changed, end } = built(plugin!, readFileSync(FETCHER, "utf8"), FETCHER);
  expect(changed).toContain("await (window.routerFetch ?? fetch)(url");
  expect(end).not.toThrow();
});

test("a build fails if the router requests in another way", () => {
  const [plugin] = ownFetch(chosenRouter(), false);
  const other = built(plugin!, "export const load = (url) => fetch(url);", FETCHER);
  expect(other.changed).toBeUndefined();
  expect(other.end).toThrow("no longer requests as expected");
});
