import type en from "../en/errors";
import type { Translation } from "../translation";

export default {
  "error.title": "Fehler",
  "error.signup_for_free": "Kostenlos registrieren",
  "error.members_title": "Menschen, die du stattdessen kennenlernen könntest",
  "error.to_home": "Zur Startseite",
  "error.required": "Das ist ein Pflichtfeld",
  "error.too_short": "Hier müssen es mindestens {{min}} Zeichen sein",
  "error.too_long": "Hier dürfen es höchstens {{max}} Zeichen sein",
  "error.invalid_choice": "Wähl eine der Möglichkeiten",
  "error.not_found": "Seite nicht gefunden: {{path}}",
  "error.unavailable": "An dieser Seite wird gerade gearbeitet. Versuch es in ein paar Minuten noch einmal.",
  "error.moving":
    "Wir ziehen gerade um, das dauert ein paar Minuten. Schau dich ruhig um; alles andere geht gleich wieder.",
  "error.unexpected": "Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.",
  "error.offline": "Keine Verbindung. Prüf dein Internet und versuch es noch einmal.",
  "error.form": "Da stimmt noch etwas nicht. Schau dir die markierten Felder an.",

  "request.cross_site":
    "Diese Anfrage kam von einer anderen Seite, deshalb ist nichts passiert. Geh zurück und versuch es hier noch einmal.",
  "request.invalid": "Diese Anfrage war nicht zu verstehen.",
  "request.duplicate_field": "Ein Feld wurde zweimal gesendet.",
  "request.too_large": "Das ist zu groß.",
  "request.uri_too_long": "Diese Adresse ist zu lang.",
  "request.method": "Das geht unter dieser Adresse nicht.",
  "request.media_type": "Mit dieser Art von Daten können wir hier nichts anfangen.",
  "request.encoding": "So gepackte Daten können wir hier nicht lesen.",
  "request.too_many": "Das war viel auf einmal. Warte kurz und versuch es dann noch einmal.",
  "request.timeout": "Das hat zu lange gedauert. Versuch es noch einmal.",
  "request.unknown_host": "Unter dieser Adresse gibt es keine Seite.",

  "auth.required": "Logg dich zuerst ein",
  "auth.wrong": "E-Mail-Adresse und Passwort passen nicht zusammen. Versuch es noch einmal.",
  "auth.wrong_or_unconfirmed":
    "E-Mail-Adresse und Passwort passen nicht zusammen, oder die Adresse ist noch nicht bestätigt. Neu hier? Dann folge zuerst dem Link in unserer Mail.",
  "auth.deleted": "Dieses Konto ist gelöscht. Der Kundenservice kann dir helfen.",

  "account.not_confirmed": "Bestätige zuerst deine E-Mail-Adresse",

  "signup.closed": "Im Moment gibt es keine neuen Konten",
  "signup.bad_token": "Die Adresse wurde nicht geprüft, oder es ist zu lange her. Versuch es noch einmal.",
  "signup.bad_csrf": "Die Antwort deines Browsers passte nicht. Lade die Seite neu und versuch es noch einmal.",
  "signup.consent_required": "Für ein Profil brauchen wir deine beiden Einwilligungen",
  "signup.invalid_email": "Das ist keine gültige E-Mail-Adresse",
  "signup.existing_account_active": "Mit dieser Adresse gibt es schon ein Konto. Du kannst dich einloggen.",
  "signup.deleted_account_exists":
    "Ein Konto mit dieser Adresse wurde gelöscht. Der Kundenservice kann dir weiterhelfen.",
  "signup.too_many":
    "Von deinem Anschluss aus haben sich in fünf Minuten zu viele registriert. In {{minutes}} Min. kannst du es wieder versuchen.",
  "signup.name_starts_with_at": "Ein Name kann nicht mit @ anfangen",
  "signup.name_equal_to_email": "Nimm einen anderen Namen als deine E-Mail-Adresse, damit sie sonst niemand sieht",
  "signup.password_common": "Dieses Passwort benutzen viele, deshalb wird es zuerst erraten. Nimm ein anderes.",
  "signup.age_closed":
    "Mit diesem Browser kannst du dich heute nicht registrieren. Diese Seite ist für Menschen ab 18.",

  "profile.date_of_birth_error": "Du musst mindestens {{min_age}} Jahre alt sein",
  "profile.date_of_birth_invalid": "Das ist kein Datum",
  "profile.country_unknown": "Dieses Land steht hier nicht zur Wahl",
  "profile.region_unknown": "Diese Region liegt nicht in diesem Land",
  "profile.field_closed": "Das lässt sich hier nicht ändern",
  "profiles.not_found": "Diese Person ist nicht (mehr) hier",

  "photos.not_found": "Dieses Foto gibt es hier nicht (mehr)",
  "photos.not_an_image": "Das ist kein Foto, das wir lesen können. JPEG und PNG gehen, egal wie die Datei heißt.",
  "photos.too_large": "Die Datei ist zu groß. Ein Foto darf höchstens {{max}} MB haben.",
  "photos.too_many_pixels": "Das Foto hat zu viele Pixel. Höchstens {{max}} Millionen passen.",
  "photos.damaged": "Die Datei ist beschädigt. Nimm ein anderes Foto oder speichere dieses erst noch einmal neu.",
  "photos.too_many": "Du hast {{max}} Fotos, mehr passen nicht. Lösch erst eins.",
  "photos.no_file": "Wähl erst ein Foto aus",
  "photos.busy": "Gerade kommen sehr viele Fotos an. Versuch es in ein paar Sekunden noch einmal.",

  "search.members_only": "Nur für Mitglieder: Logg dich ein oder registrier dich, dann siehst du, wer hier ist",

  "blocks.self": "Dich selbst kannst du nicht blockieren",

  "likes.self": "Schön, dass du dich magst, aber dein eigenes Profil kannst du nicht liken",

  "chats.not_found": "Dieser Chat ist nicht (mehr) hier",
  "chats.self": "Dir selbst kannst du nicht schreiben",
  "chats.recipient_unavailable": "Dieser Person kannst du nicht schreiben",
  "chats.empty_message": "Schreib zuerst etwas",
  "chats.key_used": "Diese Nachricht wurde schon gesendet. Lade die Seite neu, dann siehst du sie.",
  "chats.message_too_long": "Das ist zu lang für eine Nachricht. {{max, number}} Zeichen passen hinein.",

  "credits.insufficient": "Für diese Nachricht reichen deine Credits nicht",
} satisfies Translation<typeof en, "de">;
