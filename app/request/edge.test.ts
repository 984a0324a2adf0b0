import pino from "pino";
import { expect, test } from "vitest";
import { redirect, type ServerBuild } from "~/app/router/server";
import { withErrorsAtTheEdge } from "./edge";

const log = pino({ level: "silent" });

/** Returns the loader and the action of a build with one route that redirects, by returning or throwing. */
function leadingTo(location: string, throws: boolean) {
  const lead = () => {
    const answer = redirect(location);
    if (throws) throw answer;
    return answer;
  };
  const route = { id: "x", path: "x", module: { default: () => null, loader: lead, action: lead } };
  const { loader, action } = withErrorsAtTheEdge({ routes: { x: route } } as unknown as ServerBuild).routes.x!.module;
  const args = (method: string) => ({
    request: new Request("http://velvet.test/x", { method }),
    context: { site: { log } },
    params: {},
  });
  const answered = (data: unknown, method: string) =>
    (data as (given: unknown) => Promise<Response>)(args(method)).catch((thrown: Response) => thrown);
  return [answered(loader, "GET"), answered(action, "POST")];
}

test.each([
  ["/home?a=b", "/home?a=b"],
  ["https://partner.example/x", "https://partner.example/x"],
  ["/\\evil.example", "/"],
  ["//evil.example", "/"],
])("a loader and an action that redirect to %j send the browser to %j", async (location, expected) => {
  for (const throws of [false, true])
    for (const answer of await Promise.all(leadingTo(location, throws)))
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, expected]);
});

test("an error of a loader reaches no page unchanged, whatever the names of its fields", async () => {
  const fail = () => {
    throw Object.assign(new Error("x"), { __type: "Error", __subType: "Function", name: "eval" });
  };
  const route = { id: "x", path: "x", module: { default: () => null, loader: fail } };
  const { loader } = withErrorsAtTheEdge({ routes: { x: route } } as unknown as ServerBuild).routes.x!.module;
  const context = { site: { log }, visit: { words: { t: (key: string) => key } } };
  const given = { request: new Request("http://velvet.test/x"), context, params: {} };
  const thrown = await (loader as (args: unknown) => Promise<Response>)(given).catch((error) => error as Response);
  expect(thrown).toBeInstanceOf(Response);
  expect(await thrown.text()).toBe("error.unavailable");
});
