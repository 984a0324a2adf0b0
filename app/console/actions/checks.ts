/** Joins the checked boxes of a field to one value. Each box has its own name in the form. */
export function checked(field: string, form: Record<string, string>): string {
  const boxes = Object.keys(form).filter((name) => name.startsWith(`${field}.`));
  return boxes.map((name) => name.slice(field.length + 1)).join(" ");
}

/** Splits the value of a field with checks. */
export function valuesOf(value: string): string[] {
  return value.split(" ").filter(Boolean);
}

/** Returns the form name of one box of a field with checks. */
export function boxOf(field: string, value: string): string {
  return `${field}.${value}`;
}
