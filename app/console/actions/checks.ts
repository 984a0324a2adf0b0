/** The boxes of a field that are checked, as its one value. Each box has a name of its own, since a field counts once. */
export function checked(field: string, form: Record<string, string>): string {
  const boxes = Object.keys(form).filter((name) => name.startsWith(`${field}.`));
  return boxes.map((name) => name.slice(field.length + 1)).join(" ");
}

/** The values in one value of a field with checks. */
export function valuesOf(value: string): string[] {
  return value.split(" ").filter(Boolean);
}

/** The name of a box. */
export function boxOf(field: string, value: string): string {
  return `${field}.${value}`;
}
