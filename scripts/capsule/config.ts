import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from "jsonc-parser";
import type { Environment } from "~/app/settings/environment";
import { CONFIG_NAME, loadTenant } from "~/tenants/config/load";
import { describeProblem } from "~/tenants/config/problem";
import type { Tenant } from "~/tenants/config/schema";
import { findSecretNames, isOwnSecret, secretPrefix } from "~/tenants/config/secret-names";
import { parseSource } from "~/tenants/config/source";
import { Refusal } from "../refusal";
import { readTenants } from "../tenant/read";
import { tenantsFiles } from "../tenants-files";

export type Changes = [path: JSONPath, value: unknown][];

/** Changes the hosts. Deletes `origin`, which would name a former host. */
export function onHosts(hosts: readonly string[]): Changes {
  return hosts.length === 0
    ? []
    : [
        [["hosts"], hosts],
        [["origin"], undefined],
      ];
}

/** Renames the environment variables of a config to the new slug's prefix. */
export async function renameSecrets(folder: string, former: string, slug: string): Promise<Changes> {
  if (former === slug) return [];
  const { value } = parseSource((await readFile(join(folder, CONFIG_NAME), "utf8")).replace(/^\uFEFF/, ""));
  return findSecretNames(value)
    .filter(({ name }) => isOwnSecret(former, name))
    .map(({ path, name }) => [[...path, "env"], secretPrefix(slug) + name.slice(secretPrefix(former).length)]);
}

/** Changes the tenant.json in a folder of TENANTS_DIR. Keeps its comments. */
export async function changeConfig(
  environment: Pick<Environment, "tenantsDir">,
  folder: string,
  changes: Changes,
): Promise<void> {
  const file = join(folder, CONFIG_NAME);
  let text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`It can't be used: its ${CONFIG_NAME} can't be read (${error.code}).`);
  });
  for (const [path, value] of changes) {
    const root = parseTree(text, [], { allowTrailingComma: true });
    if (value === undefined && !(root && findNodeAtLocation(root, path))) continue;
    text = applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
  }
  tenantsFiles(environment).replace(file, text);
}

/** Loads the tenant of a folder. Throws a Refusal if it can't be served, or if another tenant has one of its hosts. */
export function tenantIn(
  folder: string,
  environment: Pick<Environment, "tenantsDir" | "port" | "operatorHost">,
): Tenant {
  const { tenant, problems } = loadTenant(folder, environment);
  if (!tenant) {
    const found = problems.filter(({ level }) => level === "error").map(describeProblem);
    throw new Refusal(["Its config can't be served here:", ...found].join("\n"));
  }
  const { tenants } = readTenants(environment);
  for (const host of tenant.hosts) {
    if (host === environment.operatorHost)
      throw new Refusal(`${host} is the console's host here. Choose another with --host.`);
    const holder = tenants.byHost(host);
    if (holder) throw new Refusal(`${host} is a host of ${holder.slug} here. Choose another with --host.`);
  }
  return tenant;
}
