import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tenantsFolder } from "./example";
import { type LeftOut, readServed, TenantFolder } from "./folder";
import { loadTenant } from "./load";

const { dir, path, write, tenant } = tenantsFolder();

describe("readAll", () => {
  test("reads files at any depth, and through links within the folder", () => {
    tenant("velvet");
    write("velvet/pages/en/safety.md", "# Safety");
    write("velvet/..data/logo.svg", "<svg/>");
    symlinkSync("..data/logo.svg", path("velvet/logo.svg"));
    symlinkSync("pages", path("velvet/words"));
    const { names, leftOut } = readAll("velvet");
    expect(leftOut).toEqual([]);
    expect(names).toEqual(["..data/logo.svg", "logo.svg", "pages/en/safety.md", "tenant.json", "words/en/safety.md"]);
  });

  test("leaves out links that leave the folder, also by an absolute path and into another tenant's folder", () => {
    tenant("onyx");
    tenant("bordeaux");
    writeFileSync(join(dir, "secret"), "the machine's");
    symlinkSync("../secret", path("onyx/notes.txt"));
    symlinkSync("/proc/self/environ", path("onyx/environ"));
    symlinkSync("../bordeaux", path("onyx/pages"));
    const { names, leftOut } = readAll("onyx");
    expect(names).toEqual(["tenant.json"]);
    expect(leftOut.map(({ name }) => name)).toEqual(["environ", "notes.txt", "pages"]);
    expect(leftOut[0]!.reason).toBe("is a link that leaves the folder");
  });

  test("ends at links that lead back, and leaves out what is no file", () => {
    tenant("linen");
    symlinkSync(".", path("linen/loop"));
    symlinkSync("self", path("linen/self"));
    symlinkSync("nowhere", path("linen/broken"));
    mkdirSync(path("linen/deep"));
    symlinkSync("..", path("linen/deep/up"));
    execFileSync("mkfifo", [path("linen/pipe")]);
    const { names, leftOut } = readAll("linen");
    expect(names).toEqual(["tenant.json"]);
    expect(Object.fromEntries(leftOut.map(({ name, reason }) => [name, reason]))).toEqual({
      broken: "leads nowhere, or has a name that is not UTF-8",
      "deep/up": "is a link to a folder above it",
      loop: "is a link to a folder above it",
      pipe: "is not a file",
      self: "is a link without an end",
    });
  });

  test("ends at folders that link to each other, which have infinitely many paths", () => {
    tenant("coral");
    const folders = [..."abcdefghijkl"];
    for (const each of folders) mkdirSync(path(`coral/${each}`));
    for (const each of folders) for (const to of folders) symlinkSync(`../${to}`, path(`coral/${each}/${to}`));
    expect(() => readAll("coral")).toThrow("has more than 10000 files");
  });
});

test("readServed returns nothing once a link out of the folder replaces the file", () => {
  tenant("samt");
  const file = write("samt/icon.svg", "<svg/>");
  const site = { folder: path("samt") };
  expect(readServed(site, file)?.toString()).toBe("<svg/>");
  symlinkSync("../secret", path("samt/icon-48.png"));
  expect(readServed(site, path("samt/icon-48.png"))).toBeUndefined();
});

function readAll(slug: string): { names: string[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const names = [...new TenantFolder(path(slug)).readAll((left) => leftOut.push(left))].map(({ name }) => name);
  return { names, leftOut };
}

test("a folder in place of tenant.json is a problem, not a crash", () => {
  const { path } = tenantsFolder();
  mkdirSync(path("velvet/tenant.json"), { recursive: true });
  expect(loadTenant(path("velvet"), { port: 3000 }).problems).toMatchObject([{ reason: "is not a file" }]);
});

test("a folder without tenant.json, and a missing folder, are no tenant", () => {
  const { write, path } = tenantsFolder();
  write("notes/README.md", "x");
  expect(loadTenant(path("notes"), { port: 3000 })).toMatchObject({ absent: true, problems: [] });
  expect(loadTenant(path("gone"), { port: 3000 })).toMatchObject({ absent: true, problems: [] });
});

test("a folder whose name is no slug is reported", () => {
  const { tenant, path } = tenantsFolder();
  tenant("My Site");
  expect(loadTenant(path("My Site"), { port: 3000 }).problems[0]?.reason).toMatch(/not a name/);
  tenant("control");
  expect(loadTenant(path("control"), { port: 3000 }).problems[0]?.reason).toMatch(/not a name/);
});
