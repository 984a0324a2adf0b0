import { expect, test } from "vitest";
import { AUDITED_ACTS, CONTROL_ACTS } from "~/db/audited-acts";
import { titleOfAudited } from "./audited";

test("the console has a title for each audit entry", () => {
  expect([...AUDITED_ACTS, ...CONTROL_ACTS].filter((entry) => !titleOfAudited(entry))).toEqual([]);
});
