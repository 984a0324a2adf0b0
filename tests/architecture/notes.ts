import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";

/** The files of the project, those that are not committed yet among them. */
export const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: projectRoot,
  encoding: "utf8",
}).split("\n");

/** The pages of a tenant are what its visitors read. */
const documents = tracked.filter((file) => file.endsWith(".md") && existsSync(join(projectRoot, file)));
export const notes = documents.filter((file) => !/^tenants\/.+\/pages\//.test(file));
