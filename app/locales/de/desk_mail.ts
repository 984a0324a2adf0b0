import type en from "../en/desk_mail";
import type { Translation } from "../translation";

export default {
  "desk_mail.farewell": "Deine Konsole",
  "desk_mail.reason": "Du bekommst diese Mail, weil du an der Konsole auf {{host}} arbeitest.",
  "desk_mail.keep":
    "Bewahr diese Mail dort auf, wo niemand mit Zugriff auf die Datenbanken sie ändern kann. Mit der Datei im Anhang siehst du später, ob etwas abgeschnitten wurde.",
  "desk_mail.surprise": "Überrascht dich das? Dann sprich sofort mit einem Owner.",
  "desk_mail.to_operators": "Zum Team",
  "desk_mail.to_you": "Zu deinem Konto",
  "desk_mail.to_audit": "Zum Protokoll",
  "desk_mail.way_passkey": "ein Passkey",
  "desk_mail.way_password": "ein Passwort mit App",
  "desk_mail.chain": "Datenbank",
  "desk_mail.hash": "Hashwert",
  "desk_mail.taken_at": "Erstellt",
  "desk_mail.key": "Schlüssel",
  "desk_mail.signature": "Signatur",

  "desk_mail.operator_added_subject": "Jemand wurde zur Konsole hinzugefügt",
  "desk_mail.operator_added_text": "{{by}} hat {{name}} ({{email}}) hinzugefügt. Rolle: {{role}}, {{brand}}.",
  "desk_mail.operator_joined_subject": "Jemand ist jetzt an der Konsole dabei",
  "desk_mail.operator_joined_text":
    "{{name}} ({{email}}) hat sich zum ersten Mal eingeloggt, von {{origin}}. Zugang: {{way}}.",
  "desk_mail.operator_removed_subject": "Jemand wurde von der Konsole entfernt",
  "desk_mail.operator_removed_text":
    "{{by}} hat {{name}} ({{email}}) entfernt: nirgends mehr eingeloggt und ohne jede Berechtigung.",
  "desk_mail.role_given_subject": "Eine Rolle wurde vergeben",
  "desk_mail.role_given_text": "{{by}} hat {{name}} ({{email}}) diese Rolle gegeben: {{role}}, {{brand}}.",
  "desk_mail.role_taken_subject": "Eine Rolle wurde entzogen",
  "desk_mail.role_taken_text": "{{by}} hat {{name}} ({{email}}) diese Rolle entzogen: {{role}}, {{brand}}.",
  "desk_mail.recovery_begun_subject": "Ein neuer Zugang wurde vergeben",
  "desk_mail.recovery_begun_text":
    "{{by}} hat {{name}} ({{email}}) einen Link für einen neuen Zugang gegeben. Er funktioniert ab {{from}} und ersetzt alle bisherigen Zugänge. Zum Stoppen: Öffne das Team und zieh den Link zurück.",
  "desk_mail.recovery_of_yours_subject": "Für dein Konto wurde ein neuer Zugang vergeben",
  "desk_mail.recovery_of_yours_text":
    "{{by}} hat einen Link vergeben, mit dem sich jemand als du einloggen kann. Er funktioniert ab {{from}} und ersetzt alle deine Passkeys und dein Passwort. Hast du nicht darum gebeten? Dann sag sofort einem Owner Bescheid: Jeder Owner kann den Link zurückziehen.",
  "desk_mail.recovery_taken_back_subject": "Ein Zugang wurde zurückgezogen",
  "desk_mail.recovery_taken_back_text":
    "{{by}} hat den Link für {{name}} ({{email}}) zurückgezogen. Er funktioniert nicht mehr. Alle bisherigen Zugänge bleiben, wie sie waren.",
  "desk_mail.recovery_used_subject": "Ein neuer Zugang wurde benutzt",
  "desk_mail.recovery_used_text":
    "Jemand hat den Link für {{name}} ({{email}}) benutzt, von {{origin}}. Der neue Zugang: {{way}}. Alle bisherigen sind weg, und alle Sitzungen wurden beendet.",
  "desk_mail.way_in_added_subject": "Dein Konto hat einen neuen Zugang",
  "desk_mail.way_in_added_text":
    "Ab jetzt geht der Login als du auch so: {{way}}. Eingerichtet von {{origin}}. Warst du das nicht? Dann sag sofort einem Owner Bescheid.",
  "desk_mail.wrong_passwords_subject": "Falsche Passwörter an der Konsole",
  "desk_mail.wrong_passwords_text":
    "Für {{name}} ({{email}}) wurden an einem Tag mehr als {{count}} falsche Passwörter probiert, zuletzt von {{origin}}. Auf Geräten, die {{name}} noch nie benutzt hat, geht der Login mit Passwort jetzt langsamer. Passkeys und bekannte Geräte funktionieren wie immer.",
  "desk_mail.checkpoint_subject": "Prüfpunkt des Protokolls",
  "desk_mail.checkpoint_text":
    "So weit war jedes Protokoll am {{at}}. Die Datei im Anhang sagt dasselbe, signiert: npx bouquet audit verify --checkpoint <file>",
  "desk_mail.weekly_subject": "Deine Warteschlangen der letzten Woche",
  "desk_mail.weekly_text": "{{from}} bis {{until}}: was reinkam, was entschieden wurde und was am Ende noch offen war.",
  "desk_mail.charged_back_subject": "Eine Bank hat eine Zahlung zurückgeholt",
  "desk_mail.charged_back_text":
    "{{site}}: Am {{at}} hat eine Bank {{amount}} für die Bestellung {{order}} zurückgeholt (bezahlt über {{provider}}). Credits, Gutschrift und Mehrwertsteuer sind gebucht. Antworte dem Anbieter rechtzeitig, wenn du widersprechen willst.",
  "desk_mail.dispute_won_subject": "Ein Zahlungsstreit ist gewonnen",
  "desk_mail.dispute_won_text":
    "{{site}}: Am {{at}} kamen {{amount}} für die Bestellung {{order}} zurück (bezahlt über {{provider}}). Die Bestellung ist wieder bezahlt; Credits, Beleg und Mehrwertsteuer sind gebucht.",
  "desk_mail.to_payments": "Zahlungen ansehen",
  "desk_mail.unread": "Diese waren nicht lesbar: {{brands}}.",
  "desk_mail.to_figures": "Zu den Zahlen",
  "desk_mail.goals":
    "Ein Ziel ist verfehlt, wenn niemand rechtzeitig entschieden hat. Owner und Manager legen die Ziele in den Einstellungen fest.",

  "desk_mail.language": "Sprache deiner Mails",
  "desk_mail.language_of_desk": "Die der Konsole ({{language}})",
  "desk_mail.desks_own": "Die Sprache der Konsole",
  "desk_mail.action_language": "Sprache deiner Mails ändern",
  "desk_mail.yours": "Die letzten Mails an dich",
  "desk_mail.none": "Es gab noch keine.",
  "desk_mail.mail": "Mail",
  "desk_mail.state": "Status",
  "desk_mail.state_waiting": "Wartet",
  "desk_mail.state_trying": "Fehlgeschlagen, wird wiederholt",
  "desk_mail.state_sent": "Verschickt",
  "desk_mail.state_failed": "Fehlgeschlagen",
  "desk_mail.state_dropped": "Nicht verschickt",
  "desk_mail.why": "Was der Server sagte",
  "desk_mail.failing": "Mails, die nicht rausgehen",
  "desk_mail.action_retry": "Eine Mail noch einmal schicken",
  "desk_mail.again": "Noch einmal schicken",
} satisfies Translation<typeof en, "de">;
