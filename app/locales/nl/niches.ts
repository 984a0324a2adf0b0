import type en from "../en/niches";
import type { Translation } from "../translation";

export default {
  "she-index.headline": "Zij bepaalt het tempo.",
  "she-index.promise": "Een plek waar vrouwen weten wat ze willen en dat ook zeggen. Juist dat maakt het leuk.",
  "she-index.point_1_title": "Je weet wie echt is",
  "she-index.point_1_text":
    "Bij verzonnen profielen staat dat overal in woorden bij, en schrijven is dan gratis. In elk ander gesprek praten gewoon twee mensen.",
  "she-index.point_2_title": "Eerst een gesprek",
  "she-index.point_2_text": "Hier wordt niemand weggeveegd. Lees wat ze schreef, en ga daarop in.",
  "she-index.point_3_title": "Nee is een antwoord",
  "she-index.point_3_text":
    "Duidelijke woorden zijn welkom, ook die van jou. Niemand is een ander een antwoord schuldig.",
  "she-signup.title": "Kom binnen",
  "she-signup.lead": "Een e-mailadres, een naam, een wachtwoord. Wat je daarna vertelt, bepaal je zelf.",
  "she-home.greeting": "Wat fijn om je te zien, {{name}}",
  "she-home.new_people": "Nieuw hier, en het bekijken waard",
  "she-chats.no_messages_text": "Lees het profiel van {{name}}, en begin met iets wat alleen jij zou zeggen.",

  "bdsm-index.headline": "Eerst vertrouwen. Dan al het andere.",
  "bdsm-index.promise":
    "Ontmoet volwassenen die weten waar ze van houden, dat onder woorden brengen en een grens net zo serieus nemen als een wens.",
  "bdsm-index.point_1_title": "Instemming, met zoveel woorden",
  "bdsm-index.point_1_text":
    "Praat voordat je afspreekt: over wensen, grenzen en wat erna komt. Daar begint hier de spanning.",
  "bdsm-index.point_2_title": "Je weet wie echt is",
  "bdsm-index.point_2_text":
    "Verzonnen profielen zijn overal in woorden gemarkeerd, en schrijven kost dan niets. Geen maskers, behalve die je zelf kiest.",
  "bdsm-index.point_3_title": "Zo discreet als jij wilt",
  "bdsm-index.point_3_text": "Een bijnaam is genoeg. Jij bepaalt wat je laat zien, wie je schrijft en wanneer je gaat.",
  "bdsm-signup.title": "Kom binnen op jouw voorwaarden",
  "bdsm-signup.lead": "Een e-mailadres, een bijnaam, een wachtwoord. Vanaf daar trek jij de grenzen.",
  "bdsm-home.greeting": "Welkom, {{name}}",
  "bdsm-home.new_people": "Mensen die jouw taal spreken",
  "bdsm-profile.looking_for": "Waar ik naar verlang, en waar ik stop",
  "bdsm-profile.personal_hint":
    "Wat trekt je aan, wat maakt je rustig, waar begin je nooit aan? Liever geen telefoonnummers of adressen.",
  "bdsm-chats.no_messages_text": "Begin met een vraag. {{name}} vertelt je waar de grenzen liggen.",

  "bbw-index.headline": "Meer om van te houden. Niets te verbergen.",
  "bbw-index.promise":
    "Volle vrouwen en de mensen die dol op ze zijn, precies zoals ze zijn: met rondingen, humor en al.",
  "bbw-index.point_1_title": "Kom zoals je bent",
  "bbw-index.point_1_text": "Een flatteuze camerahoek is niet nodig. Hier zoeken mensen jou, en niet minder van jou.",
  "bbw-index.point_2_title": "Je weet wie echt is",
  "bbw-index.point_2_text":
    "Bij verzonnen profielen staat dat overal in woorden bij, en schrijven is dan gratis. Achter elk ander profiel zit een mens.",
  "bbw-index.point_3_title": "Aardig, of niet hier",
  "bbw-index.point_3_text": "Een compliment is welkom, een opmerking niet. Op geen van beide hoef je te antwoorden.",
  "bbw-signup.title": "Neem je plek in",
  "bbw-signup.lead": "Een e-mailadres, een naam, een wachtwoord. Je bent hier van harte welkom.",
  "bbw-home.greeting": "Wat goed dat je er bent, {{name}}",
  "bbw-home.new_people": "Mensen om dol op te worden",

  "gilf-index.headline": "De mooiste verhalen komen nog.",
  "gilf-index.promise": "Vrouwen met levenservaring, en volop zin in wat nog komt. Ontmoet iemand die dat ziet.",
  "gilf-index.point_1_title": "Leeftijd is een voordeel",
  "gilf-index.point_1_text": "Je weet waarvan je geniet en waar je genoeg van hebt. Dat praat een stuk prettiger.",
  "gilf-index.point_2_title": "Rustig en duidelijk",
  "gilf-index.point_2_text": "Geen knipperende hartjes, geen haast. Lees, denk na en neem alle tijd.",
  "gilf-index.point_3_title": "Je weet wie echt is",
  "gilf-index.point_3_text":
    "Bij verzonnen profielen staat dat overal in woorden bij, en schrijven is dan gratis. En maak nooit geld over aan iemand die je niet hebt ontmoet.",
  "gilf-signup.title": "Begin iets nieuws",
  "gilf-signup.lead": "Een e-mailadres, een naam, een wachtwoord. Met de rest is geen haast.",
  "gilf-home.greeting": "Wat leuk om je te zien, {{name}}",
  "gilf-home.new_people": "Mensen met iets te vertellen",

  "milf-index.headline": "Drukke dagen. Avonden voor jezelf.",
  "milf-index.promise": "Zelfverzekerde vrouwen midden in het leven, en mensen die juist dat onweerstaanbaar vinden.",
  "milf-index.point_1_title": "Past in een volle agenda",
  "milf-index.point_1_text":
    "Schrijf wanneer het huis stil is. Een gesprek wacht hier op je; het zit je niet achterna.",
  "milf-index.point_2_title": "Je weet wie echt is",
  "milf-index.point_2_text":
    "Bij verzonnen profielen staat dat overal in woorden bij, en schrijven is dan gratis. Achter elk ander profiel zit een mens.",
  "milf-index.point_3_title": "Je leven blijft van jou",
  "milf-index.point_3_text":
    "Een bijnaam is genoeg, en alleen je woonplaats is te zien. Vertel meer als het goed voelt.",
  "milf-signup.title": "Even tijd voor jou",
  "milf-signup.lead": "Een e-mailadres, een naam, een wachtwoord. Klaar voor de thee koud is.",
  "milf-home.greeting": "Eindelijk even rust, {{name}}",
  "milf-home.new_people": "Mensen om een avond mee door te brengen",

  "gay-index.headline": "Mannen die op mannen vallen. Zo simpel is het.",
  "gay-index.promise":
    "Voor vanavond, voor het weekend of voor altijd: zeg wat je zoekt, en ontmoet mannen die dat ook doen.",
  "gay-index.point_1_title": "Gewoon zeggen",
  "gay-index.point_1_text": "Zoek je liefde, een date of iets ertussenin? Schrijf het op, dan hoeft niemand te raden.",
  "gay-index.point_2_title": "Je weet wie echt is",
  "gay-index.point_2_text":
    "Bij verzonnen profielen staat dat overal in woorden bij, en schrijven is dan gratis. Achter elk ander profiel zit een mens.",
  "gay-index.point_3_title": "Zo open als jij wilt",
  "gay-index.point_3_text": "Een bijnaam en een woonplaats zijn genoeg. Wie meer te weten komt, bepaal jij.",
  "gay-signup.title": "Kom bij de mannen van {{brand}}",
  "gay-signup.lead": "Een e-mailadres, een naam, een wachtwoord. Daarna begint het praten.",
  "gay-home.greeting": "Hé {{name}}, leuk dat je er bent",
  "gay-home.new_people": "Mannen voor jou",
  "gay-index.members_title": "Mannen die je kunt ontmoeten",
} satisfies Translation<typeof en, "nl">;
