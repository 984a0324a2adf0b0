import type { ActField, Filled } from "~/app/console/actions/act";
import { wrongFields } from "~/app/domain/checked";
import type { Classed } from "~/app/domain/safety/reports/circumstances";
import { CATEGORY_NAMES, isCategory } from "~/app/domain/safety/restrictions/restrictions";
import type { Misuse } from "~/db/tables";

const LAW = "law";
const MISUSES = ["illegal_content", "notices", "complaints"] as const satisfies Misuse[];

/** What a statement of reasons says that a restriction is about. */
export const CATEGORY: ActField = {
  kind: "choice",
  label: "law.category",
  hint: "law.category_hint",
  options: () => [
    { value: "", label: "law.category_usual" },
    ...CATEGORY_NAMES.map((name) => ({ value: name, label: `law.category_${name}` as const })),
  ],
};

/** Whether the law or the terms were broken, and what by. */
export const CLASSES: Record<string, ActField> = {
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

/** Of a suspension besides. */
export const MISUSE: ActField = {
  kind: "choice",
  label: "law.misuse",
  hint: "law.misuse_hint",
  options: () => [
    { value: "", label: "law.misuse_none" },
    ...MISUSES.map((name) => ({ value: name, label: `law.misuse_${name}` as const })),
  ],
};

/** What these fields say. */
export function classedIn({ category = "", basis = "", misuse = "" }: Filled): Classed {
  return {
    ...(isCategory(category) && { category }),
    byLaw: basis === LAW,
    misuse: MISUSES.find((each) => each === misuse) ?? null,
  };
}

/** Throws `invalid` where something is said to be against the law, and not what. */
export function checkClassed({ category = "", basis = "" }: Filled): void {
  if (basis === LAW && category === "") throw wrongFields({ category: [{ key: "law.category_missing" }] });
}
