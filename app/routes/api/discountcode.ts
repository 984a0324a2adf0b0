import { codesOf } from "~/app/domain/money/discounts/discounts";
import { codesAnswer, codesQuery, codesWire } from "~/app/domain/money/discounts/discounts.wire";
import { endpoint, memberCall } from "~/app/request/endpoint";

const discountCode = endpoint({
  GET: memberCall(
    { summary: "Returns the discount codes that the member may use", input: codesQuery, answer: codesAnswer },
    async ({ site, member, input }) => {
      const codes = codesWire(await codesOf(site, member));
      if (input.welcome !== "true") return codes;
      return codes.welcome ? { welcome: codes.welcome } : {};
    },
  ),
});

export const loader = discountCode;
export const action = discountCode;
