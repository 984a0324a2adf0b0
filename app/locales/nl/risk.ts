import type en from "../en/risk";
import type { Translation } from "../translation";

export default {
  "risk.title": "Wat de site zelf opmerkte",
  "risk.lead": "Niets hiervan beslist iets: het zegt alleen waar je kunt kijken.",
  "risk.noticed": "De site merkte iets op",
  "risk.name_begun_hour": "Veel gesprekken begonnen in een uur",
  "risk.name_begun_day": "Veel gesprekken begonnen op een dag",
  "risk.name_likes_minute": "Veel likes in een minuut",
  "risk.name_likes_hour": "Veel likes in een uur",
  "risk.name_unanswered": "Bijna niemand antwoordt",
  "risk.name_disliked": "Door meerdere mensen geblokkeerd of gemeld",
  "risk.name_push": "Lokt mensen weg van de site",
  "risk.name_held": "Meerdere berichten tegengehouden",
  "risk.name_disposable": "Wegwerpadres",
  "risk.name_country": "Een ander land dan op het profiel",
  "risk.name_banned_mailbox": "Zelfde mailbox als een gesloten account",
  "risk.name_banned_device": "Zelfde browser als een gesloten account",
  "risk.name_device_accounts": "Meerdere accounts in één browser",
  "risk.said_begun_hour":
    "Gesprekken begonnen in een uur: {{begun}}, beantwoord: {{answered}}. Leeftijd van het account: {{age}}.",
  "risk.said_begun_day":
    "Gesprekken begonnen op een dag: {{begun}}, beantwoord: {{answered}}. Leeftijd van het account: {{age}}.",
  "risk.said_likes_minute": "Likes in een minuut: {{likes}}. Leeftijd van het account: {{age}}.",
  "risk.said_likes_hour": "Likes in een uur: {{likes}}. Leeftijd van het account: {{age}}.",
  "risk.said_unanswered":
    "Gesprekken begonnen in een week: {{begun}}, beantwoord: {{answered}}. Leeftijd van het account: {{age}}.",
  "risk.said_disliked":
    "Mensen die er in een week genoeg van hadden: {{people}} (geblokkeerd door {{blocked}}, gemeld door {{reported}}).",
  "risk.said_push":
    "Eerste berichten met contactgegevens, links of betaalmanieren in een week: {{messages}}, aan zoveel mensen: {{people}}.",
  "risk.said_held": "Berichten tegengehouden in een week: {{messages}}, aan zoveel mensen: {{people}}.",
  "risk.said_disposable": "Aangemeld met een wegwerpadres bij {{domain}}.",
  "risk.said_country": "Aangemeld vanuit {{from}}, terwijl het profiel {{claimed}} zegt.",
  "risk.said_banned_mailbox": "Een ander account van dezelfde mailbox is voorgoed gesloten.",
  "risk.said_banned_device": "Accounts uit dezelfde browser die voorgoed gesloten zijn: {{accounts}}.",
  "risk.said_device_accounts": "Accounts op één dag in één browser aangemaakt: minstens {{accounts}}.",
  "risk.settings": "Risicovolle profielen",
  "risk.settings_lead":
    "Wat de site zelf opmerkt, telt dertig dagen mee, elk met een eigen gewicht. Bij deze som wordt een zaak geopend.",
  "risk.threshold": "Som die een zaak opent",
  "risk.threshold_hint": "Van 1 tot 50. Wat wordt opgemerkt, weegt 1 tot 4.",
  "risk.threshold_wrong": "Geef een heel getal van 1 tot 50.",
  "risk.action_settings": "Wijzigen wanneer een zaak opent",
} satisfies Translation<typeof en, "nl">;
