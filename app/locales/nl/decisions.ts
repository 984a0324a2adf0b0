import type en from "../en/decisions";
import type { Translation } from "../translation";

export default {
  "decisions.title": "Beslissingen en meldingen",
  "decisions.row": "Waarschuwingen, wat we over je account beslisten en wat we je hebben laten weten",
  "decisions.lead":
    "Wat we over je account hebben beslist en waarom, en wat we je over anderen hebben laten weten. Alleen jij ziet deze pagina.",
  "decisions.empty": "Hier staat niets: geen waarschuwing, geen beslissing, geen melding.",
  "decisions.notices": "Over mensen met wie je schreef",
  "decisions.notice_title": "{{name}} is verwijderd vanwege fraude of een valse identiteit",
  "decisions.notice_text":
    "Jullie schreven elkaar voor het laatst op {{date}}. Stuur deze persoon nooit geld, cadeaukaarten, wachtwoorden of documenten, wat je ook wordt verteld en waar je ook een bericht krijgt. Heb je al iets gestuurd, meld het dan meteen bij je bank en daarna bij de politie.",
  "decisions.notice_retracted_title": "{{name}} is toch niet verwijderd vanwege fraude",
  "decisions.notice_retracted":
    "Op {{date}} hebben we dat teruggenomen: de beslissing over het account klopte niet. Je hoeft niets te doen, en credits die je terugkreeg, houd je.",
  "decisions.notice_back":
    "Wat je berichten aan dit account je kostten, staat weer op dat van jou. Credits: {{credits}}.",
  "decisions.notice_help": "Zo bescherm je jezelf",
  "decisions.notice_new":
    "Lees dit even: iemand met wie je schreef, is verwijderd vanwege fraude of een valse identiteit.",
  "decisions.notice_read": "Wat je moet weten",
  "decisions.told_on": "We lieten het je weten op {{date}}.",
  "decisions.warnings": "Waarschuwingen",
  "decisions.warning_on": "Waarschuwing van {{date}}",
  "decisions.decisions": "Beslissingen",
  "decisions.decision_on": "Beslissing van {{date}}",
  "decisions.effect": "Wat dit voor jou betekent",
  "decisions.effect_warning": "Er is niets beperkt. Houd je vanaf nu wel aan de regels.",
  "decisions.effect_open":
    "Je account bleef open. Als we iets van je profiel hebben gehaald, stond in onze e-mail wat.",
  "decisions.closed_until": "Je account is op {{from}} geblokkeerd, tot {{until}}.",
  "decisions.closed_for_good": "Je account is op {{from}} voorgoed geblokkeerd.",
  "decisions.held_until": "Vanaf {{from}} kun je geen berichten schrijven, tot {{until}}.",
  "decisions.held_for_good": "Vanaf {{from}} kun je voorgoed geen berichten meer schrijven.",
  "decisions.hold_lifted": "Op {{date}} hebben we dat opgeheven: je kunt weer schrijven.",
  "decisions.lifted": "Op {{date}} hebben we dat opgeheven: je account is weer open.",
  "decisions.over": "Dat is sinds {{date}} voorbij.",
  "decisions.appeal_until":
    "Je kunt het tot {{date}} opnieuw laten bekijken. Dat kost je niets, en iemand anders beslist.",
  "decisions.appeal_over": "De zes maanden waarin je het opnieuw kon laten bekijken, zijn voorbij.",
  "decisions.ground_law": "Het gaat om de wet, niet alleen om onze regels.",
  "decisions.ground_terms": "Het gaat om onze huisregels; we zeggen niet dat je de wet hebt overtreden.",
  "decisions.source_reported": "Iemand heeft het bij ons gemeld.",
  "decisions.source_flagger":
    "Een organisatie die voor zulke meldingen erkend is (een betrouwbare flagger) heeft het bij ons gemeld.",
  "decisions.source_own": "Niemand heeft het gemeld: we zijn het zelf tegengekomen.",
  "decisions.program_none": "Er kwam geen programma aan te pas.",
  "decisions.program_found": "Een programma wees ons erop, en iemand van ons heeft beslist.",
  "decisions.program_decided":
    "Een programma heeft het gevonden en beslist, en nog niemand heeft ernaar gekeken. Maak je bezwaar, dan doet iemand dat.",
  "decisions.redress_eu":
    "Je kunt ook naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting of naar de rechter.",
  "decisions.redress_court": "Je kunt ook naar de rechter.",
  "decisions.redress_uk":
    "Als we tegen onze eigen voorwaarden hebben gehandeld, kun je ons aanspreken wegens contractbreuk.",
  "decisions.statement": "Hoe we hebben beslist",
  "decisions.was": "Waar het om ging",
  "decisions.was_text": "‘{{text}}’",
  "decisions.item_text": "Een tekst op je profiel",
  "decisions.item_photo": "Een foto",
  "decisions.item_message": "Een bericht",
  "decisions.item_profile": "Je profiel",
  "decisions.item_account": "Je account",
  "decisions.item_writing": "Berichten schrijven",
  "decisions.effect_held": "Je kunt geen berichten schrijven.",
  "decisions.effect_removed": "We hebben hem van je profiel gehaald.",
  "decisions.effect_disabled": "Alleen jij ziet hem nog.",
  "decisions.effect_hidden": "Alleen jij ziet je profiel nog. Je kunt inloggen, en je gesprekken blijven.",
  "decisions.effect_refused": "Het is niet bezorgd.",
  "decisions.effect_until": "Het is geblokkeerd tot {{until}}.",
  "decisions.effect_for_good": "Het is voorgoed geblokkeerd.",
  "decisions.ended": "Dat is sinds {{date}} voorbij.",
  "decisions.reversed": "Dat hebben we op {{date}} na een bezwaar teruggedraaid.",
  "decisions.reversed_whole": "We hebben deze beslissing op {{date}} teruggenomen, na een bezwaar. Die telt niet meer.",
  "decisions.restriction_on": "Beslissing van {{date}}: {{item}}",
  "decisions.photo": "De foto zoals hij was",
} satisfies Translation<typeof en, "nl">;
