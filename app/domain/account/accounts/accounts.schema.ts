import { z } from "zod";
import { normalizeEmail } from "./emails";

export const emailField = z.string("error.required").transform((text, context) => {
  const email = normalizeEmail(text);
  if (email) return email;
  context.addIssue({ code: "custom", message: text.trim() === "" ? "error.required" : "signup.invalid_email" });
  return z.NEVER;
});
