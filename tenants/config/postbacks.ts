/** Postbacks to partners: one entry for each network. */
import { z } from "zod";
import { currency, distinct, line, secretReference } from "./formats";

export const POSTBACK_EVENTS = ["lead", "sale", "rejected"] as const;
const event = z.enum(POSTBACK_EVENTS);

/** The macros of an address. No macro describes a person. */
const MACROS = [
  ...["clickid", "network", "ref", "sub1", "sub2", "sub3"],
  ...["event", "payout", "currency", "txid", "time", "secret"],
];

/** The query string of each tracker, from its vendor's documentation. */
const PRESETS = {
  keitaro: "/{secret}/postback?subid={clickid}&status={event}&payout={payout}&currency={currency}&tid={txid}",
  voluum: "/postback?cid={clickid}&payout={payout}&txid={txid}&et={event}",
  everflow:
    "/?transaction_id={clickid}&amount={payout}&adv_event_id={event}&order_id={txid}&verification_token={secret}",
  redtrack: "/postback?clickid={clickid}&sum={payout}&type={event}",
  bemob: "/postback?cid={clickid}&payout={payout}&txid={txid}&status={event}",
  binom: "/click.php?cnv_id={clickid}&payout={payout}&cnv_status={event}",
} as const;

const payout = z.strictObject({
  amount: z.int().min(0).describe("In minor units: 250 is 2.50."),
  currency: currency.describe("Three capital letters, such as EUR."),
});

export const postback = z
  .strictObject({
    network: line(100).describe("The network whose visitors these are, as the links to the site name it."),
    preset: z
      .enum(Object.keys(PRESETS) as [keyof typeof PRESETS])
      .optional()
      .describe("A tracker whose form of address is known. Left out: address is the whole address."),
    address: line(1000)
      .describe(
        `Where the partner is told, over https: the tracker's own address with a preset, else all of it with macros (${MACROS.map((name) => `{${name}}`).join(" ")}).`,
      )
      .meta({ examples: ["https://track.example.com/postback?cid={clickid}&txid={txid}&type={event}"] }),
    parameters: z
      .record(z.string().regex(/^[\w-]{1,40}$/, "is not a parameter's name"), line(200))
      .default({})
      .describe("Further parameters of the address, such as an account's number. Macros are allowed."),
    clickId: z
      .enum(["ref", "sub1", "sub2", "sub3"])
      .describe("The part of a link that carries the partner's click id. Without one nothing is sent."),
    secret: secretReference.optional().describe("The secret that replaces {secret}."),
    signatures: z
      .array(secretReference)
      .max(3, "has more than 3")
      .default([])
      .describe(
        "Where the secrets are found that sign each request (X-Signature). Several while one replaces another.",
      ),
    events: distinct(event)
      .min(1, "is empty")
      .default([...POSTBACK_EVENTS])
      .describe("The events to report: lead, sale, rejected. All by default."),
    eventNames: z.partialRecord(event, line(40)).default({}).describe("The partner's own names for {event}."),
    lead: z
      .enum(["purchase", "confirmation", "signup"])
      .default("purchase")
      .describe("What a lead is: a purchase whose sale is still on hold, a confirmed address, or a sign-up."),
    sales: z.enum(["each", "first"]).default("each").describe("Which purchases of a member are reported."),
    holdDays: z
      .int()
      .min(0)
      .max(90)
      .default(14)
      .describe("Days after a purchase until its sale is reported. Money that goes back before then makes it none."),
    payouts: z
      .strictObject({
        lead: payout.optional().describe("What a lead is worth to the partner."),
        sale: payout.optional().describe("What a sale is worth to the partner."),
        salePercent: z.int().min(1).max(100).optional().describe("The same as a share of the price without VAT."),
      })
      .prefault({})
      .describe("The values of {payout} and {currency}. Empty by default: the partner knows its own terms."),
  })
  .superRefine((given, context) => {
    const complain = (path: string[], message: string, remedy: string) =>
      context.addIssue({ code: "custom", path, message, params: { remedy } });
    const template = templateOf(given);
    const [path = "", query = ""] = template.replace(/^https:\/\//, "").split(/\?(.*)/s);
    const inPath = macrosIn(path).find((name) => name !== "secret");
    const unknown = macrosIn(template).find((name) => !MACROS.includes(name));
    if (!/^https:\/\/[^/{}?#@\\\s]+\//.test(template) || !URL.canParse(template.replace(/[{}]/g, ""))) {
      complain(["address"], "is not an https address with a path", 'Write "https://track.example.com/postback?..."');
    } else if (unknown !== undefined) {
      complain(["address"], `has an unknown macro {${unknown}}`, `Known are ${MACROS.join(", ")}`);
    } else if (inPath !== undefined) {
      complain(["address"], `has {${inPath}} before the "?"`, "Only {secret} may stand there: write it as a parameter");
    } else if (/[{}]/.test(template.replace(/\{\w+\}/g, "")) || template.includes("#")) {
      complain(["address"], "has a brace or a # too many", "Write macros as {clickid}");
    } else if (!macrosIn(query).includes("clickid")) {
      complain(["address"], "lacks {clickid}", "Add it: without it the partner cannot identify the visitor");
    }
    const wantsSecret = macrosIn(template).includes("secret");
    if (wantsSecret && !given.secret) complain(["secret"], "is missing, and the address says {secret}", "Add it");
    if (!wantsSecret && given.secret) complain(["secret"], "is not used by the address", "Write {secret} there");
    if (given.payouts.sale && given.payouts.salePercent !== undefined) {
      complain(["payouts", "salePercent"], "conflicts with sale", "Choose one of the two");
    }
  });

export type Postback = z.output<typeof postback>;

/** At most one entry for a network: two would both report the same sale. */
export const postbacks = z.array(postback).superRefine((partners, context) => {
  for (const [index, { network }] of partners.entries()) {
    if (partners.findIndex((each) => each.network === network) === index) continue;
    const params = { remedy: "Remove one" };
    context.addIssue({ code: "custom", path: [index, "network"], message: `"${network}" is listed twice`, params });
  }
});

interface Address {
  readonly preset?: keyof typeof PRESETS | undefined;
  readonly address: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Returns the whole address of a partner, with its macros. */
export function templateOf({ preset, address, parameters }: Address): string {
  const known = preset ? address.replace(/\/+$/, "") + PRESETS[preset] : address;
  const added = Object.entries(parameters).map(([name, value]) => `${name}=${escaped(value)}`);
  if (added.length === 0) return known;
  return `${known}${known.includes("?") ? "&" : "?"}${added.join("&")}`;
}

/** Fills in the macros of an address. A macro without a value becomes empty. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

function escaped(value: string): string {
  return encodeURIComponent(value).replaceAll(/%7B(\w+)%7D/g, "{$1}");
}

function macrosIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}
