import type en from "../en/risk";
import type { Translation } from "../translation";

export default {
  "risk.title": "Was der Seite selbst aufgefallen ist",
  "risk.lead": "Nichts davon entscheidet etwas: Es sagt nur, wo du hinschauen kannst.",
  "risk.noticed": "Der Seite ist etwas aufgefallen",
  "risk.name_begun_hour": "Viele Gespräche in einer Stunde begonnen",
  "risk.name_begun_day": "Viele Gespräche an einem Tag begonnen",
  "risk.name_likes_minute": "Viele Likes in einer Minute",
  "risk.name_likes_hour": "Viele Likes in einer Stunde",
  "risk.name_unanswered": "Kaum jemand antwortet",
  "risk.name_disliked": "Von mehreren blockiert oder gemeldet",
  "risk.name_push": "Lockt Leute von der Seite weg",
  "risk.name_held": "Mehrere Nachrichten zurückgehalten",
  "risk.name_disposable": "Wegwerfadresse",
  "risk.name_country": "Anderes Land als im Profil",
  "risk.name_banned_mailbox": "Gleiches Postfach wie ein geschlossenes Konto",
  "risk.name_banned_device": "Gleicher Browser wie ein geschlossenes Konto",
  "risk.name_device_accounts": "Mehrere Konten in einem Browser",
  "risk.said_begun_hour":
    "In einer Stunde begonnene Gespräche: {{begun}}, beantwortet: {{answered}}. Alter des Kontos: {{age}}.",
  "risk.said_begun_day":
    "An einem Tag begonnene Gespräche: {{begun}}, beantwortet: {{answered}}. Alter des Kontos: {{age}}.",
  "risk.said_likes_minute": "Likes in einer Minute: {{likes}}. Alter des Kontos: {{age}}.",
  "risk.said_likes_hour": "Likes in einer Stunde: {{likes}}. Alter des Kontos: {{age}}.",
  "risk.said_unanswered":
    "In einer Woche begonnene Gespräche: {{begun}}, beantwortet: {{answered}}. Alter des Kontos: {{age}}.",
  "risk.said_disliked":
    "Leute, denen es in einer Woche zu viel wurde: {{people}} (blockiert von {{blocked}}, gemeldet von {{reported}}).",
  "risk.said_push":
    "Erste Nachrichten mit Kontaktdaten, Links oder Zahlungswegen in einer Woche: {{messages}}, an so viele Leute: {{people}}.",
  "risk.said_held": "In einer Woche zurückgehaltene Nachrichten: {{messages}}, an so viele Leute: {{people}}.",
  "risk.said_disposable": "Mit einer Wegwerfadresse bei {{domain}} angemeldet.",
  "risk.said_country": "Angemeldet aus {{from}}, im Profil steht {{claimed}}.",
  "risk.said_banned_mailbox": "Ein anderes Konto desselben Postfachs wurde für immer geschlossen.",
  "risk.said_banned_device": "Für immer geschlossene Konten aus demselben Browser: {{accounts}}.",
  "risk.said_device_accounts": "An einem Tag in einem Browser angelegte Konten: mindestens {{accounts}}.",
  "risk.settings": "Auffällige Profile",
  "risk.settings_lead":
    "Was der Seite selbst auffällt, zählt dreißig Tage lang, jedes mit seinem Gewicht. Bei dieser Summe öffnet sich ein Fall.",
  "risk.threshold": "Summe, die einen Fall öffnet",
  "risk.threshold_hint": "Von 1 bis 50. Was auffällt, wiegt 1 bis 4.",
  "risk.threshold_wrong": "Gib eine ganze Zahl von 1 bis 50 an.",
  "risk.action_settings": "Ändern, wann sich ein Fall öffnet",
} satisfies Translation<typeof en, "de">;
