import { z } from "zod";
import { emailCheckAnswer, emailCheckWire } from "~/app/domain/account/accounts/accounts.wire";
import { checkEmail } from "~/app/domain/account/accounts/email-check";
import { endpoint, openCall } from "~/app/request/endpoint";

const question = z.object({ email: z.string("error.required").max(1000, "signup.invalid_email") });

const validateEmail = endpoint({
  GET: openCall(
    {
      summary: "Checks an address for the sign-up and returns a token",
      input: question,
      answer: emailCheckAnswer,
    },
    async ({ site, input, visit }) => emailCheckWire(await checkEmail(site, input.email, visit.ip)),
  ),
});

export const loader = validateEmail;
export const action = validateEmail;
