import { z } from "zod";

/** Words for "any" on the wire. */
const ALL = ["", "0"];

/** One of a list, "" for any. Another value is refused. */
export function oneOf<const O extends readonly [string, ...string[]]>(options: O) {
  return z
    .enum(["", ...options], "error.invalid_choice")
    .transform((text) => (text === "" ? null : (text as O[number])));
}

/** Some of a list, with commas between, in the list's order; none is any. */
export function someOf<const O extends readonly string[]>(options: O) {
  return z
    .string()
    .max(2000)
    .transform((text) => (text === "" ? [] : text.split(",")))
    .refine((chosen) => chosen.every((each) => options.includes(each)), "error.invalid_choice")
    .transform((chosen) => {
      const inOrder = options.filter((option) => chosen.includes(option));
      return inOrder.length > 0 && inOrder.length < options.length ? (inOrder as O[number][]) : null;
    });
}

export const checkboxValue = z
  .string()
  .transform((text) => (text !== "" && text !== "0" && text !== "false" ? true : null));

/** An unknown gender is nobody's, not an error: which there are is the site's to say. */
export const genderId = z
  .string()
  .regex(/^[a-z]{0,30}$/, "error.invalid_choice")
  .transform((text) => (text === "" ? null : text));

/** An unknown country is nobody's, not an error. */
export const countryCode = z
  .string()
  .regex(/^(0|[A-Za-z]{2})?$/)
  .transform((text) => (ALL.includes(text) ? null : text.toUpperCase()));

export const regionId = z
  .string()
  .regex(/^[\w.-]{0,40}$/)
  .transform((text) => (ALL.includes(text) ? null : text));

/** Whole years. */
export const age = z
  .string()
  .regex(/^(-?\d{1,3})?$/)
  .transform((text) => (text === "" ? null : Number(text)));
