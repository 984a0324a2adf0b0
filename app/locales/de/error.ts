import type en from "../en/error";
import type { Translation } from "../translation";

export default {
  "error.title": "Fehler",
  "error.try_again": "Noch einmal versuchen",
  "error.signup_for_free": "Kostenlos registrieren",
  "error.members_title": "Menschen, die du stattdessen kennenlernen könntest",
  "error.required": "Das ist ein Pflichtfeld",
  "error.too_short": "Hier müssen es mindestens {{min}} Zeichen sein",
  "error.too_long": "Hier dürfen es höchstens {{max}} Zeichen sein",
  "error.invalid_choice": "Wähl eine der Möglichkeiten",
  "error.not_found": "Seite nicht gefunden: {{path}}",
  "error.unavailable": "An dieser Seite wird gerade gearbeitet. Versuch es in ein paar Minuten noch einmal.",
  "error.moving":
    "Wir ziehen gerade um, das dauert ein paar Minuten. Schau dich ruhig um; alles andere geht gleich wieder.",
  "error.not_saved":
    "Das konnten wir nicht speichern: Bei uns hakt gerade etwas. Versuch es in ein paar Minuten noch einmal.",
  "error.unexpected": "Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.",
  "error.reference": "Passiert das öfter? Dann nenn dem Support diesen Code: {{id}}",
  "error.offline": "Keine Verbindung. Prüf dein Internet und versuch es noch einmal.",
  "error.waiting": "Gerade kommt keine Antwort. Wir versuchen es weiter, und deine Auswahl bleibt erhalten.",
  "error.form_offline": "Du bist offline, deshalb wurde nichts gesendet. Was du ausgefüllt hast, ist noch da.",
  "error.form_connection":
    "Die Verbindung ist abgebrochen. Was du ausgefüllt hast, ist noch da: Versuch es noch einmal.",
  "error.form_server":
    "Bei uns ist etwas schiefgegangen. Was du ausgefüllt hast, ist noch da: Versuch es gleich noch einmal.",
  "error.form": "Da stimmt noch etwas nicht. Schau dir die markierten Felder an.",
} satisfies Translation<typeof en, "de">;
