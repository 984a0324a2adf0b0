import { z } from "zod";
import { emailCheckWire } from "~/app/domain/accounts/accounts.wire";
import { checkEmail } from "~/app/domain/accounts/email-check";
import { openEndpoint } from "~/app/request/endpoint";

const validateEmail = openEndpoint({
  GET: [
    z.object({ email: z.string("error.required").max(1000, "signup.invalid_email") }),
    async ({ site, input, visit }) => emailCheckWire(await checkEmail(site, input.email, visit.ip)),
  ],
});

export const loader = validateEmail;
export const action = validateEmail;
