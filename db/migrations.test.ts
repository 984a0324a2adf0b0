import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/environment";
import { engine } from "./engine";

test("the migrations make the tables that are declared: if not, npm run migrations -- --name <what-for>", () => {
  const checkedIn = join(projectRoot, "db/migrations", engine);
  const copy = mkdtempSync(join(tmpdir(), "bouquet-migrations-"));
  try {
    cpSync(checkedIn, copy, { recursive: true });
    const dialect = engine === "postgres" ? "postgresql" : "sqlite";
    const out = relative(projectRoot, copy);
    const schema = "db/{tables/index,hold,counts}.ts";
    execFileSync(
      process.execPath,
      ["node_modules/drizzle-kit/bin.cjs", "generate", "--dialect", dialect, "--out", out, "--schema", schema],
      { cwd: projectRoot, stdio: "pipe" },
    );
    expect(readdirSync(copy)).toEqual(readdirSync(checkedIn));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
