import { z } from "zod";

/** A browser's answer as JSON: `RegistrationResponseJSON` and `AuthenticationResponseJSON` of WebAuthn. */
const shape = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  response: z.looseObject({}),
});

/** Parses a WebAuthn response from a form field. Undefined if invalid. */
export function answerIn<Answer>(text: string): Answer | undefined {
  try {
    const parsed = shape.loose().safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as Answer) : undefined;
  } catch {
    return undefined;
  }
}
