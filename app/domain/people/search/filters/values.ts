import { z } from "zod";

/** Wire values for "any". */
const ALL = ["", "0"];

/** Parses one value of a list; "" means any. Refuses another value. */
export function oneOf<const O extends readonly [string, ...string[]]>(options: O) {
  return z
    .enum(["", ...options], "error.invalid_choice")
    .transform((text) => (text === "" ? null : (text as O[number])));
}

/** Parses several values of a list, separated by commas, and sorts them in the list's order. No value means any. */
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

/** An unknown gender matches no member instead of failing, because genders are the site's choice. */
export const genderId = z
  .string()
  .regex(/^[a-z]{0,30}$/, "error.invalid_choice")
  .transform((text) => (text === "" ? null : text));

/** An unknown country matches no member instead of failing. */
export const countryCode = z
  .string()
  .regex(/^(0|[A-Za-z]{2})?$/)
  .transform((text) => (ALL.includes(text) ? null : text.toUpperCase()));

export const regionId = z
  .string()
  .regex(/^[\w.-]{0,40}$/)
  .transform((text) => (ALL.includes(text) ? null : text));

export const age = z
  .string()
  .regex(/^(-?\d{1,3})?$/)
  .transform((text) => (text === "" ? null : Number(text)));
