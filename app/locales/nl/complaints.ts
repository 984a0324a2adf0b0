import type en from "../en/complaints";
import type { Translation } from "../translation";

export default {
  "complaints.title": "Klachten",
  "complaints.lead": "Klopt hier iets niet? Vertel het ons. Je hebt er geen account voor nodig en het kost niets.",
  "complaints.description":
    "Meld ons illegale inhoud, een betaling, een besluit of iets anders dat niet klopt. Je hebt geen account nodig, en een mens antwoordt binnen zeven dagen.",
  "complaints.choose": "Waar gaat het over?",
  "complaints.danger": "Is er nu iemand in gevaar? Bel dan eerst de politie of 112.",
  "complaints.about.child_abuse": "Een kind, of iemand onder de 18",
  "complaints.about.child_abuse_hint":
    "Seksuele beelden of toenadering. Hier kijken we als eerste naar, en je hoeft niet te zeggen wie je bent.",
  "complaints.about.illegal": "Iets wat verboden is",
  "complaints.about.illegal_hint": "Een profiel, een foto of een bericht dat volgens jou tegen de wet ingaat.",
  "complaints.about.privacy": "Mijn foto of mijn gegevens",
  "complaints.about.privacy_hint": "Iemand toont of gebruikt ze hier zonder het mij te vragen.",
  "complaints.about.rules": "Iemand houdt zich niet aan de huisregels",
  "complaints.about.rules_hint": "Een vals profiel, druk, beledigingen of vragen om geld.",
  "complaints.about.appeal": "Een besluit van ons",
  "complaints.about.appeal_hint": "We hebben je account gesloten of iets weggehaald, en volgens jou was dat onterecht.",
  "complaints.about.payment": "Een betaling",
  "complaints.about.payment_hint": "Er is verkeerd afgeschreven, of je geld is niet terug.",
  "complaints.about.access": "Ik kom niet in mijn account",
  "complaints.about.access_hint":
    "Inloggen lukt niet, een link of code komt niet aan, of je gebruikt dat e-mailadres niet meer.",
  "complaints.about.other": "Iets anders",
  "complaints.about.other_hint": "Hoe we met je omgingen, de site zelf, of wat hier niet bij staat.",
  "complaints.how_title": "Wat er dan gebeurt",
  "complaints.how_number": "Je krijgt een nummer en een eigen pagina waarop je het kunt volgen.",
  "complaints.how_person": "Een mens bekijkt het en beslist. Binnen zeven dagen heb je antwoord.",
  "complaints.how_again":
    "Niet mee eens? Dan kijkt iemand anders er opnieuw naar. Dat is gratis en kan zes maanden lang.",
  "complaints.another": "Het gaat over iets anders",
  "complaints.address": "Waar staat het?",
  "complaints.address_hint": "Kopieer het adres van de pagina uit de adresbalk van je browser.",
  "complaints.words": "Wat is er gebeurd?",
  "complaints.words_hint": "Hoe preciezer je het beschrijft, hoe beter we kunnen helpen.",
  "complaints.words_hint_notice": "Wat staat er precies, en waarom gaat het volgens jou tegen de wet in?",
  "complaints.name": "Je naam",
  "complaints.email": "Je e-mailadres",
  "complaints.email_hint": "Alleen voor ons antwoord. Niemand over wie je klaagt, hoort wie je bent.",
  "complaints.unnamed_hint":
    "Je mag je naam en adres leeg laten. Bewaar dan het adres van de volgende pagina: daar komt ons antwoord te staan.",
  "complaints.good_faith": "Ik verklaar te goeder trouw dat wat ik hier schrijf juist en volledig is.",
  "complaints.send": "Versturen",
  "complaints.about_missing": "Kies waar het over gaat",
  "complaints.address_missing": "Zeg waar het staat, anders kunnen we het niet vinden",
  "complaints.words_short": "Vertel ons iets meer: een of twee zinnen",
  "complaints.good_faith_missing": "Bevestig dit, de wet vraagt erom",
  "complaints.too_many":
    "Er zijn via jouw verbinding veel klachten gekomen. Over {{minutes}} min. kun je er weer een sturen.",
  "complaints.not_found": "Op dit adres staat geen klacht",
  "complaints.no_appeal": "Tegen dit antwoord kun je geen bezwaar (meer) maken",
  "complaints.too_many_pictures": "Je kunt hoogstens {{max}} foto’s toevoegen",
  "complaints.page_title": "Klacht {{number}}",
  "complaints.sent_title": "Je klacht is binnen",
  "complaints.sent_text": "Een mens kijkt ernaar. Uiterlijk {{date}} heb je ons antwoord.",
  "complaints.mailed": "We hebben je het adres van deze pagina ook gemaild.",
  "complaints.keep": "Bewaar het adres van deze pagina: niemand anders kent het.",
  "complaints.answer_title": "Ons antwoord",
  "complaints.answer_acted":
    "We hebben ernaar gekeken en een van onze regels is overtreden. Daar hebben we iets aan gedaan. Wat precies, blijft tussen ons en de persoon om wie het gaat.",
  "complaints.answer_found":
    "We hebben ernaar gekeken: een van onze regels is overtreden. Een maatregel was deze keer niet nodig; we onthouden het voor het geval het nog eens gebeurt.",
  "complaints.answer_reversed":
    "We moeten ons antwoord rechtzetten. Na een bezwaar heeft iemand anders dan de eerste keer opnieuw gekeken en geen overtreding van onze regels gevonden.",
  "complaints.answer_nothing":
    "We hebben ernaar gekeken en er is geen regel van ons overtreden. Alles blijft dus zoals het is.",
  "complaints.by_person": "Beslist door een mens op {{date}}.",
  "complaints.by_machine": "Beslist op {{date}}, met hulp van een machine.",
  "complaints.rule": "Het is gebaseerd op deze regel: {{rule}}",
  "complaints.yours_title": "Wat je ons vertelde",
  "complaints.sent_on": "Verstuurd op",
  "complaints.pictures": "Foto’s",
  "complaints.forgotten": "Wat je schreef is gewist, zoals de wet voorschrijft.",
  "complaints.add_pictures": "Foto’s die het laten zien",
  "complaints.add_pictures_hint": "JPEG, PNG, WebP of AVIF, tot {{max}} MB per stuk. Alleen wij zien ze.",
  "complaints.add": "Foto’s toevoegen",
  "complaints.appeal_title": "Niet mee eens?",
  "complaints.appeal_text":
    "Iemand die dit antwoord niet gaf, bekijkt alles opnieuw. Dat is gratis en kan binnen zes maanden.",
  "complaints.appeal_action": "Opnieuw laten bekijken",
  "complaints.appeal_words": "Wat hebben we over het hoofd gezien?",
  "complaints.appealed_title": "We kijken er opnieuw naar",
  "complaints.appealed_text": "Iemand die het eerste antwoord niet gaf, beslist. Uiterlijk {{date}} hoor je van ons.",
  "complaints.second_answer_title": "Ons tweede antwoord",
  "complaints.elsewhere_title": "Waar je nog meer terechtkunt",
  "complaints.elsewhere_eu":
    "Je kunt ook naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting, naar de digitaledienstencoördinator van je land of naar de rechter. Dat staat los van wat wij beslissen.",
  "complaints.elsewhere":
    "Je kunt ook naar de bevoegde autoriteit in je land of naar de rechter. Dat staat los van wat wij beslissen.",
} satisfies Translation<typeof en, "nl">;
