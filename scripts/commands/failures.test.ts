import { expect, test } from "vitest";
import { domainError } from "~/app/domain/errors";
import { EnvironmentError } from "~/app/settings/environment";
import { UnknownCursorError } from "~/db/pages";
import { Refusal } from "../refusal";
import { Unready } from "../unready.mjs";
import { failureIn } from "./failures";

test.each([
  [domainError("reports.no_case", "not_found")(), "reports.no_case"],
  [new Refusal("There is no such release", "not_found"), "not_found"],
  [new Refusal("There is no such release"), "refused"],
  [new Unready("Run npm ci first"), "not_ready"],
  [new EnvironmentError("PORT is wrong"), "environment_invalid"],
  [new UnknownCursorError("x"), "cursor_unknown"],
  [Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), "machine_failure"],
])("a failure of a command has a code for programs: %s", (error, code) => {
  expect(failureIn(error).code).toBe(code);
});
