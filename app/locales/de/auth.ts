import type en from "../en/auth";
import type { Translation } from "../translation";

export default {
  "auth.code_required": "Du brauchst auch einen Code aus deiner App",
  "auth.suspended": "Dieses Konto ist gesperrt. Logg dich auf der Seite ein, um zu lesen, warum.",
  "auth.restorable": "Dieses Konto ist gelöscht. Logg dich auf der Seite ein, um es zurückzuholen.",
  "auth.step_over": "Das hat zu lange gedauert, oder etwas hat sich inzwischen geändert. Logg dich noch einmal ein.",
  "auth.too_many":
    "Von deinem Anschluss aus wurde in fünf Minuten 25-mal versucht, sich einzuloggen. In {{minutes}} Min. kannst du es wieder versuchen.",
  "auth.too_many_codes": "Zu viele falsche Codes. In {{minutes}} Min. kannst du es wieder versuchen.",
  "auth.too_many_passwords": "Zu viele falsche Passwörter. In {{minutes}} Min. kannst du es wieder versuchen.",

  "auth.required": "Logg dich zuerst ein",
  "auth.wrong": "E-Mail-Adresse oder Passwort ist falsch. Versuch es noch einmal.",
  "auth.wrong_or_unconfirmed":
    "E-Mail-Adresse oder Passwort ist falsch, oder die Adresse ist noch nicht bestätigt. Neu hier? Dann folge zuerst dem Link in unserer Mail.",
  "auth.deleted": "Dieses Konto ist gelöscht. Der Kundenservice kann dir helfen.",
  "auth.slowed":
    "Für dieses Konto wurden viele falsche Passwörter eingegeben. Warte eine Minute und versuch es noch einmal, oder wähl per Mail ein neues Passwort; das geht immer.",
} satisfies Translation<typeof en, "de">;
