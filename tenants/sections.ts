/** The parts of a config that are objects of their own. */
import { z } from "zod";
import { country, currency, distinct, email, host, line, path, secretReference, target } from "./formats";
import { GENDERS, PHOTO_APPROVALS, PROFILE_FIELDS, PROFILE_NOTES, SEARCH_FIELDS } from "./vocabulary";

const gender = z.enum(GENDERS);

export const company = z.strictObject({
  name: line(200)
    .describe("The legal name of the company that runs the site.")
    .meta({ examples: ["Example Media B.V."] }),
  address: line(200)
    .describe("Street and number.")
    .meta({ examples: ["Sample Street 1"] }),
  city: line(100)
    .describe("Postcode and town.")
    .meta({ examples: ["1000 AA Amsterdam"] }),
  country: country.describe("The country where the company is registered, by its two capital letters (GB, not UK)."),
  kvk: line(100).optional().describe("Its number in the chamber of commerce's register."),
  tradeNames: z.array(line(100)).default([]).describe("Other names that it trades under."),
  vatNumbers: z.array(line(40)).default([]).describe("Its VAT numbers."),
  supportPhone: line(40).optional().describe("The phone number of customer support, as it should be read."),
  supportEmail: email.optional().describe("The e-mail address of customer support."),
  deleteDiscount: z
    .int()
    .min(0)
    .max(100)
    .default(0)
    .describe("Discount in per cent for somebody about to delete an account. 0: none."),
});

export const profile = z.strictObject({
  visibleFields: distinct(z.enum(PROFILE_FIELDS))
    .default([...PROFILE_FIELDS])
    .describe("The fields that a profile shows, in this order."),
  visibleNotes: distinct(z.enum(PROFILE_NOTES))
    .default([...PROFILE_NOTES])
    .describe("The free texts that a profile shows."),
  editableFields: distinct(z.enum(PROFILE_FIELDS))
    .default([...PROFILE_FIELDS])
    .describe("The fields that a member may fill in. Without city or age, the sign-up does not ask for them."),
  searchFields: distinct(z.enum(SEARCH_FIELDS))
    .default([...SEARCH_FIELDS])
    .describe("The filters of the member search."),
});

export const photos = z.strictObject({
  approval: z
    .enum(PHOTO_APPROVALS)
    .default("after")
    .describe(
      "before: nobody but its owner sees a photo until it is approved; after: everybody does until it is rejected.",
    ),
});

export const preset = z.strictObject({
  own: gender.optional().describe("The gender that a new member is taken to have."),
  seeking: distinct(gender).min(1, "is empty").describe("The genders that a new member is taken to look for."),
});

export const messageCost = z.strictObject({
  amount: z.int().min(0).describe("In minor units: 125 is 1.25."),
  currency: currency.describe("By its three capital letters, EUR say."),
});

export const memberResell = z.strictObject({
  cams: z.boolean().default(false).describe("Show live-cam tiles among the profiles."),
  camads: z.boolean().default(false).describe("Show partner tiles among the profiles."),
});

export const redirect = z.strictObject({
  from: path.describe("The path that is sent elsewhere, without a query."),
  to: target.describe("A path on this site, or an absolute http(s) address."),
  status: z
    .literal([301, 302, 307, 308])
    .default(302)
    .describe("301 and 308 are kept by browsers for good; 302 and 307 are not."),
});

export const credits = z.strictObject({
  perMessage: z
    .int()
    .min(0)
    .default(1)
    .describe("Credits that a message costs. Writing to a fictional profile never costs any."),
});

export const payments = z.strictObject({
  provider: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "is not a provider's name")
    .describe("The payment provider, in lower case."),
  apiKey: secretReference.describe("Where the provider's key is found."),
  webhookSecret: secretReference.optional().describe("Where the secret is found that signs the provider's calls."),
});

const smtp = z
  .strictObject({
    host: host.describe("The mail server's name."),
    port: z
      .int()
      .min(1)
      .max(65535)
      .default(587)
      .describe("587 turns to TLS once connected; 465 speaks TLS from the start."),
    user: line(200).optional().describe("Who logs in there. Left out: nobody does."),
    password: secretReference.optional().describe("Where that user's password is found."),
    tls: z
      .boolean()
      .default(true)
      .describe(
        "false sends in the clear, for a mail server on the same machine. Otherwise mail goes over TLS or waits.",
      ),
  })
  .superRefine(({ user, password }, context) => {
    if ((user === undefined) === (password === undefined)) return;
    const message = "has a user or a password without the other";
    context.addIssue({ code: "custom", path: [], message, params: { remedy: "Give both, or none" } });
  });

export const mail = z.strictObject({
  from: email.describe("The address that mail comes from."),
  senderName: line(60)
    .optional()
    .describe(
      "The sender's name in an inbox. Left out: \"Your account\", in the reader's language, which gives nothing away.",
    ),
  smtp: smtp.optional().describe("The mail server. Left out: each mail becomes an .eml file below DATA_DIR/mailbox."),
});

export const push = z.strictObject({
  publicKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{80,100}$/, "is not a VAPID public key (base64url)")
    .describe("The public half of the site's VAPID key pair."),
  privateKey: secretReference.describe("Where the private half is found."),
});
