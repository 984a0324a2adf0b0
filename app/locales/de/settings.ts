import type en from "../en/settings";
import type { Translation } from "../translation";

export default {
  "settings.title": "Konto",
  "settings.lead": "Wie du dich einloggst, was wir über dich speichern und wie du gehst.",
  "settings.notifications_text": "Was wir dir mitteilen, und wohin.",
  "settings.security": "Einloggen",
  "settings.contact": "Wie wir dich erreichen",
  "settings.data": "Deine Daten",

  "settings.password": "Passwort",
  "settings.password_text": "Ein anderes wählen.",
  "settings.password_lead": "Hier bleibst du eingeloggt. Auf allen anderen Geräten wirst du ausgeloggt.",
  "settings.password_current": "Dein jetziges Passwort",
  "settings.password_saved": "Dein neues Passwort gilt, und alle anderen Geräte sind ausgeloggt.",

  "settings.devices": "Deine Geräte",
  "settings.devices_text": "Wo du eingeloggt bist.",
  "settings.devices_lead": "Etwas kommt dir fremd vor? Logg es aus und wähl ein anderes Passwort.",
  "settings.device_this": "Dieses Gerät",
  "settings.device_unknown": "Unbekanntes Gerät",
  "settings.device_seen": "Zuletzt gesehen: {{when}}",
  "settings.device_end": "Ausloggen",
  "settings.device_end_label": "{{device}} ausloggen",
  "settings.devices_end_all": "Überall sonst ausloggen",
  "settings.devices_ended": "Erledigt. Ausgeloggt.",
  "settings.devices_privacy":
    "Wir speichern die Art des Browsers und etwa, wann er zuletzt hier war. Keine Netzwerkadresse und keinen Ort.",

  "settings.second": "Login in zwei Schritten",
  "settings.second_on": "An: ein Code aus deiner App zum Passwort dazu.",
  "settings.second_off": "Aus. Damit reicht ein gestohlenes Passwort nicht.",
  "settings.second_lead":
    "Zum Einloggen braucht es dann zweierlei: dein Passwort und einen Code, den eine App auf deinem Handy erzeugt. Wer dein Passwort erfährt, bleibt trotzdem draußen.",
  "settings.second_since": "An seit dem {{date}}.",
  "settings.second_scan_title": "1. Zeig das deiner App",
  "settings.second_scan_text":
    "Jede Authenticator-App passt, und viele Passwortmanager auch. Füg dort ein Konto hinzu und scann das Bild.",
  "settings.second_picture": "QR-Code für deine App",
  "settings.second_open": "In einer App auf diesem Gerät öffnen",
  "settings.second_key": "Keine Kamera? Tipp diesen Schlüssel ein:",
  "settings.second_confirm_title": "2. Tipp ein, was sie anzeigt",
  "settings.second_code": "Code aus der App",
  "settings.second_code_hint": "Sechs Ziffern, jede halbe Minute neue.",
  "settings.second_any_code": "Code aus der App oder ein Ersatzcode",
  "settings.second_turn_on": "Einschalten",
  "settings.second_codes_title": "Eingeschaltet. Schreib dir jetzt das auf",
  "settings.second_codes_text":
    "Handy weg? Dann kommst du mit einem dieser Ersatzcodes hinein, mit jedem ein Mal. Heb sie auf, wo sonst niemand hinschaut. Wir können sie nicht noch einmal zeigen.",
  "settings.second_codes_done": "Ich habe sie aufgeschrieben",
  "settings.second_left_one": "Noch {{count, number}} Ersatzcode übrig.",
  "settings.second_left_other": "Noch {{count, number}} Ersatzcodes übrig.",
  "settings.second_renew_title": "Neue Ersatzcodes",
  "settings.second_renew_text": "Die alten lassen dann niemanden mehr hinein.",
  "settings.second_renew": "Neue erstellen",
  "settings.second_off_title": "Ausschalten",
  "settings.second_off_text": "Danach reicht wieder dein Passwort allein.",
  "settings.second_turn_off": "Ausschalten",
  "settings.second_turned_off": "Ausgeschaltet. Dein Passwort reicht wieder.",
  "settings.code_wrong": "Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.",

  "settings.export": "Eine Kopie deiner Daten",
  "settings.export_text": "Alles, was wir über dich haben, zum Mitnehmen.",
  "settings.export_lead":
    "Dein Profil, deine Fotos, Nachrichten, Likes und alles andere, was wir über dich haben, in einer Datei: Bilder als Bilder, der Rest als Text, den Menschen und Programme lesen können.",
  "settings.export_ask": "Meine Datei erstellen",
  "settings.export_asked":
    "Deine Datei wird erstellt. Wir schreiben dir, wenn sie fertig ist, meist in wenigen Minuten.",
  "settings.export_ready": "Deine Datei ist fertig. Sie bleibt bis zum {{date}} hier, für dich allein.",
  "settings.export_download": "Herunterladen ({{size}})",
  "settings.export_again": "Ab dem {{date}} kannst du eine neue erstellen lassen.",
  "settings.export_care": "Pass gut darauf auf: Auch deine Nachrichten sind darin.",
  "settings.export_not_found": "Diese Datei ist nicht (mehr) hier",

  "settings.delete": "Dein Konto löschen",
  "settings.delete_text": "Sofort weg, und etwas später endgültig gelöscht.",
  "settings.delete_lead": "Du kannst gehen, wann du willst, ohne Grund. Das passiert dann:",
  "settings.delete_now":
    "Sofort: Niemand sieht mehr dein Profil, deine Fotos und deine Likes, und was du geschrieben hast, verschwindet aus jedem Chat.",
  "settings.delete_grace": "Bis zum {{date}}: Logg dich ein, und du kannst alles zurückhaben.",
  "settings.delete_after":
    "Danach: Alles Persönliche wird gelöscht. Dann kann es niemand mehr zurückholen, auch wir nicht.",
  "settings.delete_kept": "Was wir zu Zahlungen aufbewahren müssen, bleibt, ohne deinen Namen.",
  "settings.delete_credits_one": "Du hast noch {{count, number}} Credit. Auch der verfällt.",
  "settings.delete_credits_other": "Du hast noch {{count, number}} Credits. Auch die verfallen.",
  "settings.delete_copy": "Nimm vorher eine Kopie deiner Daten mit",
  "settings.delete_password_hint": "Damit das niemand außer dir tun kann.",
  "settings.delete_action": "Mein Konto löschen",
  "settings.delete_cancel": "Ich bleibe lieber",

  "login.code_title": "Noch ein Schritt",
  "login.code_lead": "Öffne deine Authenticator-App und tipp den Code ein, den sie für {{brand}} zeigt.",
  "login.code_hint": "App weg? Ein Ersatzcode geht auch.",
  "login.start_over": "Von vorn anfangen",
  "login.restore_title": "Du hast dieses Konto gelöscht",
  "login.restore_lead":
    "Am {{date}} wird es endgültig gelöscht, mit allem, was du geschrieben hast. Bis dahin kannst du es zurückhaben, genau wie es war.",
  "login.restore_action": "Zurückholen",
  "login.restore_leave": "Gelöscht lassen",
  "auth.code_required": "Es braucht auch einen Code aus deiner App",
  "auth.restorable": "Dieses Konto ist gelöscht. Logg dich auf der Seite ein, um es zurückzuholen.",
  "auth.step_over": "Das hat zu lange gedauert, oder etwas hat sich inzwischen geändert. Logg dich noch einmal ein.",
  "auth.too_many":
    "Von deinem Anschluss aus wurde in fünf Minuten 25-mal versucht, sich einzuloggen. In {{minutes}} Min. kannst du es wieder versuchen.",
  "auth.too_many_codes": "Es wurden zu viele Codes versucht. In {{minutes}} Min. kannst du es wieder versuchen.",
  "auth.too_many_passwords":
    "Es wurden zu viele Passwörter versucht. In {{minutes}} Min. kannst du es wieder versuchen.",

  "consent.link": "Cookie-Wahl",
  "consent.text":
    "Dürfen wir uns dreißig Tage lang merken, welche Seite dich hergeschickt hat, und das bei deinem Konto speichern, falls du dich registrierst? So wissen wir, wem wir danken. Für anderes nutzen wir es nicht, und mit einem Nein geht alles genauso gut.",
  "consent.refuse": "Nein, danke",
  "consent.grant": "Ja, gern",
  "consent.granted": "Am {{date}} hast du Ja gesagt. Du kannst es dir jederzeit anders überlegen.",
  "consent.refused": "Am {{date}} hast du Nein gesagt. Du kannst es dir jederzeit anders überlegen.",
} satisfies Translation<typeof en, "de">;
