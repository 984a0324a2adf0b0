import { expect, test } from "vitest";
import { AUDITED_ACTIONS, CONTROL_ACTIONS } from "~/db/audited-actions";
import { titleOfAudited } from "./audited";

test("the console has a title for each audit entry", () => {
  expect([...AUDITED_ACTIONS, ...CONTROL_ACTIONS].filter((entry) => !titleOfAudited(entry))).toEqual([]);
});
