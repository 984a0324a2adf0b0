import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";

/** The project's files, including uncommitted ones. */
export const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: projectRoot,
  encoding: "utf8",
}).split("\n");

/** Excludes the pages of tenants, which visitors read. */
const documents = tracked.filter((file) => file.endsWith(".md") && existsSync(join(projectRoot, file)));
export const notes = documents.filter((file) => !/^tenants\/.+\/pages\//.test(file));
