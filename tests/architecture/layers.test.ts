import { expect, test } from "vitest";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { imports, told } from "./sources";

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

test("what a page looks like in tests is known to tests alone", () => {
  expect(forbidden(/./, /\.states\.ts$/)).toEqual([]);
});

test("a domain verb knows neither a request nor a page", () => {
  expect(
    forbidden(
      /^app\/domain\//,
      /^app\/(request|router|routes|ui|console)(\/|\.|$)|^(react|react-dom|@remix-run)(\/|$)/,
    ),
  ).toEqual([]);
});

test("no template knows another", () => {
  const templates = new RegExp(`^themes/(${TEMPLATES.join("|")})/`);
  const others = imports.filter(
    ({ from, to }) => templates.test(from) && templates.test(to) && head(from) !== head(to),
  );
  expect(told(others)).toEqual([]);
});

function head(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}

test("the whole build is seen by what splits it into areas, and by what hands each area its part", () => {
  const whole = imports.filter(({ to }) => to === "virtual:router/server-build").map(({ from }) => from);
  expect([...new Set(whole)].sort()).toEqual(["app/router/areas.ts", "app/serve/server.ts"]);
});

test("neither area knows the other's pages", () => {
  expect(forbidden(/^app\/console\//, /^app\/routes\//)).toEqual([]);
  expect(forbidden(/^app\/(routes|ui)\//, /^app\/(console|domain\/desk)\//)).toEqual([]);
});
