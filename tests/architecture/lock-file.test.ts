import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";

type Names = Record<string, string>;
interface Locked {
  packages: Record<
    string,
    { link?: boolean; dependencies?: Names; devDependencies?: Names; optionalDependencies?: Names }
  >;
}

// An incremental installation can omit other systems' packages, and then `npm ci` refuses everywhere.
const FILES = [
  "package-lock.json",
  "app/router/react-router/package-lock.json",
  "scripts/lighthouse/package-lock.json",
  "tests/architecture/squawk/package-lock.json",
];
test.each(FILES)("%s has every required package", (file) => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, file), "utf8")) as Locked;
  const missing = Object.entries(packages).flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter((name) => !placesOf(name, path).some((place) => place in packages))
      .map((name) => `${path || "the project"} asks for ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Returns the places where Node looks for a package required at `path`, from the innermost folder outwards. */
function placesOf(name: string, path: string): string[] {
  const folders = path.split(/(?=\/node_modules\/)/);
  const inner = folders.map((_, length) => `${folders.slice(0, length + 1).join("")}/node_modules/${name}`);
  return [...inner, `node_modules/${name}`].map((place) => place.replace(/^\//, ""));
}
