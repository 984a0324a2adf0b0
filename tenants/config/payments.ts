/** The payment providers of a tenant, with one shape for each. */
import { z } from "zod";
import { line, secretReference, target } from "./formats";
import { methods, terms } from "./prices";
import { LANGUAGES } from "./vocabulary";

const footerLink = z.strictObject({
  label: line(60).describe("What the link says."),
  to: target.describe("A path on this site, or an absolute http(s) address."),
});

const processorProfile = z.strictObject({
  mcc: z
    .literal(["7273", "5967", "other"])
    .describe(
      "The merchant category agreed with the processor: 7273 dating without nudity, 5967 anything with nudity.",
    ),
  nudity: z.boolean().describe("Whether the site shows nudity anywhere. The processor has to know."),
  footerLinks: z
    .array(footerLink)
    .default([])
    .describe("Links that the processor wants in the footer of each page: billing support, complaints."),
  statement: z
    .partialRecord(z.enum(LANGUAGES), line(2000))
    .default({})
    .describe("By language, the text that the processor prescribes right before a payment."),
});

/** The settings of each payment adapter except the sandbox. */
const ccbill = z.strictObject({
  provider: z.literal("ccbill"),
  account: z
    .string()
    .regex(/^\d{6}$/, "is not six digits")
    .describe("The merchant account, six digits."),
  subaccount: z
    .string()
    .regex(/^\d{4}$/, "is not four digits")
    .describe("The subaccount of this site, four digits."),
  flexId: z
    .string()
    .regex(/^[\w-]{4,64}$/, "is not a FlexForm's id")
    .describe("The id of the FlexForm that buyers pay on."),
  salt: secretReference.describe("Where the salt is found that signs prices."),
  dataLinkUser: line(100).describe("The DataLink user, who asks for states and refunds."),
  dataLinkPassword: secretReference.describe("The password of that user."),
});

const verotel = z.strictObject({
  provider: z.literal("verotel"),
  shopId: z
    .string()
    .regex(/^\d{1,12}$/, "is not a number")
    .describe("The FlexPay shop's number."),
  merchant: z
    .literal(["9804", "9762", "9511", "9388", "9001"])
    .default("9804")
    .describe("The first four digits of the merchant's number: they decide the address that is asked."),
  signatureKey: secretReference.describe("Where the shop's signature key is found."),
});

const mollie = z.strictObject({
  provider: z.literal("mollie"),
  apiKey: secretReference.describe("Where the API key is found."),
});

const stripe = z.strictObject({
  provider: z.literal("stripe"),
  apiKey: secretReference.describe("Where the secret key is found."),
  webhookSecret: secretReference.describe("Where the secret is found that signs Stripe's events."),
});

/** Excludes the sandbox, because a buyer could pay an order there without money. */
const former = z.discriminatedUnion("provider", [ccbill, verotel, mollie, stripe]);

const common = {
  processorProfile: processorProfile
    .optional()
    .describe("The agreement with the processor. The check warns if it is missing."),
  methods,
  vatCollectedBy: z
    .enum(["operator", "processor"])
    .default("operator")
    .describe("The party that declares the VAT. Some processors of adult sites sell in their own name: ask yours."),
  former: z
    .array(former)
    .default([])
    .describe(
      "Earlier payment providers. They get no new payments, but late payments, refunds and chargebacks still arrive.",
    ),
};

const sandbox = z.strictObject({
  provider: z.literal("sandbox").describe("A payment page of the engine itself. No money moves."),
  ...common,
});

export const payments = z.discriminatedUnion("provider", [
  sandbox,
  ccbill.extend(common),
  verotel.extend(common),
  mollie.extend(common),
  stripe.extend(common),
]);

/** Complains of two accounts at one provider: an order stores only the provider's name. */
export function judgePayments(
  given: Payments | undefined,
  complain: (at: (string | number)[], message: string, remedy: string) => void,
): void {
  const named = new Set<string>(given ? [given.provider] : []);
  for (const [index, { provider }] of (given?.former ?? []).entries()) {
    const remedy = "Keep one account for each provider: the current one, else the last one";
    if (named.has(provider))
      complain(["payments", "former", index, "provider"], `"${provider}" is listed twice`, remedy);
    named.add(provider);
  }
}

export type Payments = z.output<typeof payments>;
export type Provider = Payments["provider"];
/** The config of an adapter. */
export type PaymentAccount = z.output<typeof former> | { provider: "sandbox" };

export const premium = z.strictObject({
  includes: z
    .strictObject({
      messagesPerDay: z
        .int()
        .min(0)
        .default(0)
        .describe("Messages a day that cost no credits. 0: each costs what it costs everybody."),
      visitors: z.boolean().default(true).describe("See who opened one's profile."),
      readReceipts: z.boolean().default(true).describe("See whether a message was read."),
      incognito: z.boolean().default(true).describe("Look at profiles without being listed among their visitors."),
    })
    .prefault({})
    .describe("What premium members have. Everybody has it where no term is for sale."),
  terms,
});
