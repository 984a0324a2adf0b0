import type en from "../en/index";
import type { Translation } from "../translation";

export default {
  "index.headline": "Ontmoet iemand voor wie je graag opblijft.",
  "index.promise": "Kijk rond, like wie je leuk vindt en schrijf elkaar. In je eigen woorden, in je eigen tempo.",
  "index.point_1_title": "Je weet wie echt is",
  "index.point_1_text":
    "Bij verzonnen profielen staat dat erbij, in woorden, overal waar ze opduiken. Schrijven naar zo’n profiel kost niets. Achter elk ander profiel zit een mens.",
  "index.point_2_title": "Geen trucs om je op te jagen",
  "index.point_2_text": "Geen aftellende klokken, geen neplikes. Staat er dat iemand je leuk vindt, dan is dat zo.",
  "index.point_3_title": "Jij bepaalt wat er blijft",
  "index.point_3_text": "Vertel zo veel of zo weinig als je wilt. Als je weggaat, gaan je woorden met je mee.",
  "index.members_title": "Mensen die je kunt ontmoeten",
  "index.login_prompt": "Al lid?",
  "index.how_title": "Zo werkt het",
  "index.how_1_title": "Zeg wie je bent",
  "index.how_1_text": "Een naam, een paar regels, foto’s als je wilt. Alles kun je later veranderen.",
  "index.how_2_title": "Kijk rond",
  "index.how_2_text":
    "Zoek op plaats, leeftijd en wat mensen graag doen. Passen er weinig, dan zegt de pagina welke wens de meeste mensen uitsluit.",
  "index.how_3_title": "Schrijf",
  "index.how_3_text": "Eén goede regel is genoeg. Antwoord wanneer je zin hebt, of helemaal niet.",
  "index.safety_title": "Veilig en discreet",
  "index.safety_1":
    "Je kunt iedereen blokkeren of melden, vanaf het profiel en vanuit het gesprek. Een mens leest elke melding.",
  "index.safety_2": "Niemand komt te weten waar je bent: anderen zien hooguit je plaats of regio.",
  "index.safety_3": "Je profiel is te zien op {{brand}} en op geen andere site.",
  "index.safety_4": "In het onderwerp van een e-mail staat nooit van wat voor site hij komt.",
  "index.prices_title": "Wat het kost",
  "index.prices_free": "Meedoen, zoeken, likes geven en lezen zijn gratis.",
  "index.prices_paid": "Kost schrijven iets, dan staat de prijs naast de knop, voor je verstuurt.",
  "index.prices_back": "Wat je niet hebt gebruikt, kun je binnen 14 dagen teruggeven.",
  "index.prices_none": "Al het andere ook.",
  "index.prices_link": "Alle prijzen",
  "index.questions_title": "Vragen",
  "index.question_1": "Wie kom ik hier tegen?",
  "index.answer_1":
    "Alleen volwassenen. Sommige profielen kunnen verzonnen zijn: dan staat dat erbij, in woorden, en schrijven kost niets.",
  "index.question_2": "Wie ziet mijn profiel?",
  "index.answer_2": "Dat bepaal jij: alleen leden, ook bezoekers, of een tijdje niemand.",
  "index.question_3": "Hoe ga ik weer weg?",
  "index.answer_3":
    "Op een pagina van je instellingen, zonder reden op te geven. Je profiel is meteen weg, en een paar dagen later ook wat je schreef.",
  "index.questions_more": "Meer vragen",
} satisfies Translation<typeof en, "nl">;
