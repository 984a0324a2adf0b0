import { z } from "zod";

/** What a browser answers, as JSON: `RegistrationResponseJSON` and `AuthenticationResponseJSON` of WebAuthn. */
const shape = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  response: z.looseObject({}),
});

/** A browser's answer from a form's field. Undefined where it is none. */
export function answerIn<Answer>(text: string): Answer | undefined {
  try {
    const parsed = shape.loose().safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as Answer) : undefined;
  } catch {
    return undefined;
  }
}
