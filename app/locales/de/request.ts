import type en from "../en/request";
import type { Translation } from "../translation";

export default {
  "request.cross_site":
    "Diese Anfrage kam von einer anderen Seite, deshalb ist nichts passiert. Geh zurück und versuch es hier noch einmal.",
  "request.invalid": "Diese Anfrage war nicht zu verstehen.",
  "request.missing": "Hier fehlt noch etwas. Füll das Feld bitte aus.",
  "request.missing_name": "Gib den Namen ein, den andere sehen.",
  "request.missing_email": "Gib deine E-Mail-Adresse ein.",
  "request.missing_password": "Gib ein Passwort ein.",
  "request.missing_birth_date": "Gib dein Geburtsdatum an.",
  "request.missing_current": "Gib dein jetziges Passwort ein.",
  "request.missing_code": "Gib den Code ein.",
  "request.duplicate_field": "Ein Feld wurde zweimal gesendet.",
  "request.too_large": "Das ist zu groß.",
  "request.uri_too_long": "Diese Adresse ist zu lang.",
  "request.method": "Das geht unter dieser Adresse nicht.",
  "request.media_type": "Mit dieser Art von Daten können wir hier nichts anfangen.",
  "request.encoding": "So gepackte Daten können wir hier nicht lesen.",
  "request.too_many": "Das war viel auf einmal. Warte kurz und versuch es dann noch einmal.",
  "request.timeout": "Das hat zu lange gedauert. Versuch es noch einmal.",
} satisfies Translation<typeof en, "de">;
