import { z } from "zod";

/** A form's checkbox: browsers send `on` for a ticked one, and nothing otherwise. */
export const checkbox = z
  .string()
  .optional()
  .transform((sent) => sent === "on");
