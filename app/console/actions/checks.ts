/** The checked boxes of a field as one value. Each box has its own name, because a field counts once. */
export function checked(field: string, form: Record<string, string>): string {
  const boxes = Object.keys(form).filter((name) => name.startsWith(`${field}.`));
  return boxes.map((name) => name.slice(field.length + 1)).join(" ");
}

/** The single values of a field with checks. */
export function valuesOf(value: string): string[] {
  return value.split(" ").filter(Boolean);
}

/** The name of a box. */
export function boxOf(field: string, value: string): string {
  return `${field}.${value}`;
}
