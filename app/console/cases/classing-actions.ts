import type { ActionField, Filled } from "~/app/console/actions/action";
import { wrongFields } from "~/app/domain/checked";
import type { Classed } from "~/app/domain/safety/reports/circumstances";
import { CATEGORY_NAMES, isCategory } from "~/app/domain/safety/restrictions/restrictions";
import type { Misuse } from "~/db/tables";

const LAW = "law";
const MISUSES = ["illegal_content", "notices", "complaints"] as const satisfies Misuse[];

/** The category of a restriction in its statement of reasons. */
export const CATEGORY: ActionField = {
  kind: "choice",
  label: "law.category",
  hint: "law.category_hint",
  options: () => [
    { value: "", label: "law.category_usual" },
    ...CATEGORY_NAMES.map((name) => ({ value: name, label: `law.category_${name}` as const })),
  ],
};

/** Whether the law or the terms were broken, and how. */
export const CLASSES: Record<string, ActionField> = {
  category: CATEGORY,
  basis: {
    kind: "choice",
    label: "law.basis",
    options: () => [
      { value: "", label: "law.basis_terms" },
      { value: LAW, label: "law.basis_law" },
    ],
  },
};

/** The kind of misuse, for a suspension. */
export const MISUSE: ActionField = {
  kind: "choice",
  label: "law.misuse",
  hint: "law.misuse_hint",
  options: () => [
    { value: "", label: "law.misuse_none" },
    ...MISUSES.map((name) => ({ value: name, label: `law.misuse_${name}` as const })),
  ],
};

/** Reads the fields of a restriction's category. */
export function classedIn({ category = "", basis = "", misuse = "" }: Filled): Classed {
  return {
    ...(isCategory(category) && { category }),
    byLaw: basis === LAW,
    misuse: MISUSES.find((each) => each === misuse) ?? null,
  };
}

/** Throws `invalid` if content is called illegal without its category. */
export function checkClassed({ category = "", basis = "" }: Filled): void {
  if (basis === LAW && category === "") throw wrongFields({ category: [{ key: "law.category_missing" }] });
}
