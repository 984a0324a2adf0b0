/** A tenant's goods and their prices. */
import { z } from "zod";
import { country, currency, line } from "./formats";

/** A part of an address: /credits/<id>. */
const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "is not an id: a-z, 0-9 and -, at most 40")
  .refine((value) => !["repeat-order", "end"].includes(value), "is the address of a page")
  .describe("Part of the address where it is bought, and kept with every order: it does not change.");

const price = z.strictObject({
  amount: z.int().min(1).describe("With VAT, in minor units: 1990 is 19.90."),
  currency: currency.describe("Three capital letters, such as EUR."),
});

const prices = z
  .partialRecord(country, price)
  .refine((value) => Object.keys(value).length > 0, "is empty")
  .describe(
    "By country, what it costs there. In a country where nothing has a price, the prices of the first priced country apply. Where only other items have a price, it is not for sale.",
  );

const creditPackage = z.strictObject({
  id,
  credits: z.int().min(1).max(100_000).describe("How many credits one pays for."),
  bonus: z.int().min(0).max(100_000).default(0).describe("How many come on top."),
  prices,
});

const term = z.strictObject({
  id,
  days: z.int().min(1).max(366).describe("How long it lasts. Nothing renews it."),
  prices,
});

export const packages = unlike(creditPackage).default([]).describe("The packages of credits that are for sale.");
export const terms = unlike(term).default([]).describe("The terms of premium that are for sale.");

const code = z
  .string()
  .regex(/^[A-Z0-9]{3,20}$/, "is not a code: capitals and digits, 3 to 20")
  .describe("What buyers type, or follow in a link: /credits?code=SPRING.");

const percent = z.int().min(1).max(90).describe("How much less one pays, in per cent.");

const moment = z.iso
  .datetime({ offset: true, error: "is not a moment" })
  .meta({ examples: ["2026-12-01T09:00:00+01:00"] });

const normal = z.strictObject({
  code,
  percent,
  from: moment.optional().describe("When it begins: date, time and offset. At once by default."),
  until: moment.optional().describe("When it ends. Never by default."),
});

const welcome = z.strictObject({
  code,
  percent,
  days: z.int().min(1).max(90).describe("For how many days after signing up a member may use it, on a first order."),
});

const timeBonus = z.strictObject({
  code,
  percent,
  from: moment.describe("When it begins: date, time and offset. It is the same for everybody."),
  until: moment.describe("When it ends, by the server's clock."),
});

export const discounts = z
  .strictObject({
    normal: normal.optional().describe("A code for buyers who type it or follow a link with it."),
    welcome: welcome.optional().describe("A code for new members, on a first order."),
    timeBonus: timeBonus.optional().describe("A code for everybody, for a time."),
  })
  .superRefine((given, context) => {
    const complain = (path: string[], message: string, remedy: string) =>
      context.addIssue({ code: "custom", path, message, params: { remedy } });
    const codes = new Set<string>();
    for (const [name, each] of Object.entries(given)) {
      if (!each) continue;
      if (codes.has(each.code)) complain([name, "code"], `"${each.code}" is listed twice`, "Choose another code");
      codes.add(each.code);
      const { from, until } = { from: undefined, until: undefined, ...each };
      if (from && until && Date.parse(until) <= Date.parse(from)) {
        complain([name, "until"], "is not after its beginning", "Write a later moment");
      }
    }
  });

/** Payment methods, by the provider's names. */
export const methods = z
  .array(line(40).regex(/^\w+$/, "is not a provider's name of a way to pay"))
  .default([])
  .describe(
    "The payment methods that buyers choose on the site, by the provider's names. By default they choose at the provider.",
  );

/** Makes a list of items for sale: distinct ids, and one currency in each country. */
function unlike<T extends z.ZodType<{ id: string; prices: Partial<Record<string, { currency: string }>> }>>(item: T) {
  return z.array(item).superRefine((items, context) => {
    const complain = (path: (string | number)[], message: string, remedy: string) =>
      context.addIssue({ code: "custom", path, message, params: { remedy } });
    const currencies = new Map<string, string>();
    for (const [index, { id, prices }] of items.entries()) {
      if (items.findIndex((each) => each.id === id) !== index) {
        complain([index, "id"], `"${id}" is listed twice`, "Choose another id");
      }
      for (const [place, given] of Object.entries(prices)) {
        const known = currencies.get(place) ?? given!.currency;
        currencies.set(place, known);
        if (given!.currency === known) continue;
        complain(
          [index, "prices", place, "currency"],
          `is ${given!.currency}, and another price there is in ${known}`,
          "Sell in one currency a country",
        );
      }
    }
  });
}
