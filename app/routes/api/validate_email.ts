import { z } from "zod";
import { emailCheckWire } from "~/app/domain/accounts/accounts.wire";
import { checkEmail } from "~/app/domain/accounts/email-check";
import { addressBlock, limit } from "~/app/domain/limits/limits";
import { openEndpoint } from "~/app/request/endpoint";

/** Plenty for somebody who types, little for somebody who goes through a list of addresses. */
const CHECKS = { max: 120, windowMs: 60_000 };

const validateEmail = openEndpoint({
  GET: [
    z.object({ email: z.string("error.required").max(1000, "signup.invalid_email") }),
    async ({ site, input, visit }) => {
      await limit(site, "validate_email", addressBlock(visit.ip), CHECKS);
      return emailCheckWire(await checkEmail(site, input.email));
    },
  ],
});

export const loader = validateEmail;
export const action = validateEmail;
