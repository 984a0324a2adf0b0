import type en from "../en/consent";
import type { Translation } from "../translation";

export default {
  "consent.link": "Cookiekeuze",
  "consent.short": "Mogen we dertig dagen, en bij je account, onthouden welke site je hierheen stuurde?",
  "consent.more": "Waarvoor?",
  "consent.text":
    "Mogen we dertig dagen onthouden welke site je hierheen stuurde, en dat bij je account bewaren als je je inschrijft? Zo weten we wie we moeten bedanken. We gebruiken het nergens anders voor, en als je nee zegt, werkt alles net zo goed.",
  "consent.refuse": "Nee, dank je",
  "consent.grant": "Ja, dat mag",
  "consent.granted": "Op {{date}} zei je ja. Je kunt je altijd bedenken.",
  "consent.refused": "Op {{date}} zei je nee. Je kunt je altijd bedenken.",
} satisfies Translation<typeof en, "nl">;
