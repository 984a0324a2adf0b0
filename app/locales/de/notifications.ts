import type en from "../en/notifications";
import type { Translation } from "../translation";

export default {
  "notifications.lead": "Wie und worüber wir dir Bescheid geben.",
  "notifications.email_title": "Deine E-Mail-Adresse",
  "notifications.email_confirmed": "Wir schreiben an {{email}}. Diese Adresse ist bestätigt.",
  "notifications.email_unconfirmed":
    "Wir haben eine Mail an {{email}} geschickt. Tipp auf den Link darin, um die Adresse zu bestätigen. Nichts da? Schau auch in den Spam-Ordner.",
  "notifications.resent": "Die Mail an {{email}} ist unterwegs.",
  "notifications.change_title": "Stimmt sie nicht, oder hast du eine neue?",
  "notifications.new_email": "Neue E-Mail-Adresse",
  "notifications.password": "Dein Passwort",
  "notifications.password_hint": "Damit nur du die Adresse ändern kannst.",
  "notifications.change": "Adresse ändern",
  "notifications.change_sent":
    "Eine Mail an die neue Adresse ist unterwegs. Tipp auf den Link darin, dann gilt die Änderung. Bis dahin bleibt alles, wie es ist.",
  "notifications.change_too_many":
    "Du hast das in einer halben Stunde fünfmal angefordert. In {{minutes}} Min. geht es wieder.",
  "notifications.same_address": "Das ist schon deine Adresse",
  "notifications.wrong_password": "Das ist nicht dein Passwort",
  "notifications.preferences_title": "Worüber dürfen wir dir Bescheid geben?",
  "notifications.mails": "Eine Mail, wenn etwas auf mich wartet",
  "notifications.mails_daily": "Nach einer Stunde, höchstens eine am Tag",
  "notifications.mails_mornings": "Morgens",
  "notifications.mails_weekly": "Montags",
  "notifications.mails_never": "Nie",
  "notifications.mails_account":
    "Zu deinem Konto selbst schreiben wir immer: wenn du eine Adresse bestätigst, ein Passwort wählst und dergleichen.",
  "notifications.unsubscribe_title": "Keine solchen Mails mehr?",
  "notifications.unsubscribe_text":
    "Wir schreiben dir dann nicht mehr, wenn eine Nachricht oder ein Like auf dich wartet. Sonst ändert sich nichts.",
  "notifications.unsubscribe_newcomers":
    "Wir schreiben dir dann nicht mehr, wenn jemand Neues zu deinen gespeicherten Suchen passt. Die Suchen bleiben.",
  "notifications.unsubscribe": "Diese Mails abbestellen",
  "notifications.unsubscribed_title": "Du bekommst diese Mails nicht mehr",
  "notifications.unsubscribed_text": "Du kannst sie jederzeit wieder einschalten.",
  "notifications.unsubscribe_login": "Logg dich ein, dann kannst du wählen, worüber wir dir schreiben.",
  "notifications.unsubscribe_settings": "Zu meinen Mitteilungen",
  "notifications.push_messages": "Eine Push-Mitteilung, wenn mir jemand schreibt",
  "notifications.push_likes": "Eine Push-Mitteilung, wenn mich jemand mag",
  "notifications.push_visits": "Eine Push-Mitteilung, wenn jemand mein Profil ansieht",
  "notifications.push_names": "In der Mitteilung sagen, wer es war",
  "notifications.push_quiet": "Nicht nachts: Von 22 bis 8 Uhr warten sie bis zum Morgen",
  "notifications.push_disguised": "Es gibt etwas Neues für dich",
  "notifications.push_message": "Du hast eine neue Nachricht",
  "notifications.push_like": "Jemand mag dich",
  "notifications.push_match": "Ihr mögt euch",
  "notifications.push_visit": "Jemand hat dein Profil angesehen",
  "notifications.push_message_from": "{{name}} hat dir geschrieben",
  "notifications.push_like_from": "{{name}} mag dich",
  "notifications.push_match_with": "Du und {{name}} mögt euch",
  "notifications.push_visit_from": "{{name}} hat dein Profil angesehen",
  "notifications.push_here_on": "Mitteilungen sind in diesem Browser an.",
  "notifications.push_here_off": "Mitteilungen sind in diesem Browser aus.",
  "notifications.push_here": "Mitteilungen hier einschalten",
  "notifications.push_here_stop": "Hier ausschalten",
  "notifications.push_here_failed":
    "Dein Browser erlaubt Mitteilungen, aber das Einschalten hat nicht geklappt. Hier kommen also keine an.",
  "notifications.push_here_again": "Noch einmal versuchen",
  "notifications.push_here_blocked":
    "Dieser Browser blockiert unsere Mitteilungen. Ändern kannst du das in seinen Einstellungen für diese Seite.",
  "notifications.push_here_unsupported": "Dieser Browser kann keine Mitteilungen anzeigen.",
  "notifications.push_here_ios":
    "Für Mitteilungen auf diesem Gerät leg uns zuerst auf deinen Home-Bildschirm: Tipp auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
  "notifications.saved": "Gespeichert.",
} satisfies Translation<typeof en, "de">;
