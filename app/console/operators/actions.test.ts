import { expect, test } from "vitest";
import { DESK_ACTIONS } from "~/app/console/actions";

test.each(["operators.add", "operators.grant"])("%s preselects no role and no brand", async (name) => {
  const where = { context: { brands: { all: () => [{ slug: "velvet", name: "Velvet" }] } } } as never;
  for (const field of ["role", "brand"]) {
    const { options, missing } = DESK_ACTIONS[name]!.fields[field]!;
    const [first] = await options!(where, "");
    expect([first?.value, missing], field).toEqual(["", "console.choice_missing"]);
  }
});
