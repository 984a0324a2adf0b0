import type en from "../en/consent";
import type { Translation } from "../translation";

export default {
  "consent.link": "Choix des cookies",
  "consent.short": "Pouvons-nous retenir pendant trente jours, et avec ton compte, de quel site tu viens ?",
  "consent.more": "Pour quoi faire ?",
  "consent.text":
    "Pouvons-nous retenir pendant trente jours de quel site tu viens, et le garder avec ton compte si tu t’inscris ? Nous savons ainsi qui remercier. Cela ne sert à rien d’autre, et tout marche aussi bien si tu refuses.",
  "consent.refuse": "Non, merci",
  "consent.grant": "Oui, d’accord",
  "consent.granted": "Tu as dit oui le {{date}}. Tu peux changer d’avis à tout moment.",
  "consent.refused": "Tu as dit non le {{date}}. Tu peux changer d’avis à tout moment.",
} satisfies Translation<typeof en, "fr">;
