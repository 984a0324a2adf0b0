import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.sender": "Dein Konto",
  "mail.greeting": "Hallo {{name}},",
  "mail.greeting_unnamed": "Hallo,",
  "mail.link_hint": "Tut sich beim Knopf nichts? Dann kopiere diese Adresse in deinen Browser:",
  "mail.farewell": "Bis bald!",
  "mail.reason": "Du bekommst diese Mail, weil jemand diese Adresse bei {{host}} angegeben hat.",

  "mail.activation.subject": "Bestätige deine E-Mail-Adresse",
  "mail.activation.preview": "Einmal tippen, fertig.",
  "mail.activation.text":
    "Schön, dass du da bist. Tippe auf den Knopf, damit wir wissen, dass diese Adresse wirklich dir gehört. Danach steht dir alles offen.",
  "mail.activation.action": "Adresse bestätigen",
  "mail.activation.note":
    "Der Link funktioniert einmal und gilt drei Tage. Hast du diese Adresse nicht angegeben? Dann lass diese Mail einfach liegen, und es passiert nichts.",

  "mail.known.subject": "Du hast schon ein Konto",
  "mail.known.preview": "Es hat sich nichts geändert.",
  "mail.known.text":
    "Jemand, wahrscheinlich du, wollte sich gerade mit dieser Adresse registrieren. Du hast schon ein Konto, deshalb wurde nichts neu angelegt und nichts geändert. Logg dich mit dem Passwort ein, das du damals gewählt hast. Ist es dir entfallen? Auf der Login-Seite kannst du ein neues wählen.",
  "mail.known.action": "Einloggen",
  "mail.known.note": "Warst du das nicht? Dann musst du nichts tun.",

  "mail.reset.subject": "Wähle ein neues Passwort",
  "mail.reset.preview": "Das dauert nur eine Minute.",
  "mail.reset.text":
    "Du wolltest ein neues Passwort. Wähle hier eins, und du bist wieder drin. Auf allen Geräten, auf denen du noch eingeloggt bist, wirst du dabei ausgeloggt.",
  "mail.reset.action": "Neues Passwort wählen",
  "mail.reset.note":
    "Der Link funktioniert einmal und gilt eine Stunde. Warst du das nicht? Dann lass diese Mail liegen; dein Passwort bleibt, wie es ist.",

  "mail.address_change.subject": "Bestätige deine neue E-Mail-Adresse",
  "mail.address_change.preview": "Einmal tippen, und wir schreiben dir hierher.",
  "mail.address_change.text":
    "Du hast das als deine neue Adresse angegeben. Tippe auf den Knopf; von da an loggst du dich damit ein, und unsere Mails kommen hier an.",
  "mail.address_change.action": "Diese Adresse verwenden",
  "mail.address_change.note":
    "Der Link funktioniert einmal und gilt einen Tag. Warst du das nicht? Dann lass diese Mail liegen, und es ändert sich nichts.",

  "mail.address_changed.subject": "Deine E-Mail-Adresse wurde geändert",
  "mail.address_changed.preview": "Nur damit du Bescheid weißt.",
  "mail.address_changed.text":
    "Dein Konto hat jetzt eine andere E-Mail-Adresse. Ab sofort schreiben wir dorthin und nicht mehr hierher.",
  "mail.address_changed.action": "Das war ich nicht",
  "mail.address_changed.note": "Warst du das? Dann ist alles gut, und du musst nichts tun.",

  "mail.deleted.subject": "Dein Konto wurde gelöscht",
  "mail.deleted.preview": "Du kannst es dir noch anders überlegen.",
  "mail.deleted.text":
    "Wie gewünscht ist dein Konto gelöscht: Niemand sieht es mehr. Bis zum {{date}} kannst du es zurückhaben, genau wie es war, indem du dich einloggst. Danach wird alles Persönliche endgültig gelöscht.",
  "mail.deleted.action": "Ich will es zurück",
  "mail.deleted.note": "Warst du das nicht? Dann logg dich ein, hol es zurück und wähl ein anderes Passwort.",

  "mail.export.subject": "Deine Kopie ist fertig",
  "mail.export.preview": "Sie wartet sieben Tage auf dich.",
  "mail.export.text":
    "Du wolltest eine Kopie von allem, was wir über dich haben. Logg dich ein, um sie mitzunehmen; außer dir kann das niemand. Nach sieben Tagen wird sie entfernt.",
  "mail.export.action": "Zu meiner Datei",
  "mail.export.note":
    "Warst du das nicht? Dann wähl ein anderes Passwort: Vielleicht ist jemand unter deinem Namen eingeloggt.",
  "mail.export.readme":
    "Das ist alles, was wir über dich haben, wie es war, als du danach gefragt hast.\n\nJede .json-Datei ist eine Art von Daten, als einfacher Text: dein Konto, dein Profil, deine Einwilligungen, die Nachrichten deiner Chats und so weiter. Zeiten sind in UTC. Deine Fotos liegen im Ordner photos, in der Reihenfolge deines Profils.\n\nNur was dein Konto schützt, fehlt: das verschlüsselte Passwort und die Schlüssel zum Einloggen.",

  "mail.second_factor_off.subject": "Dein Login hat sich geändert",
  "mail.second_factor_off.preview": "Nur damit du es weißt.",
  "mail.second_factor_off.text":
    "Das Einloggen mit einem Code aus deiner App wurde ausgeschaltet. Ab jetzt reicht dein Passwort allein.",
  "mail.second_factor_off.action": "Zu meinem Konto",
  "mail.second_factor_off.note":
    "Warst du das? Dann ist alles gut. Wenn nicht, wähl sofort ein anderes Passwort und schalte es wieder ein.",
} satisfies Translation<typeof en, "de">;
