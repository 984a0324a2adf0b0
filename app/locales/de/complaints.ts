import type en from "../en/complaints";
import type { Translation } from "../translation";

export default {
  "complaints.title": "Beschwerden",
  "complaints.lead": "Stimmt hier etwas nicht? Sag es uns. Du brauchst kein Konto, und es kostet dich nichts.",
  "complaints.description":
    "Melde uns illegale Inhalte, eine Zahlung, eine Entscheidung oder etwas anderes, das nicht stimmt. Du brauchst kein Konto, und ein Mensch antwortet innerhalb von sieben Tagen.",
  "complaints.choose": "Worum geht es?",
  "complaints.danger": "Ist gerade jemand in Gefahr? Dann ruf zuerst die Polizei oder die 112.",
  "complaints.about.child_abuse": "Ein Kind oder jemand unter 18",
  "complaints.about.child_abuse_hint":
    "Sexuelle Bilder oder Annäherungsversuche. Das sehen wir uns zuerst an, und du musst nicht sagen, wer du bist.",
  "complaints.about.illegal": "Etwas, das verboten ist",
  "complaints.about.illegal_hint": "Ein Profil, ein Bild oder eine Nachricht, die du für rechtswidrig hältst.",
  "complaints.about.privacy": "Mein Bild oder meine Daten",
  "complaints.about.privacy_hint": "Jemand zeigt oder benutzt sie hier, ohne mich zu fragen.",
  "complaints.about.rules": "Jemand verstößt gegen die Hausregeln",
  "complaints.about.rules_hint": "Ein falsches Profil, Druck, Beleidigungen oder Bitten um Geld.",
  "complaints.about.appeal": "Eine Entscheidung von uns",
  "complaints.about.appeal_hint": "Wir haben dein Konto geschlossen oder etwas entfernt, und du hältst das für falsch.",
  "complaints.about.payment": "Eine Zahlung",
  "complaints.about.payment_hint": "Es wurde falsch abgebucht, oder Geld kam nicht zurück.",
  "complaints.about.access": "Ich komme nicht in mein Konto",
  "complaints.about.access_hint":
    "Das Einloggen klappt nicht, ein Link oder Code kommt nicht an, oder du hast die Adresse nicht mehr.",
  "complaints.about.other": "Etwas anderes",
  "complaints.about.other_hint": "Wie wir dich behandelt haben, die Seite selbst oder was hier nicht steht.",
  "complaints.how_title": "Wie es weitergeht",
  "complaints.how_number": "Du bekommst eine Nummer und eine eigene Seite, auf der du siehst, wie weit es ist.",
  "complaints.how_person": "Ein Mensch sieht es sich an und entscheidet. In sieben Tagen hast du eine Antwort.",
  "complaints.how_again":
    "Nicht einverstanden? Dann sieht jemand anderes noch einmal hin. Das ist kostenlos und sechs Monate lang möglich.",
  "complaints.another": "Es geht um etwas anderes",
  "complaints.address": "Wo ist es?",
  "complaints.address_hint": "Kopier die Adresse der Seite aus der Adresszeile deines Browsers.",
  "complaints.words": "Was ist passiert?",
  "complaints.words_hint": "Je genauer du es beschreibst, desto besser können wir helfen.",
  "complaints.words_hint_notice": "Was genau ist dort zu sehen, und warum hältst du es für rechtswidrig?",
  "complaints.name": "Dein Name",
  "complaints.email": "Deine E-Mail-Adresse",
  "complaints.email_hint": "Nur für unsere Antwort. Wer gemeint ist, erfährt nicht, wer du bist.",
  "complaints.unnamed_hint":
    "Name und Adresse kannst du leer lassen. Heb dann die Adresse der nächsten Seite auf: Dort steht später unsere Antwort.",
  "complaints.good_faith":
    "Ich versichere nach bestem Wissen und Gewissen, dass meine Angaben richtig und vollständig sind.",
  "complaints.send": "Absenden",
  "complaints.about_missing": "Wähl aus, worum es geht",
  "complaints.address_missing": "Sag uns, wo es ist, sonst finden wir es nicht",
  "complaints.words_short": "Erzähl uns etwas mehr: ein, zwei Sätze",
  "complaints.good_faith_missing": "Bitte bestätige das: Das Gesetz verlangt es",
  "complaints.too_many":
    "Über deinen Anschluss kamen viele Beschwerden. In {{minutes}} Min. kannst du wieder eine senden.",
  "complaints.not_found": "Unter dieser Adresse gibt es keine Beschwerde",
  "complaints.no_appeal": "Gegen diese Antwort ist kein Widerspruch (mehr) möglich",
  "complaints.too_many_pictures": "Du kannst höchstens {{max}} Bilder hinzufügen",
  "complaints.page_title": "Beschwerde {{number}}",
  "complaints.sent_title": "Deine Beschwerde ist bei uns",
  "complaints.sent_text": "Ein Mensch sieht sie sich an. Spätestens am {{date}} hast du unsere Antwort.",
  "complaints.mailed": "Die Adresse dieser Seite haben wir dir auch gemailt.",
  "complaints.keep": "Heb die Adresse dieser Seite auf: Außer dir kennt sie niemand.",
  "complaints.answer_title": "Unsere Antwort",
  "complaints.answer_acted":
    "Wir haben es uns angesehen: Eine unserer Regeln wurde verletzt, und wir haben etwas dagegen getan. Was genau, bleibt zwischen uns und der Person, um die es geht.",
  "complaints.answer_found":
    "Wir haben es uns angesehen: Eine unserer Regeln wurde verletzt. Eine Maßnahme war diesmal nicht nötig; wir merken es uns, falls es wieder vorkommt.",
  "complaints.answer_reversed":
    "Wir müssen unsere Antwort richtigstellen. Nach einem Einspruch hat jemand, der die erste Entscheidung nicht getroffen hat, noch einmal hingesehen und keinen Verstoß gegen unsere Regeln gefunden.",
  "complaints.answer_nothing":
    "Wir haben es uns angesehen und keinen Verstoß gegen unsere Regeln gefunden. Deshalb bleibt alles, wie es ist.",
  "complaints.by_person": "Entschieden von einem Menschen am {{date}}.",
  "complaints.by_machine": "Entschieden am {{date}}, mit Hilfe einer Maschine.",
  "complaints.rule": "Sie beruht auf dieser Regel: {{rule}}",
  "complaints.yours_title": "Was du uns gesagt hast",
  "complaints.sent_on": "Gesendet am",
  "complaints.pictures": "Bilder",
  "complaints.forgotten": "Was du geschrieben hast, ist gelöscht, wie es das Gesetz vorschreibt.",
  "complaints.add_pictures": "Bilder, die es zeigen",
  "complaints.add_pictures_hint": "JPEG, PNG, WebP oder AVIF, je bis {{max}} MB. Nur wir sehen sie.",
  "complaints.add": "Bilder hinzufügen",
  "complaints.appeal_title": "Nicht einverstanden?",
  "complaints.appeal_text":
    "Jemand, der diese Antwort nicht gegeben hat, sieht sich alles noch einmal an. Das ist kostenlos und sechs Monate lang möglich.",
  "complaints.appeal_action": "Noch einmal prüfen lassen",
  "complaints.appeal_words": "Was haben wir übersehen?",
  "complaints.appealed_title": "Wir sehen noch einmal hin",
  "complaints.appealed_text":
    "Es entscheidet jemand, der die erste Antwort nicht gegeben hat. Spätestens am {{date}} hörst du von uns.",
  "complaints.second_answer_title": "Unsere zweite Antwort",
  "complaints.elsewhere_title": "Wohin du dich noch wenden kannst",
  "complaints.elsewhere_eu":
    "Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle, an den Koordinator für digitale Dienste deines Landes oder an ein Gericht wenden. Das hängt nicht davon ab, wie wir entscheiden.",
  "complaints.elsewhere":
    "Du kannst dich auch an die zuständige Behörde deines Landes oder an ein Gericht wenden. Das hängt nicht davon ab, wie wir entscheiden.",
} satisfies Translation<typeof en, "de">;
