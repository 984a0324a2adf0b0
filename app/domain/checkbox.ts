import { z } from "zod";

/** A form's checkbox: browsers send `on` for one that is ticked, and nothing for one that is not. */
export const checkbox = z
  .string()
  .optional()
  .transform((sent) => sent === "on");
