/** The parts of a config that are objects. */
import { z } from "zod";
import {
  camLink,
  country,
  currency,
  distinct,
  email,
  feedAddress,
  host,
  line,
  path,
  phone,
  secretReference,
  target,
} from "./formats";
import { ownField } from "./own-fields";
import { packages } from "./prices";
import {
  LANGUAGES,
  NUDITY_POLICIES,
  PHOTO_APPROVALS,
  PROFILE_FIELDS,
  PROFILE_NOTES,
  SEARCH_FIELDS,
  SHOWN_FIELDS,
} from "./vocabulary";

const gender = z.string().regex(/^[a-z]{2,30}$/, "is not the id of a gender");

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
  representative: line(200).optional().describe("Who represents it: the imprint of most countries names them."),
  register: line(200)
    .optional()
    .describe("The company's register and its number there, for the imprint.")
    .meta({ examples: ["Amtsgericht Berlin, HRB 1"] }),
  host: line(300).optional().describe("Who runs the machines, with address: the imprint of France names them."),
  tradeNames: z.array(line(100)).default([]).describe("Other names that it trades under."),
  vatNumbers: z.array(line(40)).default([]).describe("Its VAT numbers."),
  supportPhone: phone.optional().describe("The phone number of customer support, as it should be read."),
  supportEmail: email.optional().describe("The e-mail address of customer support."),
  deleteDiscount: z
    .int()
    .min(0)
    .max(100)
    .default(0)
    .describe("Discount in per cent for members who are about to delete their account. 0: none."),
});

const ALWAYS_SHOWN =
  "Gender, age, country, region and town always show: people are found by them. Leave city or countryregion out of editableFields, and nobody gives one.";

export const law = z.strictObject({
  eu: z
    .boolean()
    .optional()
    .describe(
      "Whether the Digital Services Act applies. By default: if the company or one of the countries is in the European Union.",
    ),
  uk: z
    .boolean()
    .optional()
    .describe(
      "Whether the Online Safety Act of the United Kingdom applies. By default: if the company or one of the countries is there.",
    ),
  size: z
    .enum(["small", "large"])
    .default("small")
    .describe(
      "small: fewer than 50 people and at most 10 million euros a year, which spares the company some duties of the Digital Services Act.",
    ),
  transparencyReport: z
    .boolean()
    .optional()
    .describe("Publish a transparency report at /transparency. By default: if eu applies and size is large."),
  transparencyDatabase: z
    .strictObject({
      token: secretReference.describe("The site's own token."),
      address: z
        .url({ protocol: /^https$/ })
        .default("https://transparency.dsa.ec.europa.eu")
        .describe("The Database's, or its sandbox's."),
    })
    .optional()
    .describe("Send each statement of reasons to the Commission's Transparency Database. Off by default."),
});

export const profile = z.strictObject({
  visibleFields: distinct(z.enum(SHOWN_FIELDS).describe(ALWAYS_SHOWN))
    .default([...SHOWN_FIELDS])
    .describe(
      `The fields of choices that a profile shows, in this order. Nobody is searched for by the others. ${ALWAYS_SHOWN}`,
    ),
  visibleNotes: distinct(z.enum(PROFILE_NOTES))
    .default([...PROFILE_NOTES])
    .describe("The free texts that a profile shows."),
  editableFields: distinct(z.enum(PROFILE_FIELDS))
    .default([...PROFILE_FIELDS])
    .describe("The fields that a member may fill in. Without city or age, the sign-up does not ask for them."),
  ownFields: z
    .array(ownField)
    .max(12, "has more than 12")
    .default([])
    .describe("Fields that the site adds: members choose from a list. They come after the others."),
  searchFields: distinct(z.string().meta({ anyOf: [{ enum: [...SEARCH_FIELDS] }, { type: "string" }] }))
    .optional()
    .describe(
      "The filters of the member search, including ids of ownFields. By default all except choices that profiles hide.",
    ),
});

export const photos = z.strictObject({
  approval: z
    .enum(PHOTO_APPROVALS)
    .default("after")
    .describe(
      "before: only the owner sees a photo until it is approved; after: everybody sees it until it is rejected.",
    ),
  nudity: z
    .enum(NUDITY_POLICIES)
    .default("blurred")
    .describe(
      "Treatment of photos that show nudity. blurred: until a viewer asks; left_out: only their owner sees them, and people to whom the owner shows private photos; unmarked: photos are not examined.",
    ),
});

export const preset = z.strictObject({
  own: gender.optional().describe("The gender that a new member is taken to have."),
  seeking: distinct(gender).min(1, "is empty").describe("The genders that a new member is taken to look for."),
});

export const messageCost = z.strictObject({
  amount: z.int().min(0).describe("In minor units: 125 is 1.25."),
  currency: currency.describe("Three capital letters, such as EUR."),
});

const feed = z.strictObject({
  address: feedAddress.describe(
    "Where the partner answers with what offers.json may hold. https, and a public server.",
  ),
  timeoutMs: z.int().min(100).max(30_000).default(2000).describe("How long its answer may take, in milliseconds."),
  cacheMinutes: z.int().min(1).max(1440).default(10).describe("How long an answer counts before it is asked again."),
});

export const memberResell = z.strictObject({
  cams: z.boolean().default(false).describe("Show live-cam tiles among the profiles. Needs camLink."),
  camads: z.boolean().default(false).describe("Show a tile that leads to a partner among the profiles. Needs adLink."),
  camLink: camLink
    .optional()
    .describe("Where a cam tile leads: the partner's address, {account} standing for the cam."),
  adLink: target.optional().describe("Where a partner's tile leads."),
  feed: feed.optional().describe("A partner that says what to show. offers.json is used while it does not answer."),
});

export const redirect = z.strictObject({
  from: path.describe("The path that is sent elsewhere, without a query."),
  to: target.describe("A path on this site, or an absolute http(s) address."),
  status: z
    .literal([301, 302, 307, 308])
    .default(302)
    .describe("301 and 308 are kept by browsers for good; 302 and 307 are not."),
});

/** Returns whether a text has at least two letters or digits. */
const hasWords = (words: string) => (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 1;

export const chats = z.strictObject({
  requests: z
    .boolean()
    .default(false)
    .describe(
      "A stranger's first message waits until the recipient accepts it, unless the recipient has liked the sender.",
    ),
  pictures: z
    .boolean()
    .default(true)
    .describe("Members may send photos to members who answered or liked them. No moderator approves these first."),
  hold: z
    .array(
      z.strictObject({
        words: z
          .array(line(80).refine(hasWords, "names nothing to look for"))
          .min(1)
          .describe("Words in a message, in any case; * matches up to twenty letters or digits."),
        reason: z
          .partialRecord(z.enum(LANGUAGES), line(200))
          .default({})
          .describe("The message to the sender, by language. The site's own language is used for missing languages."),
      }),
    )
    .max(100)
    .default([])
    .describe("Messages that contain such words are quarantined for moderators (npm run reports -- held).")
    .meta({
      examples: [[{ words: ["gift card", "crypto*"], reason: { en: "Never pay somebody you have not met." } }]],
    }),
});

export const credits = z.strictObject({
  perMessage: z
    .int()
    .min(0)
    .default(1)
    .describe("Credits that a message costs. Writing to a fictional profile never costs any."),
  welcome: z.int().min(0).max(1000).default(0).describe("Credits for confirming the address: once a member."),
  packages,
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
    user: line(200).optional().describe("The user that logs in there. Without it nobody logs in."),
    password: secretReference.optional().describe("The password of that user."),
    tls: z
      .boolean()
      .default(true)
      .describe(
        "false sends without encryption, for a mail server on the same machine. Otherwise email uses TLS or waits.",
      ),
  })
  .superRefine(({ user, password }, context) => {
    if ((user === undefined) === (password === undefined)) return;
    const message = "has a user or a password without the other";
    context.addIssue({ code: "custom", path: [], message, params: { remedy: "Give both, or none" } });
  });

const dkim = z.strictObject({
  selector: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, "is not a selector (letters, digits and -)")
    .describe("The record is at <selector>._domainkey. below the domain of from."),
  keyFile: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,79}$/, "is not the name of a file in DATA_DIR/dkim (bouquet.pem)")
    .optional()
    .describe("The private key that the engine signs with: a file in DATA_DIR/dkim. Without it the mail server signs."),
});

export const mail = z.strictObject({
  from: email.describe("The sender address."),
  senderName: line(60).optional().describe("The sender's name in an inbox. By default the site's name."),
  smtp: smtp.optional().describe("The mail server. Without it each email becomes an .eml file below DATA_DIR/mailbox."),
  dkim: dkim.optional().describe("DKIM signatures of emails. Without it the engine does not sign."),
});

export const push = z.strictObject({
  publicKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{80,100}$/, "is not a VAPID public key (base64url)")
    .describe("The public half of the site's VAPID key pair."),
  privateKey: secretReference.describe("Where the private half is found."),
});

/** A host name, `*.` for all hosts below it, and a port other than 443. */
export const pushService = z
  .string()
  .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/, "is not a host (push.example.com, *.push.example.com)");
