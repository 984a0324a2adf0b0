// @engines one
// @tier full
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { isOfTheseSources, makeCurrent } from "../../scripts/builds.mjs";
import { addMigration, type BuildCopies, buildCopies, changeJson } from "../support/build-copies";
import { schemaFacts } from "../support/schema-facts";
import { startServer, type TestServer } from "../support/server";

let builds: BuildCopies;
/** All tests share one tree: each test begins with the state after the former test. */
let server: TestServer;

beforeAll(async () => {
  builds = buildCopies();
  builds.copy("before", (build) => {
    writeFileSync(join(build, "stamp"), "of other sources");
    changeJson(join(build, "release.json"), (release) => {
      release.version = "0.0.9";
      release.migrations.tenants.pop();
      release.settings = release.settings.filter((name: string) => name !== "OPEN_TENANTS").concat("OLD_SETTING");
      release.primary = "another";
    });
    const changes = join(build, "CHANGELOG.md");
    writeFileSync(changes, readFileSync(changes, "utf8").replace(/^- A bill of materials.*\n/m, ""));
  });
  builds.copy("same");
  expect(isOfTheseSources(join(builds.folder, "same")), "npm run build comes first").toBe(true);
  makeCurrent("before", builds.folder);
  server = await startServer({ velvet: {} }, { BUILDS_DIR: builds.folder, WORKERS: "2" });
});
afterAll(async () => {
  await server?.stop();
  builds.remove();
});

test("update > prints the differences from the served build and the steps to take, and changes nothing", async () => {
  const { code, out } = await update();
  expect(code).toBe(0);
  expect(out).toContain("Served: before, version 0.0.9");
  expect(out).toMatch(/^## \d.*\n### For operators\n#### New\n- .*/m);
  expect(out).toMatch(/^- A bill of materials/m);
  expect(out).not.toContain("- One runtime serves any number of sites");
  expect(out).toMatch(/^Migrations: tenants \d{4}_[\w-]+$/m);
  expect(out).toMatch(/^New settings, .*: OPEN_TENANTS$/m);
  expect(out).toMatch(/^Settings without effect: OLD_SETTING$/m);
  expect(out).toContain("changes at its next start");
  expect(out).toMatch(/^2\. npx bouquet update --yes/m);
  expect(readFileSync(join(builds.folder, "current"), "utf8")).toBe("before");
});

test("update > refuses other packages, and a server that does not understand its workers, before any change", async () => {
  const facts = join(builds.folder, "before/release.json");
  const former = readFileSync(facts, "utf8");
  changeJson(facts, (release) => Object.assign(release, { protocol: 0, packages: "others" }));
  expect((await update()).out).toContain("The main process must restart");
  const refused = await update("--yes");
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining("would delete those of the running server"),
  });
  expect(refused.err).toContain(`mv ${projectRoot} ${projectRoot}-former && mv ${projectRoot}-next ${projectRoot}`);
  expect(refused.err).toContain(`remote set-url origin "$(git -C ${projectRoot} remote get-url origin)"`);
  expect(readFileSync(join(builds.folder, "current"), "utf8")).toBe("before");
  writeFileSync(facts, former);
});

test("update --yes > serves the tree's build; a second run has no steps to take", async () => {
  expect(await update("--yes")).toMatchObject({ code: 0, out: expect.stringContaining("serves same: 2 workers") });
  expect(readFileSync(join(builds.folder, "current"), "utf8")).toBe("same");
  expect(await update()).toMatchObject({
    code: 0,
    out: expect.stringContaining("This build was made from the tree"),
  });
}, 120_000);

test("release migrate > in a tree beside the serving one changes only the databases", async () => {
  const beside = join(builds.folder, "beside");
  builds.copy("beside/next", (build) =>
    addMigration(build, "9000_later", 'ALTER TABLE "tenant"."profile" ADD COLUMN "later" text'),
  );
  makeCurrent("next", beside);
  await server.join("velvet.example", "Anna");
  const there = (...words: string[]) => bouquet(["release", ...words], { BUILDS_DIR: beside });
  expect(await there("check")).toMatchObject({ code: 0, out: expect.stringContaining("same keeps working") });
  expect(await there("migrate")).toMatchObject({ code: 0, out: expect.stringContaining("1 database was migrated") });
  expect((await schemaFacts(server.place, "velvet")).join("\n")).toContain("later");
  expect(await there("take")).toMatchObject({ code: 1, err: expect.stringContaining("has its builds in") });
  expect((await server.ask({ host: "velvet.example", path: "/login" })).status).toBe(200);
  expect(readFileSync(join(builds.folder, "current"), "utf8")).toBe("same");
}, 120_000);

function update(...words: string[]): Promise<Ran> {
  return bouquet(["update", ...words]);
}

interface Ran {
  code: number;
  out: string;
  err: string;
}

function bouquet(words: string[], more: Record<string, string> = {}): Promise<Ran> {
  return new Promise((done) => {
    const how = { cwd: projectRoot, env: { ...server.settings, ...more } };
    execFile(process.execPath, ["scripts/bouquet.mjs", ...words], how, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
