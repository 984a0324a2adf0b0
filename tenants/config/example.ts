import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The least that is a whole site. For tests. */
export const minimalConfig = {
  name: "Velvet",
  hosts: ["velvet.example"],
  niche: 1,
  template: "social",
  language: "en",
  countries: ["NL"],
  company: { name: "Velvet B.V.", address: "Sample Street 1", city: "Sampleton", country: "NL" },
};

/** A folder of tenants of a test's own. */
export function tenantsFolder() {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), "bouquet-tenants-")));
  const path = (...parts: string[]) => join(dir, ...parts);
  /** Writes a file below, an object as JSON, and returns its path. */
  function write(name: string, content: unknown) {
    const file = path(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content, null, 2),
    );
    return file;
  }
  const tenant = (slug: string, config: object = {}) =>
    write(`${slug}/tenant.json`, { ...minimalConfig, hosts: [`${slug}.example`], ...config });
  return { dir, path, write, tenant };
}
