import { expect, test } from "vitest";
import { tenantsFolder } from "~/tenants/config/example";
import { changeConfig, renameSecrets, tenantIn } from "./config";

const smtp = (env: string) => ({ from: "a@velvet.example", smtp: { host: "m.example", user: "v", password: { env } } });

test("a site with a new slug names its own secrets by that slug", async () => {
  const { tenant, path, dir } = tenantsFolder();
  tenant("onyx", { mail: smtp("TENANT_VELVET_SMTP") });
  await changeConfig({ tenantsDir: dir }, path("onyx"), await renameSecrets(path("onyx"), "velvet", "onyx"));
  const elsewhere = { tenantsDir: tenantsFolder().dir, port: 3000, operatorHost: undefined };
  expect(tenantIn(path("onyx"), elsewhere).mail?.smtp?.password?.env).toBe("TENANT_ONYX_SMTP");
});

test("a restored config that names the server's secret is refused", async () => {
  const { tenant, path, dir } = tenantsFolder();
  tenant("velvet", { mail: smtp("SECRET") });
  const here = { tenantsDir: dir, port: 3000, operatorHost: undefined };
  expect(() => tenantIn(path("velvet"), here)).toThrow(/names the environment variable SECRET/);
});
