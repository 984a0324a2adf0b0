import type en from "../en/landers";
import type { Translation } from "../translation";

export default {
  "landers.begin": "Beginnen",
  "landers.next":
    "Meedoen is gratis. Daarna volgen een naam, een wachtwoord en je geboortedatum: iedereen hier is 18 of ouder.",
  "landers.where": "Ik woon in",
  "landers.whole_country": "Ergens in {{country}}",
  "landers.drawn": "Getekend, niet gefotografeerd: ze stellen niemand in het bijzonder voor.",
  "landers.pause": "Film stoppen",
  "landers.play": "Film afspelen",
  "landers.points_title": "Waar je op kunt rekenen",
  "landers.video.title": "Elk verhaal begint hier met één regel.",
  "landers.video.lead":
    "Iemand moet als eerste schrijven. Met een adres kun je beginnen, en daarna jaagt niemand je op.",
  "landers.video.film":
    "Een getekende straat in de schemering: een papieren vliegtuigje vliegt van het ene verlichte raam naar het andere, en er komt er een terug.",
  "landers.gallery.title": "Eerst de gezichten.",
  "landers.gallery.lead":
    "Kijk rustig rond voordat je iets zegt. Op {{brand}} laten mensen zich zien zoals ze gezien willen worden.",
  "landers.maplanding.title": "Waar zullen we kijken?",
  "landers.maplanding.lead":
    "Kies je regio, dan komen mensen daarvandaan als eerste. Anderen zien je woonplaats of regio, nooit waar je bent.",
  "landers.maplanding.map":
    "{{country}}, getekend met zijn steden. Op deze kaart staan geen mensen, en ook niet waar ze zijn.",
  "landers.alonetonight.title": "Alleen vanavond?",
  "landers.alonetonight.lead": "Een mooie avond om iemand te schrijven. Een paar vragen, één voor één.",
  "landers.alonetonight.who": "Wie ben je?",
  "landers.alonetonight.whom": "Wie zou je willen ontmoeten?",
  "landers.alonetonight.where": "Waar woon je ongeveer?",
  "landers.alonetonight.count": "Vraag {{step}} van {{steps}}",
  "landers.alonetonight.next": "Verder",
  "landers.alonetonight.back": "Terug",
  "landers.iconslanding.title": "Wat doe je graag?",
  "landers.iconslanding.lead":
    "Kies er een paar. Ze komen in je profiel en maken een eerste regel een stuk makkelijker.",
  "landers.iconslanding.legend": "Waar je plezier in hebt",
  "landers.iconslanding.chosen": "gekozen voor je profiel. Je kunt ze later veranderen.",
  "landers.socialnetwork.title": "Een eerste kijkje binnen.",
  "landers.socialnetwork.lead":
    "Zo stellen mensen zich hier voor: een paar eigen woorden, en ruimte voor een antwoord.",
  "landers.socialnetwork.feed": "Hoe mensen zich voorstellen",
  "landers.socialnetwork.example": "Voorbeeld",
  "landers.socialnetwork.post_1": "Ik zoek iemand om mee te koken. Ik neem wijn mee, jij trek.",
  "landers.socialnetwork.post_2": "Zondag is voor musea, en voor taart daarna. Gezelschap welkom.",
  "landers.socialnetwork.post_3": "Ik ben degene die het hardst lacht in de bioscoop. Ga je toch mee?",
  "landers.collagelanding.title": "Stukjes van een mooie avond.",
  "landers.collagelanding.lead":
    "Niemand past in een formulier. Begin met een adres, en vertel de rest in je eigen woorden.",
  "landers.collagelanding.scraps": "Waar een avond uit bestaat",
  "landers.collagelanding.scrap_1": "lang naar huis lopen",
  "landers.collagelanding.scrap_2": "nog één verhaal",
  "landers.collagelanding.scrap_3": "te veel toetjes",
  "landers.collagelanding.scrap_4": "de laatste tram",
  "landers.transitionsvideolanding.title": "Lezen. Schrijven. Afspreken.",
  "landers.transitionsvideolanding.lead": "Zonder spelletjes ertussen, en zonder dat iemand je opjaagt.",
  "landers.transitionsvideolanding.film": "Drie getekende scènes: een profiel, een gesprek, twee mensen aan de koffie.",
  "landers.transitionsvideolanding.scene_1": "Lees wie iemand is",
  "landers.transitionsvideolanding.scene_2": "Schrijf wat alleen jij zou zeggen",
  "landers.transitionsvideolanding.scene_3": "Spreek af als jullie het allebei willen",
  "landers.landing.title": "Zeg hallo tegen {{name}}.",
  "landers.landing.lead":
    "Eerst je e-mailadres, dan een paar vragen. Daarna is het eerste woord aan jou: zo werkt {{brand}}.",
  "landers.landing2.title": "Maak kennis met {{name}}.",
  "landers.landing2.lead": "Schrijf de eerste regel: het begint met je e-mailadres.",
  "landers.landing2.from": "Uit het profiel van {{name}}",
  "landers.landing2.silent": "Deze bladzijde is nog leeg. Sommige mensen vertellen meer zodra je het vraagt.",
  "landers.landing3.title": "Een tafel voor twee: {{name}} en jij?",
  "landers.landing3.lead":
    "Kies waar je uren over kunt praten. Het komt in je profiel, dan gaat de eerste zin vanzelf.",
  "landers.landing3.you": "Jij",
  "landers.landing3.topics": "Hier kan ik uren over praten",
} satisfies Translation<typeof en, "nl">;
