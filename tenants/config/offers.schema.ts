import { z } from "zod";
import { line } from "./formats";
import { GENDERS, LANGUAGES } from "./vocabulary";

const inLanguages = (longest: number) => z.partialRecord(z.enum(LANGUAGES), line(longest));

const cam = z.strictObject({
  account: z
    .string()
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
      "is not an account: letters, digits, then dots, - and _ too, at most 64",
    )
    .describe("The partner's name for it. It takes the place of {account} in memberResell.camLink.")
    .meta({ examples: ["mira"] }),
  name: line(40)
    .describe("As members read it.")
    .meta({ examples: ["Mira"] }),
  gender: z.enum(GENDERS).describe("The gender of the search that finds it."),
  age: z.int().min(18).max(120).describe("In whole years, 18 at least."),
  text: inLanguages(120).optional().describe("A line about it, by language."),
});

const ad = z.strictObject({
  title: inLanguages(60).describe("By language. The site's own is needed, and used where another is left out."),
  text: inLanguages(160).describe("By language, as the title."),
});

/**
 * The schema of `offers.json` and of a feed's answer. Only texts: a picture would reveal each viewer to the partner's
 * server.
 */
export const partnerOffers = z
  .strictObject({
    cams: z.array(cam).max(500, "has more than 500").default([]).describe("Live cams, the first one first."),
    ad: ad.optional().describe("What the tile says that leads to the partner's own site."),
  })
  .describe("What partners offer: an object with cams, ad, or both.");

export type PartnerOffers = z.output<typeof partnerOffers>;
export type CamOffer = PartnerOffers["cams"][number];
