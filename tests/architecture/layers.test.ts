import { expect, test } from "vitest";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { imports, told } from "./sources";

const forbidden = (from: RegExp, to: RegExp) =>
  told(imports.filter((each) => from.test(each.from) && to.test(each.to)));

test("a theme imports neither the product nor the storage", () => {
  expect(forbidden(/^themes\//, /^(app|db)\//)).toEqual([]);
});

test("the storage imports only itself", () => {
  expect(forbidden(/^db\//, /^(app|themes|tenants|scripts)\//)).toEqual([]);
});

test("tenants import only themselves", () => {
  expect(forbidden(/^tenants\//, /^(app|db|themes|scripts)\//)).toEqual([]);
});

test("the product imports neither commands nor tests", () => {
  expect(forbidden(/^(app|db|tenants|themes)\//, /^(scripts|tests)\//)).toEqual([]);
});

test("only tests import the pages' test states", () => {
  expect(forbidden(/./, /\.states\.ts$/)).toEqual([]);
});

test("a domain verb imports neither requests nor pages", () => {
  expect(
    forbidden(
      /^app\/domain\//,
      /^app\/(request|router|routes|ui|console)(\/|\.|$)|^(react|react-dom|@remix-run)(\/|$)/,
    ),
  ).toEqual([]);
});

test("no template imports another", () => {
  const templates = new RegExp(`^themes/(${TEMPLATES.join("|")})/`);
  const others = imports.filter(
    ({ from, to }) => templates.test(from) && templates.test(to) && head(from) !== head(to),
  );
  expect(told(others)).toEqual([]);
});

function head(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}

test("only the splitting into areas, and each area's entry, import the whole build", () => {
  const whole = imports.filter(({ to }) => to === "virtual:router/server-build").map(({ from }) => from);
  expect([...new Set(whole)].sort()).toEqual(["app/router/areas.ts", "app/serve/server.ts"]);
});

test("no area imports another area's pages", () => {
  expect(forbidden(/^app\/console\//, /^app\/routes\//)).toEqual([]);
  expect(forbidden(/^app\/(routes|ui)\//, /^app\/(console|domain\/desk)\//)).toEqual([]);
});

test("what declares and reads commands imports no command", () => {
  expect(forbidden(/^scripts\/commands\//, /^scripts\/([\w/-]+\/command\.ts|all-commands\.mjs)$/)).toEqual([]);
});
