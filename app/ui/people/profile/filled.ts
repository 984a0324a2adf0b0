/** The values of the fields in a part of a page, by name: several for checkboxes of one name. */
export type Filled = Record<string, string[]>;

/** Reads the current or the initial values. A name without a checked box has an empty list. */
export function filledIn(part: HTMLElement, when: "now" | "initially" = "now"): Filled {
  const filled: Filled = {};
  for (const field of part.querySelectorAll<Field>("input[name], select[name], textarea[name]")) {
    const value = heldBy(field, when === "initially");
    filled[field.name] = [...(filled[field.name] ?? []), ...(value === null ? [] : [value])];
  }
  return filled;
}

/** Returns the changed values, emptied ones too, or all values if `whole` and one has changed. */
export function changesBetween(before: Filled, now: Filled, whole = false): [name: string, value: string][] {
  const isChanged = ([name, values]: [string, string[]]) => JSON.stringify(before[name]) !== JSON.stringify(values);
  const all = Object.entries(now);
  return (whole && all.some(isChanged) ? all : all.filter(isChanged)).flatMap(([name, values]) =>
    (values.length > 0 ? values : [""]).map((value) => [name, value] as [string, string]),
  );
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the value of a field. Null for a box that is not checked. */
function heldBy(field: Field, atFirst: boolean): string | null {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return atFirst ? (chosen?.value ?? "") : field.value;
  }
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
    return (atFirst ? field.defaultChecked : field.checked) ? field.value : null;
  }
  return atFirst ? field.defaultValue : field.value;
}
