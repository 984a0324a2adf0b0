import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.greeting": "Hallo {{name}},",
  "mail.greeting_unnamed": "Hallo,",
  "mail.link_hint": "Tut sich beim Knopf nichts? Dann kopier diese Adresse in deinen Browser:",
  "mail.farewell": "Bis bald!",
  "mail.signed": "Das Team von {{brand}}",
  "mail.reason": "Du bekommst diese Mail, weil jemand diese Adresse bei {{host}} angegeben hat.",

  "mail.activation.subject": "Bestätige deine E-Mail-Adresse",
  "mail.activation.preview": "Einmal tippen, fertig.",
  "mail.activation.text":
    "Schön, dass du da bist. Tipp auf den Knopf, damit wir wissen, dass diese Adresse wirklich dir gehört. Danach steht dir alles offen.",
  "mail.activation.action": "Adresse bestätigen",
  "mail.activation.note":
    "Der Link funktioniert einmal und gilt drei Tage. Hast du diese Adresse nicht angegeben? Dann ignorier diese Mail einfach, und es passiert nichts.",

  "mail.known.subject": "Du hast schon ein Konto",
  "mail.known.preview": "Es hat sich nichts geändert.",
  "mail.known.text":
    "Jemand, wahrscheinlich du, wollte sich gerade mit dieser Adresse registrieren. Du hast schon ein Konto, deshalb wurde nichts neu angelegt und nichts geändert. Logg dich mit dem Passwort ein, das du damals gewählt hast. Ist es dir entfallen? Auf der Login-Seite kannst du ein neues wählen.",
  "mail.known.action": "Einloggen",
  "mail.known.note": "Warst du das nicht? Dann musst du nichts tun.",

  "mail.reset.subject": "Wähl ein neues Passwort",
  "mail.reset.preview": "Das dauert nur eine Minute.",
  "mail.reset.text":
    "Du wolltest ein neues Passwort. Wähl hier eins, und du bist wieder drin. Auf allen Geräten, auf denen du noch eingeloggt bist, wirst du dabei ausgeloggt.",
  "mail.reset.action": "Neues Passwort wählen",
  "mail.reset.note":
    "Der Link funktioniert einmal und gilt eine Stunde. Warst du das nicht? Dann ignorier diese Mail; dein Passwort bleibt, wie es ist.",

  "mail.address_change.subject": "Bestätige deine neue E-Mail-Adresse",
  "mail.address_change.preview": "Einmal tippen, und wir schreiben dir hierher.",
  "mail.address_change.text":
    "Du hast diese Adresse als deine neue angegeben. Tipp auf den Knopf; von da an loggst du dich damit ein, und unsere Mails kommen hier an.",
  "mail.address_change.action": "Diese Adresse verwenden",
  "mail.address_change.note":
    "Der Link funktioniert einmal und gilt einen Tag. Warst du das nicht? Dann ignorier diese Mail, und es ändert sich nichts.",

  "mail.address_changed.subject": "Deine E-Mail-Adresse wurde geändert",
  "mail.address_changed.preview": "Nur damit du Bescheid weißt.",
  "mail.address_changed.text":
    "Dein Konto hat jetzt eine andere E-Mail-Adresse. Ab sofort schreiben wir dorthin und nicht mehr hierher.",
  "mail.address_changed.action": "Das war ich nicht",
  "mail.address_changed.note": "Warst du das? Dann ist alles gut, und du musst nichts tun.",

  "mail.address_correction.subject": "Deine E-Mail-Adresse soll geändert werden",
  "mail.address_correction.preview": "Warst du das? Dann musst du nichts tun.",
  "mail.address_correction.text":
    "Unser Support wurde gebeten, deinem Konto eine andere E-Mail-Adresse zu geben. Das passiert am {{date}}. Bis dahin bleibt alles, wie es ist.",
  "mail.address_correction.action": "Meine Adresse behalten",
  "mail.address_correction.note":
    "Warst du das? Dann musst du nichts tun. Wenn nicht, drück auf den Knopf, und es wird nichts geändert.",

  "mail.deleted.subject": "Dein Konto wurde gelöscht",
  "mail.deleted.preview": "Du kannst es dir noch anders überlegen.",
  "mail.deleted.text":
    "Wie gewünscht ist dein Konto gelöscht: Niemand sieht es mehr. Bis zum {{date}} kannst du es zurückhaben, genau wie es war, indem du dich einloggst. Danach wird alles Persönliche endgültig gelöscht.",
  "mail.deleted.action": "Ich will es zurück",
  "mail.deleted.note": "Warst du das nicht? Dann logg dich ein, hol es zurück und wähl ein anderes Passwort.",

  "mail.export.subject": "Deine Datei ist fertig",
  "mail.export.preview": "Sie wartet sieben Tage auf dich.",
  "mail.export.text":
    "Du wolltest eine Kopie von allem, was wir über dich gespeichert haben. Logg dich ein, um sie herunterzuladen. Nach sieben Tagen wird sie gelöscht.",
  "mail.export.action": "Zu meiner Datei",
  "mail.export.note":
    "Warst du das nicht? Dann wähl ein anderes Passwort: Vielleicht ist jemand unter deinem Namen eingeloggt.",
  "mail.export.readme":
    "Das ist alles, was wir über dich gespeichert haben, so wie es war, als du es angefordert hast.\n\nJede .json-Datei enthält eine Art von Daten, als einfacher Text: dein Konto, dein Profil, deine Einwilligungen, die Nachrichten deiner Chats und so weiter. Zeiten sind in UTC. Deine Fotos liegen im Ordner photos, in der Reihenfolge deines Profils; die, die du jemandem geschickt hast, liegen in chat_photos, jedes unter der ID seiner Nachricht.\n\nNur was dein Konto schützt, fehlt: das verschlüsselte Passwort und die Schlüssel zum Einloggen.",

  "mail.second_factor_off.subject": "Dein Login hat sich geändert",
  "mail.second_factor_off.preview": "Nur damit du Bescheid weißt.",
  "mail.second_factor_off.text":
    "Das Einloggen mit einem Code aus deiner App wurde ausgeschaltet. Ab jetzt reicht dein Passwort allein.",
  "mail.second_factor_off.action": "Zu meinem Konto",
  "mail.second_factor_off.note":
    "Warst du das? Dann ist alles gut. Wenn nicht, wähl sofort ein anderes Passwort und schalte es wieder ein.",

  "mail.second_factor_on.subject": "Dein Login hat sich geändert",
  "mail.second_factor_on.preview": "Nur damit du Bescheid weißt.",
  "mail.second_factor_on.text":
    "Ab jetzt brauchst du beim Einloggen neben deinem Passwort einen Code aus deiner App. Alle anderen Geräte wurden ausgeloggt.",
  "mail.second_factor_on.action": "Das war ich nicht",
  "mail.second_factor_on.note":
    "Warst du das? Dann ist alles gut. Bewahr deine Wiederherstellungscodes dort auf, wo du sie wiederfindest.",

  "mail.wrong_passwords.subject": "Falsche Passwörter eingegeben",
  "mail.wrong_passwords.preview": "Nur damit du Bescheid weißt.",
  "mail.wrong_passwords.text":
    "Innerhalb eines Tages wurden viele falsche Passwörter für dein Konto eingegeben. Wir bremsen jetzt alle aus, die es von einem Gerät versuchen, das wir nicht kennen. Wo du dich schon einmal eingeloggt hast, merkst du davon nichts.",
  "mail.wrong_passwords.action": "Zu meinem Konto",
  "mail.wrong_passwords.note":
    "Warst du das? Dann wähl auf der Login-Seite ein neues Passwort. Wenn nicht: Ein Passwort, das du nirgends sonst benutzt, schützt dein Konto, und ein Code aus einer App noch besser.",

  "mail.receipt.subject": "Dein Beleg",
  "mail.receipt.preview": "Für deine Unterlagen.",
  "mail.receipt.text":
    "Danke für deine Zahlung. Beleg {{number}}: {{item}}, {{total}}, davon {{vat}} MwSt. zu {{rate}} %.",
  "mail.receipt.action": "Meine Zahlung ansehen",
  "mail.receipt.note": "Der Beleg hängt als PDF an und liegt auch dort für dich bereit.",

  "mail.refund.subject": "Du bekommst Geld zurück",
  "mail.refund.preview": "Deine Gutschrift ist angehängt.",
  "mail.refund.text":
    "Von deiner Zahlung für {{item}} gehen {{amount}} auf demselben Weg zurück. Das ist Gutschrift {{number}}.",
  "mail.refund.action": "Meine Zahlung ansehen",
  "mail.refund.note":
    "Die Gutschrift hängt als PDF an. Bis deine Bank das Geld anzeigt, können ein paar Tage vergehen.",
  "mail.dispute_won.subject": "Deine Zahlung gilt wieder",
  "mail.dispute_won.preview": "Dein Beleg ist angehängt.",
  "mail.dispute_won.text":
    "Deine Bank hatte {{amount}} von deiner Zahlung für {{item}} zurückgeholt und hat das Geld nun wieder an uns überwiesen. Deine Bestellung gilt also wieder, und was wir dafür zurückgenommen hatten, ist wieder auf deinem Konto. Das ist Beleg {{number}}; er ersetzt die Gutschrift.",
  "mail.dispute_won.action": "Meine Zahlung ansehen",
  "mail.dispute_won.note": "Der Beleg hängt als PDF an. Wenn du diese Zahlung nicht kennst, schreib uns.",

  "mail.withdrawal.subject": "Wir haben deinen Widerruf erhalten",
  "mail.withdrawal.preview": "Er ist bestätigt.",
  "mail.withdrawal.text":
    "{{name}}, am {{at}} hast du den Vertrag über {{item}} (Beleg {{number}}) widerrufen. Du bekommst {{amount}} auf demselben Weg zurück, auf dem du bezahlt hast, spätestens in vierzehn Tagen.",
  "mail.withdrawal.action": "Meine Zahlung ansehen",
  "mail.withdrawal.note": "Heb diese Mail auf: Sie bestätigt deinen Widerruf mit Datum und Uhrzeit.",
  "mail.withdrawal_late.subject": "Zu deinem Widerruf",
  "mail.withdrawal_late.preview": "Wir haben ihn erhalten.",
  "mail.withdrawal_late.text":
    "Am {{at}} hast du uns mitgeteilt, dass du den Vertrag über {{item}} (Beleg {{number}}) widerrufst. Das halten wir hiermit fest. Für diese Bestellung ist nichts mehr zu erstatten: Die Frist ist vorbei, alles ist verbraucht, oder das Geld ging schon zurück.",
  "mail.withdrawal_late.action": "Meine Zahlung ansehen",
  "mail.withdrawal_late.note": "Siehst du es anders, schreib uns.",

  "mail.premium_ends.subject": "Bald läuft etwas ab",
  "mail.premium_ends.preview": "Es verlängert sich nicht von selbst.",
  "mail.premium_ends.text":
    "Dein Premium endet am {{date}}. Es verlängert sich nicht von selbst, und es wird nichts abgebucht. Hat es dir gefallen, kannst du eine neue Laufzeit kaufen; wenn nicht, musst du nichts tun.",
  "mail.premium_ends.action": "Angebote ansehen",
  "mail.premium_ends.note": "Diese Mail bekommst du nur einmal je Laufzeit, kurz vor deren Ende.",

  "mail.credits_back.subject": "Du hast etwas zurückbekommen",
  "mail.credits_back.preview": "Nur damit du Bescheid weißt.",
  "mail.credits_back.text":
    "Jemand, dem du geschrieben hast, ist nicht mehr hier und hat deine erste Nachricht nie gelesen. Was sie dich gekostet hat, ist wieder auf deinem Konto. Credits: {{credits}}.",
  "mail.credits_back.action": "Zu meinen Credits",
  "mail.credits_back.note": "Du musst nichts tun.",
  "mail.premium_cancelled.subject": "Wir haben deine Kündigung erhalten",
  "mail.premium_cancelled.preview": "Sie ist bestätigt.",
  "mail.premium_cancelled.text":
    "{{name}}, am {{at}} hast du dein Premium gekündigt. Es endet am {{end}}. Es verlängert sich nicht, und es wird nichts mehr abgebucht.",
  "mail.premium_cancelled.action": "Mein Premium ansehen",
  "mail.premium_cancelled.note": "Heb diese Mail auf: Sie bestätigt deine Kündigung mit Datum und Uhrzeit.",

  "mail.unsubscribe": "Diese Mails abbestellen",
  "mail.unseen.subject": "Etwas wartet auf dich",
  "mail.unseen.preview": "Wenn du kurz Zeit hast.",
  "mail.unseen.text": "{{what}} Logg dich ein, und du siehst es.",
  "mail.unseen.action": "Mal schauen",
  "mail.unseen.note":
    "Wir schreiben höchstens einmal am Tag, und nur, wenn etwas seit einer Stunde wartet. Wie oft, oder ob überhaupt, wählst du bei deinen Mitteilungen.",
  "mail.unseen.message": "Jemand hat dir geschrieben.",
  "mail.unseen.like": "Jemand mag dich.",
  "mail.unseen.match": "Jemand, den du magst, mag dich auch.",

  "mail.newcomers.subject": "Deine Woche in Kürze",
  "mail.newcomers.preview": "Wie du es wolltest.",
  "mail.newcomers.text": "Jemand Neues passt zu deiner Suche. {{what}}",
  "mail.newcomers.each": "{{search}}: {{people}}.",
  "mail.newcomers.action": "Mal schauen",
  "mail.newcomers.note":
    "Du bekommst diese Mail montags, und nur, wenn jemand neu ist. Bei jeder gespeicherten Suche wählst du, ob wir dir dazu schreiben.",

  "mail.photo_rejected.subject": "Eines deiner Fotos wird nicht gezeigt",
  "mail.photo_rejected.preview": "Warum, und was du tun kannst.",
  "mail.photo_rejected.text":
    "Ein Mensch aus unserem Team hat entschieden, dass ein Foto von dir gegen unsere Hausregeln verstößt ({{rules}}). Ab jetzt siehst nur noch du es. Was wir festgestellt haben: {{reason}}",
  "mail.photo_rejected.action": "Noch einmal prüfen lassen",
  "mail.photo_rejected.note":
    "Du kannst sechs Monate lang kostenlos widersprechen, dann entscheidet jemand anderes. {{redress}}",

  "mail.text_removed.subject": "Ein Text von dir wurde aus deinem Profil entfernt",
  "mail.text_removed.preview": "Warum, und was du tun kannst.",
  "mail.text_removed.text":
    "Ein Mensch aus unserem Team hat das aus deinem Profil entfernt: {{texts}}. Was wir festgestellt haben: {{facts}} Gegen welche Regel das verstößt: {{rule}} Alle unsere Hausregeln: {{rules}}. Alles andere bleibt, wie es war, und du kannst etwas Neues an die Stelle schreiben.",
  "mail.text_removed.action": "Noch einmal prüfen lassen",
  "mail.text_removed.note":
    "Du kannst sechs Monate lang kostenlos widersprechen, dann entscheidet jemand anderes. {{redress}}",

  "mail.fraud.subject": "Etwas Wichtiges für deine Sicherheit",
  "mail.fraud.preview": "Bitte lies es bald.",
  "mail.fraud.text":
    "Du hast bis zum {{date}} mit {{name}} Nachrichten ausgetauscht. Dieses Konto haben wir wegen Betrugs oder einer falschen Identität entfernt. Schick dieser Person niemals Geld, Gutscheinkarten, Passwörter oder Dokumente, ganz gleich, was sie dir erzählt und wo sie dir schreibt. Hast du schon etwas geschickt, dann sag es sofort deiner Bank und danach der Polizei.{{back}}",
  "mail.fraud.back":
    "Was dich deine Nachrichten an dieses Konto gekostet haben, ist wieder auf deinem. Credits: {{credits}}.",
  "mail.fraud.action": "So schützt du dich",
  "mail.fraud.note":
    "Nichts davon ist deine Schuld: Solche Leute machen ein Geschäft daraus. Wenn dich etwas beunruhigt, schreib uns. Du findest diesen Hinweis auch in deinem Konto, unter „Entscheidungen und Hinweise“.",
  "mail.fraud_retracted.subject": "Wir müssen etwas richtigstellen",
  "mail.fraud_retracted.preview": "Es ist eine gute Nachricht.",
  "mail.fraud_retracted.text":
    "Am {{date}} haben wir dir geschrieben, dass wir das Konto von {{name}} wegen Betrugs oder einer falschen Identität entfernt haben. Wir haben es noch einmal geprüft, und diese Entscheidung war falsch: Das Konto ist wieder offen. Bitte trag es {{name}} nicht nach.",
  "mail.fraud_retracted.action": "Alle Hinweise ansehen",
  "mail.fraud_retracted.note":
    "Falls du damals Credits zurückbekommen hast, behältst du sie. Entschuldige, dass wir dich beunruhigt haben.",

  "mail.profile_hidden.subject": "Dein Profil ist verborgen",
  "mail.profile_hidden.preview": "Warum, und was du tun kannst.",
  "mail.profile_hidden.text":
    "Ab jetzt sieht niemand außer dir dein Profil. Du kannst dich wie bisher einloggen, und deine Unterhaltungen bleiben. Was wir festgestellt haben: {{facts}} Gegen welche Regel das verstößt: {{rule}} Entschieden hat ein Mensch aus unserem Team.",
  "mail.profile_hidden.action": "Noch einmal prüfen lassen",
  "mail.profile_hidden.note":
    "Du kannst sechs Monate lang kostenlos widersprechen, dann entscheidet jemand anderes. {{redress}}",

  "mail.profile_shown.subject": "Dein Profil ist wieder zu sehen",
  "mail.profile_shown.preview": "Alles ist, wie es war.",
  "mail.profile_shown.text": "Wir hatten dein Profil verborgen. Jetzt sehen es wieder alle, die du lässt.",
  "mail.profile_shown.action": "Profil öffnen",
  "mail.profile_shown.note": "Schön, dass du da bist.",

  "mail.decision_reversed.subject": "Wir haben unsere Entscheidung geändert",
  "mail.decision_reversed.preview": "Gut, dass du nachgefragt hast.",
  "mail.decision_reversed.text":
    "Jemand, der die erste Entscheidung nicht getroffen hat, hat noch einmal hingesehen und sie geändert. Das gehört wieder dir: {{items}}. Was wir diesmal festgestellt haben: {{facts}}",
  "mail.decision_reversed.premium":
    "Dein Premium läuft jetzt bis zum {{date}}: Die Zeit, in der du es nicht nutzen konntest, haben wir dazugegeben.",
  "mail.decision_reversed.action": "Alle Entscheidungen ansehen",
  "mail.decision_reversed.note": "Danke, dass du nachgefragt hast, und entschuldige die Umstände.",

  "mail.warned.subject": "Ein Wort zu deinem Konto",
  "mail.warned.preview": "Was uns aufgefallen ist und was du tun kannst.",
  "mail.warned.text":
    "Ein Mensch aus unserem Team hat sich etwas angesehen, das du getan hast: Es verstößt gegen unsere Hausregeln. Was wir festgestellt haben: {{facts}} Gegen welche Regel das verstößt: {{rule}} Vorerst ändert sich nichts: Dein Profil bleibt sichtbar, und du kannst weitermachen wie bisher. Halte dich ab jetzt bitte an die Regeln. Passiert es noch einmal, müssen wir dein Konto vielleicht sperren.",
  "mail.warned.action": "Hausregeln lesen",
  "mail.warned.note": "Siehst du das anders? Schreib uns, dann schauen wir noch einmal hin.",

  "mail.muted.subject": "Du kannst gerade keine Nachrichten schreiben",
  "mail.muted.preview": "Warum, wie lange und was du tun kannst.",
  "mail.muted.text":
    "Du kannst alles lesen wie bisher, aber {{period}} keine Nachrichten schreiben. Was wir festgestellt haben: {{facts}} Gegen welche Regel das verstößt: {{rule}} Entschieden hat ein Mensch aus unserem Team.",
  "mail.muted.action": "Noch einmal prüfen lassen",
  "mail.muted.note":
    "Du kannst sechs Monate lang kostenlos widersprechen, dann entscheidet jemand anderes. {{redress}}",

  "mail.mute_ended.subject": "Du kannst wieder Nachrichten schreiben",
  "mail.mute_ended.preview": "Alles ist wie vorher.",
  "mail.mute_ended.text": "Du kannst wieder Nachrichten schreiben. Sonst hat sich nichts geändert.",
  "mail.mute_ended.action": "Zu meinen Nachrichten",
  "mail.mute_ended.note": "Schön, dass du wieder da bist.",

  "mail.details_changed.subject": "Deine Daten wurden geändert",
  "mail.details_changed.preview": "Nur damit du Bescheid weißt.",
  "mail.details_changed.text": "In deinem Konto wurde etwas geändert: {{what}}. Wann: {{when}}.",
  "mail.details_changed.action": "Das war ich nicht",
  "mail.details_changed.note":
    "Warst du das? Dann ist alles gut, und du musst nichts tun. Wenn nicht, wähl sofort ein neues Passwort und schreib uns.",
  "mail.details_changed.password": "dein Passwort",
  "mail.details_changed.email": "deine E-Mail-Adresse",

  "mail.erased.subject": "Dein Konto ist gelöscht",
  "mail.erased.preview": "Alles Persönliche ist endgültig weg.",
  "mail.erased.text":
    "Wie gewünscht ist dein Konto gelöscht, und alles Persönliche wird endgültig gelöscht. Zurückholen lässt es sich nicht mehr. Wir behalten nur, was das Gesetz verlangt, etwa Belege.",
  "mail.erased.action": "Zur Startseite",
  "mail.erased.note": "Mach’s gut.",

  "mail.suspended.subject": "Dein Konto ist gesperrt",
  "mail.suspended.preview": "Warum, wie lange und was du tun kannst.",
  "mail.suspended.text":
    "Dein Konto ist {{period}} gesperrt: Niemand sieht dein Profil, und du kannst dich nicht einloggen. Was wir festgestellt haben: {{facts}} Gegen welche Regel das verstößt: {{rule}} Entschieden hat ein Mensch aus unserem Team.",
  "mail.suspended.action": "Noch einmal prüfen lassen",
  "mail.suspended.note":
    "Du kannst sechs Monate lang kostenlos widersprechen, dann entscheidet jemand anderes. {{redress}}",

  "mail.suspension_ended.subject": "Dein Konto ist wieder offen",
  "mail.suspension_ended.preview": "Du kannst dich wieder einloggen.",
  "mail.suspension_ended.text":
    "Die Sperre deines Kontos ist vorbei. Dein Profil ist, wie es war, deine Nachrichten und Credits auch.",
  "mail.suspension_ended.action": "Einloggen",
  "mail.suspension_ended.note": "Schön, dass du wieder da bist.",

  "mail.complaint_received.subject": "Wir haben deine Nachricht",
  "mail.complaint_received.preview": "Sie hat eine Nummer.",
  "mail.complaint_received.text":
    "Danke, dass du es uns sagst. Deine Nachricht hat die Nummer {{number}}. Ein Mensch sieht sie sich an, und spätestens am {{date}} hast du unsere Antwort.",
  "mail.complaint_received.action": "Stand ansehen",
  "mail.complaint_received.note":
    "Dort kannst du auch Bilder hinzufügen. Heb diese Mail auf: Außer dir kennt niemand die Adresse der Seite.",

  "mail.complaint_answered.subject": "Hier ist unsere Antwort",
  "mail.complaint_answered.preview": "Es geht um deine Nachricht.",
  "mail.complaint_answered.text":
    "Wir haben uns deine Nachricht mit der Nummer {{number}} angesehen und entschieden. Unsere Antwort und was du tun kannst, wenn du nicht einverstanden bist, findest du auf der Seite dazu.",
  "mail.complaint_answered.action": "Antwort lesen",
  "mail.complaint_answered.note": "Außer dir kennt niemand die Adresse der Seite.",
  "mail.report_answered.subject": "Was aus deiner Meldung geworden ist",
  "mail.report_answered.preview": "Wir haben sie uns angesehen.",
  "mail.report_answered.text":
    "Danke, dass du uns Bescheid gesagt hast. Es geht um das, was du unter der Nummer {{numbers}} gemeldet hast. {{outcome}}",
  "mail.report_answered.acted":
    "Ein Mensch aus unserem Team hat es sich angesehen: Eine unserer Regeln wurde verletzt, und wir haben etwas unternommen. Was genau, bleibt zwischen uns und dem anderen Mitglied – so wie auch niemand erfährt, von wem eine Meldung kommt.",
  "mail.report_answered.found":
    "Ein Mensch aus unserem Team hat es sich angesehen: Eine unserer Regeln wurde verletzt. Eine Maßnahme war diesmal nicht nötig; wir merken es uns, falls es wieder vorkommt.",
  "mail.report_answered.reversed":
    "Wir müssen unsere Antwort richtigstellen. Nach einem Einspruch hat jemand, der die erste Entscheidung nicht getroffen hat, noch einmal hingesehen und keinen Verstoß gegen unsere Regeln gefunden. Was wir unternommen hatten, ist zurückgenommen.",
  "mail.report_answered.nothing":
    "Ein Mensch aus unserem Team hat es sich angesehen und keine unserer Regeln verletzt gefunden. Deshalb bleibt alles, wie es ist. Wem du hier lieber nicht begegnen willst, den kannst du blockieren: Dann seht ihr einander nicht mehr.",
  "mail.report_answered.discarded":
    "Diesmal konnten wir damit nichts anfangen und haben es beiseitegelegt. Am meisten hilft eine Meldung, wenn es um etwas geht, das jemand wirklich getan hat, mit einem Satz dazu, was passiert ist. Für dich ändert sich nichts.",
  "mail.report_answered.action": "Alle meine Meldungen",
  "mail.report_answered.note":
    "Siehst du es anders, oder war da noch mehr? Schreib uns und nenn die Nummer. Danke, dass du auf andere achtest.",
} satisfies Translation<typeof en, "de">;
