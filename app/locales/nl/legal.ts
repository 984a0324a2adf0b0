import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.updated": "Laatst gewijzigd op {{date}}",

  "legal.terms.title": "Voorwaarden",
  "legal.terms.body": `Dit zijn de regels tussen jou en {{company}}, {{address}}, het bedrijf achter {{brand}}. Door een account te maken ga je ermee akkoord.

## Wie lid kan worden
Je bent 18 of ouder, je maakt één account, voor jezelf, en wat je over jezelf zegt is waar. Hou je wachtwoord voor je.

## Wat {{brand}} is
Een plek om mensen te ontmoeten: je maakt een profiel, zoekt anderen, laat weten wie je leuk vindt en schrijft elkaar. We beloven niet dat je iemand vindt, en we gaan niet na of mensen zijn wie ze zeggen. Wees voorzichtig met geld, adressen en eerste afspraken.

## Verzonnen profielen
Sommige profielen kunnen verzonnen zijn. Bij elk daarvan staat in woorden dat het fictief is, overal waar het opduikt. Ze tellen nooit mee als leden bij jou in de buurt, en schrijven is altijd gratis.

## Wat het kost
Lid worden, rondkijken en likes geven zijn gratis. Kost een bericht iets, dan zie je de prijs voor je het verstuurt. Er wordt niets in rekening gebracht zonder dat jij iets doet.

## Wat je schrijft
Dat blijft van jou. Je vindt het goed dat we het tonen aan de mensen voor wie het bedoeld is. Plaats niets wat verboden is, anderen schaadt, reclame is of van iemand anders is. In de [huisregels](/pages/ban) staat meer.

## Stoppen
Je kunt altijd weg en hebt geen reden nodig. Wij kunnen een account sluiten dat zich niet aan deze regels houdt, en zeggen dan waarom.

## Aansprakelijkheid en recht
We staan in voor schade die we met opzet of door grove schuld veroorzaken, en waar de wet dat verder zegt. Het recht van het land waar we gevestigd zijn geldt; de bescherming die je als consument in je eigen land hebt, hou je.

Vragen? {{contact}}`,

  "legal.privacy.title": "Privacy",
  "legal.privacy.body": `{{company}}, {{address}}, bepaalt wat er op {{brand}} met je gegevens gebeurt en staat daarvoor in. Zo bereik je ons: {{contact}}

## Wat we bewaren, en waarom
- **Je account:** e-mailadres, geboortedatum, taal en een onleesbaar gemaakte vorm van je wachtwoord. Zonder die gegevens is er geen account (overeenkomst).
- **Je profiel:** naam, leeftijd, plaats, foto's en wat je over jezelf vertelt. Een datingprofiel zegt dingen die privé zijn, zoals op wie je valt. We gebruiken ze alleen omdat je dat goed vond, apart en uitdrukkelijk. Je kunt dat altijd intrekken; dan verdwijnt het profiel.
- **Wat je hier doet:** likes, bezoeken, berichten en wanneer je voor het laatst actief was, zodat de site werkt (overeenkomst).
- **Hoe je hier kwam:** de pagina of partner die je stuurde, je taal en tijdzone, zodat we weten wat werkt (ons gerechtvaardigd belang).
- **Technische gegevens:** netwerkadressen en fouten, voor korte tijd, om de site veilig te houden (ons gerechtvaardigd belang).
- **Je toestemmingen:** wat je goed vond en wanneer, omdat we dat moeten kunnen laten zien.

## Wie het ziet
Andere leden zien je profiel, nooit je e-mailadres, je geboortedatum of waar je precies bent. Een gesprek wordt alleen gelezen door de twee die het voeren, tenzij een van hen het meldt. We verkopen niets aan niemand. Bedrijven die onze computers beheren, werken alleen in onze opdracht.

## Hoe lang
Zolang je een account hebt. Vraag je ons het te verwijderen, dan verdwijnt het profiel meteen; na een korte tijd waarin je je kunt bedenken, worden je gegevens en de woorden die je schreef gewist. Wat we van de wet moeten bewaren, zoals facturen en lopende meldingen, blijft tot het weg mag.

## Je rechten
Je kunt je gegevens inzien, verbeteren, meenemen of laten wissen, bezwaar maken tegen het gebruik ervan, en een klacht indienen bij de toezichthouder in je land. Schrijf ons en we doen het.`,

  "legal.cookies.title": "Cookies",
  "legal.cookies.body": `Een cookie is een klein briefje dat een site in je browser achterlaat. {{brand}} laat er alleen achter die nodig zijn om te werken:

- **Ingelogd zijn:** zodat je niet op elke pagina je wachtwoord hoeft te typen. Dertig dagen, of tot je uitlogt.
- **Je taal:** als je er een kiest. Een jaar.
- **De melding voor volwassenen:** dat je die hebt gezien, waar de site er een toont.
- **Een geweigerde inschrijving:** zegt een geboortedatum dat iemand jonger is dan 18, dan blijft de inschrijving in die browser 24 uur dicht.
- **Waar je vandaan kwam:** waar dat bepaalt of je je kunt inschrijven of mag rondkijken, tot je de browser sluit. Vraagt de site je ernaar en zeg je ja, dan dertig dagen; zeg je nee, dan helemaal niet.
- **Je antwoord op die vraag:** zodat we hem niet nog eens stellen. Een half jaar.
- **Halverwege het inloggen:** terwijl we wachten op je code, of op je besluit om een account terug te halen. Tien minuten.

Omdat de site zonder deze cookies niet kan werken, vragen we er niet eerst toestemming voor. Er zijn geen cookies voor reclame en geen die je volgen naar andere sites. Willen we ooit andere, dan vragen we het voor we ze plaatsen, en nee is een goed antwoord.

Je kunt cookies altijd verwijderen in de instellingen van je browser. Je bent dan uitgelogd, en de site weet niet meer welke taal je koos.

{{brand}} is van {{company}}, {{address}}. Vragen? {{contact}}`,

  "legal.faq.title": "Veelgestelde vragen",
  "legal.faq.body": `## Hoe begin ik?
Maak een account met een e-mailadres, een naam en een wachtwoord. Voeg een foto en een paar zinnen toe, kijk rond en schrijf iemand.

## Kost het iets?
Lid worden, kijken en likes geven zijn gratis. Kost een bericht iets, dan zie je de prijs voor je het verstuurt.

## Wat is een fictief profiel?
Een profiel van iemand die verzonnen is. Dat staat er altijd in woorden bij: op de kaart, op het profiel en in de chat. Schrijven is gratis, en zo'n profiel telt nooit mee als lid bij jou in de buurt.

## Wie kan mij zien?
Leden, en bezoekers waar de site hen laat rondkijken. Ze zien je naam, leeftijd, plaats, foto's en teksten. Ze zien nooit je e-mailadres, je geboortedatum of waar je precies bent.

## Hoe weet ik of iemand eerlijk is?
In het begin weet je dat niet. Neem de tijd, stel vragen, spreek af op een openbare plek en vertel een vriend waar je bent. Maak nooit geld over aan iemand die je niet hebt ontmoet.

## Iemand valt me lastig. Wat nu?
Je hoeft niet te antwoorden. Vertel de [klantenservice](/pages/service) wie het was en wat er gebeurde.

## Hoe kies ik een andere taal?
Met het taalmenu op elke pagina.

## Hoe ga ik weg?
Op je [accountpagina](/account/delete). Je profiel verdwijnt meteen, en wat je schreef gaat mee. Een paar dagen lang kun je nog terugkomen.

## Ik ben mijn wachtwoord vergeten.
[Vraag een link aan](/reset-password) om een nieuw te kiezen.`,

  "legal.service.title": "Klantenservice",
  "legal.service.body": `Werkt er iets niet, gedraagt iemand zich slecht, of wil je weg? Vertel het ons. Mensen lezen het, en mensen antwoorden.

**{{contact}}**

## Het helpt als je ons vertelt
- het e-mailadres van je account,
- wat je wilde doen en wat er in plaats daarvan gebeurde,
- de naam van het andere profiel, als het over iemand gaat.

Vertel ons nooit je wachtwoord. We vragen er niet om.

## Je account verwijderen
Dat doe je zelf, op je [accountpagina](/account/delete). Je profiel verdwijnt meteen. Een paar dagen lang kun je je nog bedenken door in te loggen; daarna worden je gegevens en wat je schreef gewist en is het adres weer vrij.

## Je account is verwijderd
Deed je het zelf, hooguit een paar dagen geleden? Log in, en je kunt het terugkrijgen. Is het gesloten vanwege de [huisregels](/pages/ban), dan zeggen we waarom, en mag jij zeggen of je vindt dat we het mis hadden.

## In gevaar?
Bedreigt iemand je of is er misschien iemand in gevaar, bel dan eerst de politie of het alarmnummer 112. Vertel het daarna aan ons, zodat we kunnen bewaren wat als bewijs nodig kan zijn.

{{brand}} is van {{company}}, {{address}}.`,

  "legal.return-policy.title": "Geld terug",
  "legal.return-policy.body": `Niet tevreden met iets wat je op {{brand}} kocht? Zo krijg je je geld terug.

## Van gedachten veranderd
Je hebt 14 dagen vanaf de dag dat je kocht, en je hebt geen reden nodig. We betalen terug wat je nog niet hebt gebruikt. Wat je al bewust hebt gebruikt, zoals een bericht dat verstuurd is, kan niet terug.

## Er ging iets mis
Is er twee keer iets in rekening gebracht, of voor iets wat niet werkte, of voor een bericht aan een profiel dat als fictief is gemarkeerd, dan betalen we alles terug, ook na die 14 dagen. Schrijven naar fictieve profielen is gratis, altijd.

## Hoe je het vraagt
Vertel ons het e-mailadres van je account, en wanneer en wat je kocht: {{contact}}

Je kunt deze zin gebruiken: *Ik herroep mijn aankoop van (datum), gedaan met het account (e-mailadres).*

## Wanneer je het krijgt
We antwoorden binnen twee werkdagen en betalen binnen 14 dagen nadat je het vroeg, op dezelfde manier als jij betaalde. Het kost je niets.

## Als we het niet eens zijn
Zeg het, en iemand anders hier kijkt er nog eens naar. Je kunt ook naar de consumentenautoriteit of de rechter in je eigen land; je rechten als consument hou je, wat hier ook staat.

{{company}}, {{address}}`,

  "legal.ban.title": "Huisregels",
  "legal.ban.body": `{{brand}} is voor volwassenen die goed zijn voor elkaar. Door deze dingen raak je je account kwijt, soms meteen:

- **Jonger zijn dan 18,** of iemand die jonger is er op welke manier ook bij betrekken. Dan waarschuwen we niet; we sluiten en doen aangifte.
- **Druk:** bedreigen, afpersen, stalken, of doorgaan na een nee.
- **Haat** vanwege afkomst, lichaam, geslacht, geloof, leeftijd of van wie iemand houdt.
- **Doen alsof:** foto's of de naam van een ander, of een verzonnen leven om aan geld te komen. Verzonnen profielen die de site zelf maakt zijn gemarkeerd; leden maken er geen.
- **Geld:** er andere leden om vragen, of betaalde afspraken aanbieden.
- **Reclame:** links, kanalen en aanbiedingen van welke soort ook.
- **De privacy van anderen:** foto's, berichten of adressen delen zonder dat zij dat goed vinden.
- **Alles wat de wet verbiedt.**

## Wat er dan gebeurt
We bekijken elke melding, en een mens beslist. Afhankelijk van wat het was waarschuwen we, halen we iets weg of sluiten we het account. Wie eruit wordt gezet, hoort waarom.

## Als je vindt dat we het mis hebben
Zeg het binnen zes maanden. Iemand die het eerste besluit niet nam, kijkt er opnieuw naar: {{contact}}

## Als iemand jou dit aandoet
Antwoord niet, bewaar de berichten en vertel het de [klantenservice](/pages/service). Ben je in gevaar, bel dan eerst de politie.

{{company}}, {{address}}`,
} satisfies Translation<typeof en, "nl">;
