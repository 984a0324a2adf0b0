import { describe, expect, test } from "vitest";
import type { ServerBuild } from "~/app/router/server";
import { addressesOf, barredFromRobots, needsMember } from "./addresses";
import { formOnly, memberAction, memberLoader, openLoader, secondFactorLoader, visitorLoader } from "./guards";

const member = { loader: memberLoader(() => null) };
const open = { loader: openLoader(() => null) };

const declared = addressesOf(
  routesOf({
    home: member,
    signup: { loader: visitorLoader(() => null) },
    "signup/photos": member,
    "members/:memberId": open,
    "members/:memberId/chat": member,
    "members/:memberId/landing": open,
    "likes/:type?": member,
    "likes/m/:memberId": open,
    account: member,
    "account/codes": { loader: secondFactorLoader(() => null) },
    "profile/photos/:photoId/delete": { loader: formOnly("/profile"), action: memberAction(() => null) },
    "reset/do": {},
    "*": open,
  }),
);

describe("an unknown address", () => {
  test.each(["/account/nothing", "/signup/nothing", "/likes/a/b", "/profile/photos/1/turn", "/home/x"])(
    "%s asks for a login",
    (path) => {
      expect(needsMember(declared, path)).toBe(true);
      expect(needsMember(declared, `${path}.data`)).toBe(true);
      expect(needsMember(declared, `${path.toUpperCase()}/`)).toBe(true);
    },
  );

  test.each(["/", "/nothing", "/members/x/nothing", "/likes/m/x/nothing", "/reset/nothing"])(
    "%s does not ask for a login",
    (path) => expect(needsMember(declared, path)).toBe(false),
  );
});

test("robots.txt excludes members' addresses", () => {
  expect(barredFromRobots(declared)).toEqual([
    "/account",
    "/api/",
    "/home",
    "/likes",
    "/members/*/chat",
    "/profile/photos/*/delete",
    "/signup/photos",
  ]);
});

function routesOf(modules: Record<string, object>): ServerBuild["routes"] {
  const routes = Object.entries(modules).map(([path, module]) => [path, { id: path, path, module }]);
  return Object.fromEntries(routes);
}
