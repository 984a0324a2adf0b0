import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command.mjs";

/** @typedef {{ name?: string; version?: string; integrity?: string; license?: string; dev?: boolean }} Locked */

/**
 * Returns the bill of materials in CycloneDX 1.5: every locked package that is not for development, once per version.
 */
export function billOfMaterials() {
  const { name, version, description } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  /** @type {Record<string, Locked>} */
  const packages = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const components = Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path, locked]) => componentOf(path, locked));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: { "bom-ref": `${name}@${version}`, type: "application", name, version, description },
    },
    components: [...new Map(components.map((each) => [each.purl, each])).values()].sort((one, other) =>
      one.purl < other.purl ? -1 : 1,
    ),
  };
}

/** @param {string} path @param {Locked} locked */
function componentOf(path, locked) {
  const { version = "", integrity = "" } = locked;
  // An alias stands in the lock file under its own name, so the package's real name is read.
  const name = locked.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const content = Buffer.from(integrity.replace(/^sha512-/, ""), "base64").toString("hex");
  return {
    "bom-ref": purl,
    type: "library",
    name,
    version,
    purl,
    hashes: [{ alg: "SHA-512", content }],
    licenses: [asLicence(licenceOf(path, locked))],
  };
}

/**
 * Returns the licence of an installed package. For a package of another system, the licence in the lock file.
 * @param {string} path
 * @param {Locked} locked
 */
export function licenceOf(path, { license }) {
  const file = join(root, path, "package.json");
  const own = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { license };
  const several = own.licenses?.map((/** @type {{ type: string }} */ each) => each.type).join(" OR ");
  return String(own.license?.type ?? own.license ?? several ?? "none");
}

/** @param {string} licence */
function asLicence(licence) {
  if (/ (OR|AND) /.test(licence) && !licence.startsWith("SEE ")) return { expression: licence };
  return { license: /^[\w.-]+$/.test(licence) && licence !== "none" ? { id: licence } : { name: licence } };
}
