import type en from "../en/decisions";
import type { Translation } from "../translation";

export default {
  "decisions.title": "Entscheidungen und Hinweise",
  "decisions.row": "Verwarnungen, was wir über dein Konto entschieden haben und worauf wir dich hingewiesen haben",
  "decisions.lead":
    "Was wir über dein Konto entschieden haben und warum, und worauf wir dich bei anderen hingewiesen haben. Diese Seite siehst nur du.",
  "decisions.empty": "Hier steht nichts: keine Verwarnung, keine Entscheidung, kein Hinweis.",
  "decisions.notices": "Über Leute, mit denen du geschrieben hast",
  "decisions.notice_title": "{{name}}: wegen Betrugs oder einer falschen Identität entfernt",
  "decisions.notice_text":
    "Ihr habt euch zuletzt am {{date}} geschrieben. Schick dieser Person niemals Geld, Gutscheinkarten, Passwörter oder Dokumente, ganz gleich, was sie dir erzählt und wo sie dir schreibt. Hast du schon etwas geschickt, dann sag es sofort deiner Bank und danach der Polizei.",
  "decisions.notice_retracted_title": "{{name}} wurde doch nicht wegen Betrugs entfernt",
  "decisions.notice_retracted":
    "Am {{date}} haben wir das zurückgenommen: Die Entscheidung über das Konto war falsch. Du musst nichts tun, und zurückerhaltene Credits bleiben dir.",
  "decisions.notice_back":
    "Was dich deine Nachrichten an dieses Konto gekostet haben, ist wieder auf deinem. Credits: {{credits}}.",
  "decisions.notice_help": "So schützt du dich",
  "decisions.notice_new":
    "Bitte lies das: Jemand, mit dem du geschrieben hast, wurde wegen Betrugs oder einer falschen Identität entfernt.",
  "decisions.notice_read": "Was du wissen solltest",
  "decisions.told_on": "Darauf haben wir dich am {{date}} hingewiesen.",
  "decisions.warnings": "Verwarnungen",
  "decisions.warning_on": "Verwarnung vom {{date}}",
  "decisions.decisions": "Entscheidungen",
  "decisions.decision_on": "Entscheidung vom {{date}}",
  "decisions.effect": "Was das für dich heißt",
  "decisions.effect_warning": "Es wurde nichts eingeschränkt. Halte dich ab jetzt bitte an die Regeln.",
  "decisions.effect_open":
    "Dein Konto blieb offen. Falls wir etwas aus deinem Profil genommen haben, stand in unserer E-Mail, was.",
  "decisions.closed_until": "Dein Konto wurde am {{from}} gesperrt, bis zum {{until}}.",
  "decisions.closed_for_good": "Dein Konto wurde am {{from}} auf Dauer gesperrt.",
  "decisions.held_until": "Ab dem {{from}} kannst du keine Nachrichten schreiben, bis zum {{until}}.",
  "decisions.held_for_good": "Seit dem {{from}} kannst du auf Dauer keine Nachrichten mehr schreiben.",
  "decisions.hold_lifted": "Am {{date}} haben wir das aufgehoben: Du kannst wieder schreiben.",
  "decisions.lifted": "Am {{date}} haben wir das aufgehoben: Dein Konto ist wieder offen.",
  "decisions.over": "Das ist seit dem {{date}} vorbei.",
  "decisions.appeal_until":
    "Du kannst es bis zum {{date}} noch einmal prüfen lassen. Das kostet dich nichts, und jemand anderes entscheidet.",
  "decisions.appeal_over": "Die sechs Monate, in denen du es noch einmal prüfen lassen konntest, sind vorbei.",
  "decisions.ground_law": "Es geht um das Gesetz, nicht nur um unsere Regeln.",
  "decisions.ground_terms": "Es geht um unsere Hausregeln; wir sagen nicht, dass du gegen das Gesetz verstoßen hast.",
  "decisions.source_reported": "Jemand hat es uns gemeldet.",
  "decisions.source_flagger":
    "Eine Stelle, die für solche Meldungen anerkannt ist (ein vertrauenswürdiger Hinweisgeber), hat es uns gemeldet.",
  "decisions.source_own": "Niemand hat es gemeldet: Wir sind selbst darauf gestoßen.",
  "decisions.program_none": "Kein Programm hat es gefunden oder darüber entschieden.",
  "decisions.program_found": "Ein Programm hat uns darauf hingewiesen, entschieden hat ein Mensch.",
  "decisions.program_decided":
    "Ein Programm hat es gefunden und entschieden, und noch niemand hat es sich angesehen. Wenn du widersprichst, tut das ein Mensch.",
  "decisions.redress_eu":
    "Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.",
  "decisions.redress_court": "Du kannst dich auch an ein Gericht wenden.",
  "decisions.redress_uk":
    "Haben wir gegen unsere eigenen Bedingungen gehandelt, kannst du uns wegen Vertragsbruchs belangen.",
  "decisions.statement": "Wie wir entschieden haben",
  "decisions.was": "Worum es ging",
  "decisions.was_text": "„{{text}}“",
  "decisions.item_text": "Ein Text in deinem Profil",
  "decisions.item_photo": "Ein Foto",
  "decisions.item_message": "Eine Nachricht",
  "decisions.item_profile": "Dein Profil",
  "decisions.item_account": "Dein Konto",
  "decisions.item_writing": "Nachrichten schreiben",
  "decisions.effect_held": "Du kannst keine Nachrichten schreiben.",
  "decisions.effect_removed": "Wir haben ihn aus deinem Profil entfernt.",
  "decisions.effect_disabled": "Nur du siehst es noch.",
  "decisions.effect_hidden":
    "Nur du siehst dein Profil noch. Du kannst dich einloggen, und deine Unterhaltungen bleiben.",
  "decisions.effect_refused": "Sie wurde nicht zugestellt.",
  "decisions.effect_until": "Es ist bis {{until}} gesperrt.",
  "decisions.effect_for_good": "Es ist endgültig gesperrt.",
  "decisions.ended": "Das ist seit dem {{date}} vorbei.",
  "decisions.reversed": "Das haben wir am {{date}} nach einem Widerspruch zurückgenommen.",
  "decisions.reversed_whole":
    "Diese Entscheidung haben wir am {{date}} nach einem Einspruch zurückgenommen. Sie zählt nicht mehr.",
  "decisions.restriction_on": "Entscheidung vom {{date}}: {{item}}",
  "decisions.photo": "Das Foto, wie es war",
} satisfies Translation<typeof en, "de">;
