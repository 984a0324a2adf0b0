// @engines one
import { expect, test } from "vitest";
import { readEnvironment } from "~/app/settings/environment";
import { testDesk } from "~/tests/support/test-desk";
import { consoleVisitOf } from "./visit";

test("passkeys sign the origin that browsers see: the request's own, unless the settings name one", async () => {
  const request = { url: "http://desk.example/sign-in", headers: new Headers() };
  const circumstances = { desk: await testDesk(), secure: false, ip: "203.0.113.9" };
  const originBy = (settings: Record<string, string>) => {
    const { operatorOrigin: origin } = readEnvironment({ OPERATOR_HOST: "desk.example", ...settings });
    return consoleVisitOf(request, { ...circumstances, origin }).origin;
  };
  expect(originBy({})).toBe("http://desk.example");
  expect(originBy({ OPERATOR_ORIGIN: "https://desk.example:8443" })).toBe("https://desk.example:8443");
  for (const wrong of ["https://other.example", "https://desk.example/", "desk.example"])
    expect(() => originBy({ OPERATOR_ORIGIN: wrong }), wrong).toThrow("OPERATOR_ORIGIN");
});
