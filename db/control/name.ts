/** The name of the schema, and of `control.sqlite`. No tenant may be called that. */
export const CONTROL = "control";
