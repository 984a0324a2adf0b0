/** The values of the fields in a part of a page, by name: several for checkboxes of one name. */
export type Filled = Record<string, string[]>;

/** As they stand now, or as the page had them at first. A name of which nothing is ticked is there with nothing. */
export function filledIn(part: HTMLElement, when: "now" | "initially" = "now"): Filled {
  const filled: Filled = {};
  for (const field of part.querySelectorAll<Field>("input[name], select[name], textarea[name]")) {
    const value = heldBy(field, when === "initially");
    filled[field.name] = [...(filled[field.name] ?? []), ...(value === null ? [] : [value])];
  }
  return filled;
}

/**
 * The values of every name that holds something else than before; of all names, where `whole` and one does. Unlike in a
 * form, one that holds nothing now is there, empty.
 */
export function changesBetween(before: Filled, now: Filled, whole = false): [name: string, value: string][] {
  const isChanged = ([name, values]: [string, string[]]) => JSON.stringify(before[name]) !== JSON.stringify(values);
  const all = Object.entries(now);
  return (whole && all.some(isChanged) ? all : all.filter(isChanged)).flatMap(([name, values]) =>
    (values.length > 0 ? values : [""]).map((value) => [name, value] as [string, string]),
  );
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Null where it is a box that is not ticked. */
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
