import { z } from "zod";
import { emailCheckAnswer, emailCheckWire } from "~/app/domain/accounts/accounts.wire";
import { checkEmail } from "~/app/domain/accounts/email-check";
import { endpoint, openCall } from "~/app/request/endpoint";

const question = z.object({ email: z.string("error.required").max(1000, "signup.invalid_email") });

const validateEmail = endpoint({
  GET: openCall({ input: question, answer: emailCheckAnswer }, async ({ site, input, visit }) =>
    emailCheckWire(await checkEmail(site, input.email, visit.ip)),
  ),
});

export const loader = validateEmail;
export const action = validateEmail;
