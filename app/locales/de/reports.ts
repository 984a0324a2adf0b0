import type en from "../en/reports";
import type { Translation } from "../translation";

export default {
  "reports.title": "{{name}} melden",
  "reports.lead":
    "Was du jetzt siehst, bewahren wir mit deiner Meldung auf. {{name}} erfährt nicht, von wem sie kommt.",
  "reports.about": "Worum geht es?",
  "reports.about.profile": "Das ganze Profil",
  "reports.about.photo": "Ein Foto aus dem Chat",
  "reports.about.photo_with": "Ein Foto mit „{{text}}“",
  "reports.reason": "Was stimmt nicht?",
  "reports.reason.spam": "Werbung oder Spam",
  "reports.reason.scam": "Will Geld oder versucht mich zu betrügen",
  "reports.reason.fake": "Ist nicht die Person auf den Fotos",
  "reports.reason.underage": "Ist vielleicht noch nicht 18",
  "reports.reason.harassment": "Beleidigt, droht oder setzt mich unter Druck",
  "reports.reason.nudity": "Nacktheit, um die ich nicht gebeten habe",
  "reports.reason.illegal": "Verstößt gegen das Gesetz",
  "reports.reason.other": "Etwas anderes",
  "reports.words": "Was ist passiert?",
  "reports.words_hint": "Ein, zwei Sätze helfen uns, es zu verstehen.",
  "reports.block": "{{name}} auch blockieren",
  "reports.send": "Meldung senden",
  "reports.sent_title": "Danke, deine Meldung ist da",
  "reports.sent_text":
    "Sie hat die Nummer {{number}}. Ein Mensch sieht sie sich an und entscheidet. Willst du etwas ergänzen, schreib uns und nenn diese Nummer.",
  "reports.reason_missing": "Wähl aus, was nicht stimmt",
  "reports.not_found": "Was du melden willst, ist nicht (mehr) da",
  "reports.self": "Dich selbst kannst du nicht melden",
  "reports.too_many": "Du hast in der letzten Stunde viele Meldungen gesendet. Die nächste geht in {{minutes}} Min.",
  "reports.rule_missing": "Zu einem entfernten Text gehört die Regel, gegen die verstoßen wurde",
  "reports.no_text": "Diesen Text gibt es im Profil nicht",
  "reports.no_case": "Diesen Fall gibt es nicht",
  "reports.case_changed": "Jemand anderes hat diesen Fall inzwischen bearbeitet",
  "reports.same_actor": "Über diesen Widerspruch muss jemand anderes entscheiden",
} satisfies Translation<typeof en, "de">;
