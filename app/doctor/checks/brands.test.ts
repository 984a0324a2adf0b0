import { expect, test } from "vitest";
import type { ConfigProblems, DoctorContext } from "../context";
import { config } from "./brands";

test("the config check reports a host that another site has, and a config whose former version is served", async () => {
  const fine: ConfigProblems = { errors: [], warnings: [], unset: [], denied: [], kept: undefined };
  const configs = new Map([
    ["copy", { ...fine, errors: ["hosts[0]"], denied: [{ host: "velvet.example", holder: "velvet" }] }],
    ["velvet", { ...fine, errors: ["niche"], kept: 0 }],
  ]);
  const codesOf = async (slug: string) =>
    (await config.run({ configs } as Partial<DoctorContext> as DoctorContext, { slug, tenant: undefined })).map(
      ({ code }) => code,
    );
  expect(await codesOf("copy")).toEqual(["config_errors", "config_host"]);
  expect(await codesOf("velvet")).toEqual(["config_errors", "config_kept"]);
});
