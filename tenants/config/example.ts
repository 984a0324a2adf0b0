import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The smallest valid config, for tests. */
export const minimalConfig = {
  name: "Velvet",
  hosts: ["velvet.example"],
  niche: 1,
  template: "social",
  language: "en",
  countries: ["NL"],
  company: { name: "Velvet B.V.", address: "Sample Street 1", city: "Sampleton", country: "NL" },
};

/** Makes a folder of tenants for one test. */
export function tenantsFolder() {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), "bouquet-tenants-")));
  const path = (...parts: string[]) => join(dir, ...parts);
  /** Writes a file below the folder, an object as JSON, and returns its path. */
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
