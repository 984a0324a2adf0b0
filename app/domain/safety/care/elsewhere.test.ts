import { expect, test } from "vitest";
import { leadsElsewhere } from "./care";

test.each([
  "Write to me on WhatsApp",
  "ik zit ook op Telegram",
  "ik zit ook op \u0422\u0435legrám",
  "mail mij: anna@example.com",
  "call +31 6 12345678",
  "kijk op www.example.com",
  "Ich verdiene gut mit Kryptowährung",
  "koop twee cadeaubonnen",
  "achète une carte cadeau",
  "compra una tarjeta de regalo",
  "una carta regalo basta",
  "kup kartę podarunkową",
  "send it by Western Union",
])("%s leads off the site", (text) => expect(leadsElsewhere(text)).toBe(true));

test.each([
  "Hoi, hoe was je weekend?",
  "I love cryptic crosswords and signal boxes",
  "Ich habe dir ein Geschenk gekauft",
  "Un regalo per te, con una cartolina",
  "On 22-11-2026 at 19:30?",
])("%s does not lead off the site", (text) => expect(leadsElsewhere(text)).toBe(false));
