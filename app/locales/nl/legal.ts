import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.terms.title": "Voorwaarden",
  "legal.terms.body": `Dit zijn de regels tussen jou en {{company}}, {{address}}, het bedrijf achter {{brand}}. Door een account te maken ga je ermee akkoord.
## Wie lid kan worden
Je bent 18 of ouder, je maakt één account, voor jezelf, en wat je over jezelf zegt is waar. Hou je wachtwoord voor je.
## Wat {{brand}} is
Een plek om mensen te ontmoeten: je maakt een profiel, zoekt anderen, laat weten wie je leuk vindt en schrijft elkaar. We beloven niet dat je iemand vindt, en we gaan niet na of mensen zijn wie ze zeggen. Wees voorzichtig met geld, adressen en eerste afspraken.
## Verzonnen profielen
Sommige profielen kunnen verzonnen zijn. Bij elk daarvan staat in woorden dat het fictief is, overal waar het opduikt. Ze tellen nooit mee als leden bij jou in de buurt, en schrijven is altijd gratis.
## Alleen hier
Je profiel is te zien op {{brand}} en nergens anders: op geen andere site, van ons of van wie ook, en onder geen andere naam.
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
- **Je profiel:** naam, leeftijd, plaats, foto’s en wat je over jezelf vertelt. Een datingprofiel zegt dingen die privé zijn, zoals op wie je valt. We gebruiken ze alleen omdat je dat goed vond, apart en uitdrukkelijk. Je kunt dat altijd intrekken; dan verdwijnt het profiel.
- **Wat je hier doet:** likes, bezoeken, berichten en wanneer je voor het laatst actief was, zodat de site werkt (overeenkomst).
- **Hoe je hier kwam:** de pagina of partner die je stuurde, zodat we weten wat werkt (ons gerechtvaardigd belang).
- **Je tijdzone:** om tijden op jouw klok te tonen en je ’s nachts met rust te laten (overeenkomst).
- **Je browsers en hoe je betaalde:** als codes die alleen zeggen of twee accounts dezelfde browser of kaart hebben, zodat wie eruit is gezet niet onder een andere naam terugkomt; die van een browser een jaar lang (ons gerechtvaardigd belang).
- **Technische gegevens:** netwerkadressen en fouten, voor korte tijd, om de site veilig te houden (ons gerechtvaardigd belang).
- **Je toestemmingen:** wat je goed vond en wanneer, omdat we dat moeten kunnen laten zien.
## Wie het ziet
Andere leden zien je profiel, en bezoekers als je dat hebt gekozen, maar nooit je e-mailadres, je geboortedatum of waar je precies bent. Een gesprek wordt alleen gelezen door de twee die het voeren, tenzij een van hen het meldt. We verkopen niets aan niemand. Bedrijven die onze computers beheren, werken alleen in onze opdracht.
## Hoe lang
Zolang je een account hebt. Vraag je ons het te verwijderen, dan verdwijnt het profiel meteen; na een korte tijd waarin je je kunt bedenken, worden je gegevens en de woorden die je schreef gewist. Wat we van de wet moeten bewaren, zoals facturen en lopende meldingen, blijft tot het weg mag.
## Je rechten
Je kunt je gegevens inzien, verbeteren, meenemen of laten wissen, bezwaar maken tegen het gebruik ervan, en een klacht indienen bij de toezichthouder in je land. Schrijf ons en we doen het.`,

  "legal.cookies.title": "Cookies",
  "legal.cookies.body": `Een cookie is een klein briefje dat een site in je browser achterlaat. Daarnaast heeft een browser nog een paar andere plekken waar een site iets kan bewaren. De tabel hieronder noemt alles wat {{brand}} daar bewaart, waarvoor en hoe lang.

Wat de site nodig heeft om te werken, bewaart ze zonder het te vragen; dat mag van de wet. Al het andere bewaart ze pas als je ja hebt gezegd, en nee is een goed antwoord. Er is niets voor reclame bij en niets dat je volgt naar andere sites.

Je kunt alles op elk moment verwijderen in de instellingen van je browser. Je bent dan uitgelogd, en de site weet niet meer welke taal je koos. Over een beveiligde verbinding beginnen de namen van cookies met \`__Host-\`.

{{brand}} is van {{company}}, {{address}}. Vragen? {{contact}}`,
  "legal.cookies.table": "Alles wat {{brand}} in je browser bewaart",
  "legal.cookies.name": "Naam",
  "legal.cookies.purpose": "Waarvoor",
  "legal.cookies.lasts": "Hoe lang",
  "legal.cookies.asks": "Vraagt eerst",
  "legal.cookies.until_browser": "Tot je de browser sluit",
  "legal.cookies.until_tab": "Tot je het tabblad sluit",
  "legal.cookies.until_permission": "Tot je je toestemming intrekt",
  "legal.cookies.until_logout": "Tot je uitlogt",
  "legal.cookies.until_sent": "Tot het verstuurd is",
  "legal.cookies.until_cleared": "Tot je het verwijdert",
  "legal.cookies.needed": "Nee: de site heeft het nodig",
  "legal.cookies.asked": "Ja",
  "legal.cookies.session":
    "Ingelogd zijn, zodat je niet op elke pagina je wachtwoord hoeft te typen. Houdt op als je uitlogt of 14 dagen wegblijft.",
  "legal.cookies.device":
    "Dat je al eens in deze browser hebt ingelogd: zo kan niemand je buitenhouden door verkeerde wachtwoorden voor je account in te typen, en we herkennen wie we hebben uitgesloten, ook onder een andere naam.",
  "legal.cookies.login_step":
    "Halverwege het inloggen: terwijl we wachten op je code, of op je besluit om een account terug te halen.",
  "legal.cookies.pending_signup":
    "Dat je je hebt aangemeld en op onze mail wacht, zodat de link daarin je hier inlogt.",
  "legal.cookies.language": "Je taal, als je er een kiest.",
  "legal.cookies.entry": "Dat je de melding voor volwassenen hebt gezien.",
  "legal.cookies.age_refused":
    "Dat een geboortedatum zei dat iemand jonger is dan 18. De inschrijving blijft dan in deze browser dicht.",
  "legal.cookies.choice": "Je antwoord op de vraag of we mogen onthouden waar je vandaan kwam.",
  "legal.cookies.network":
    "Welke pagina of partner je hierheen stuurde, waar dat bepaalt of je je kunt inschrijven of mag rondkijken.",
  "legal.cookies.network_granted": "Welke pagina of partner je hierheen stuurde, zodat we weten wat daarvan werkt.",
  "legal.cookies.position": "Tot waar de site heeft bewaard wat je het laatst deed, zodat je het meteen ziet.",
  "legal.cookies.positions": "Hoe ver je had gescrold, zodat je met terug op dezelfde plek uitkomt.",
  "legal.cookies.reloaded":
    "Wanneer een pagina na een fout voor het laatst opnieuw is geladen, zodat dat maar één keer gebeurt.",
  "legal.cookies.worker":
    "Een klein programma van deze site. Het opent pagina’s zonder netwerk, en toont meldingen als je die toestaat.",
  "legal.cookies.push": "Het adres waar meldingen heen gaan, als je die toestaat.",
  "legal.cookies.push_off": "Dat je in deze browser geen meldingen wilt.",
  "legal.cookies.shell":
    "De pagina die zegt dat er geen netwerk is, de inlogpagina en de bestanden die ze nodig hebben. Een nieuwere versie vervangt ze.",
  "legal.cookies.files":
    "Scripts, stijlen en foto’s die pagina’s al hebben geladen, zodat dat niet nog eens hoeft. De oudste gaan het eerst weg.",
  "legal.cookies.conversations": "De gesprekken die je het laatst zag, zodat je ze ook zonder netwerk kunt lezen.",
  "legal.cookies.owed_logout": "Dat je zonder netwerk bent uitgelogd, tot de site dat weet.",
  "legal.cookies.unsent": "Berichten die nog niet verstuurd konden worden.",
  "legal.cookies.unsent_photos": "Foto’s die nog niet verstuurd konden worden, met de tekst erbij.",
  "legal.cookies.words": "Wat je had getypt toen je sessie eindigde, totdat je weer inlogt.",
  "legal.cookies.dismissed_update":
    "Welke nieuwe versie van de site je nog niet wilde, zodat we er niet opnieuw naar vragen.",
  "legal.cookies.install_hint":
    "Dat je het voorstel om de site als app te installeren hebt gesloten, zodat het niet terugkomt.",

  "legal.faq.title": "Veelgestelde vragen",
  "legal.faq.body": `## Hoe begin ik?
Maak een account met een e-mailadres, een naam en een wachtwoord. Voeg een foto en een paar zinnen toe, kijk rond en schrijf iemand.
## Kost het iets?
Lid worden, kijken en likes geven zijn gratis. Kost een bericht iets, dan zie je de prijs voor je het verstuurt.
## Wat is een fictief profiel?
Een profiel van iemand die verzonnen is. Dat staat er altijd in woorden bij: op de kaart, op het profiel en in de chat. Schrijven is gratis, en zo’n profiel telt nooit mee als lid bij jou in de buurt.
## Wie kan mij zien?
Leden. Bezoekers zien je alleen als je ‘Ook bezoekers’ kiest, en op de voorpagina alleen als je ook daarmee instemt. Ze zien je naam, leeftijd, plaats, foto’s en teksten. Ze zien nooit je e-mailadres, je geboortedatum of waar je precies bent. [Jij kiest](/account/visibility) wie dat zijn: alleen leden, ook bezoekers, of een tijdje niemand.
## Wat bepaalt wie mij wordt voorgesteld?
Alleen mensen van wie je het geslacht en de leeftijd zoekt, en die jou zoeken. Dan tellen we hoeveel van je wensen ze vervullen (taal, land, regio, leeftijd) van alle die je noemde, en omgekeerd. De volgorde is het harmonisch gemiddelde van die twee, gedeeld door één meer dan het aantal weken sinds hun laatste bezoek, en door één meer dan een vijfde van hun ongelezen berichten van de laatste zeven dagen. Elke vierde plaats is voor leden van de laatste twee weken. Verder is er niets, en niemand kan een plaats kopen. Alles staat onder [zo komt de volgorde tot stand](/pages/ranking).
## In welke volgorde staan mensen in de lijst?
Op wanneer ze hier het laatst waren, de laatste eerst. Je kunt ook kiezen voor afstand of voor wie nieuw is. Filters laten alleen mensen weg; ze veranderen de volgorde niet. Niemand kan betalen voor een plek.
## Hoe weet ik of iemand eerlijk is?
In het begin weet je dat niet. Neem de tijd, stel vragen, spreek af op een openbare plek en vertel een vriend waar je bent. Maak nooit geld over aan iemand die je niet hebt ontmoet.
## Iemand valt me lastig. Wat nu?
Je hoeft niet te antwoorden. Blokkeer diegene, op het profiel of in het gesprek: dan zien jullie elkaar niet meer en komt er geen bericht meer bij je aan. Daar kun je ook melden wat er gebeurde, en een mens kijkt ernaar. Zonder account vertel je het op de pagina voor [klachten](/complaints).
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
## Vraagt iemand je om geld?
Dan is het hoogstwaarschijnlijk fraude, hoe goed jullie elkaar intussen ook kennen. Stuur nooit geld, cadeaukaarten, wachtwoorden of documenten naar iemand die je niet hebt ontmoet. Wees op je hoede als iemand al snel ergens anders wil schrijven, nooit tijd heeft om te bellen en dan in nood raakt. Heb je al iets gestuurd, meld het dan meteen bij je bank, daarna bij de politie en [bij ons](/complaints). Verwijderen we een account vanwege fraude, dan hoort iedereen die antwoordde dat van ons en krijgt die de credits van die berichten terug.
## In gevaar?
Bedreigt iemand je of is er misschien iemand in gevaar, bel dan eerst de politie of het alarmnummer 112. Vertel het daarna aan ons, zodat we kunnen bewaren wat als bewijs nodig kan zijn.
{{brand}} is van {{company}}, {{address}}.`,

  "legal.return-policy.title": "Geld terug",
  "legal.return-policy.body": `Niet tevreden met iets wat je op {{brand}} kocht? Zo krijg je je geld terug.
## Van gedachten veranderd
Geeft de wet van je land je bedenktijd, zoals overal in de Europese Unie en in het Verenigd Koninkrijk, dan heb je 14 dagen vanaf de dag dat je kocht, en je hebt geen reden nodig. Dat staat bij de bestelling, nog voor je betaalt. We betalen terug wat je nog niet hebt gebruikt. Wat je al bewust hebt gebruikt, zoals een bericht dat verstuurd is, kan niet terug.
## Er ging iets mis
Is er twee keer iets in rekening gebracht, of voor iets wat niet werkte, of voor een bericht aan een profiel dat als fictief is gemarkeerd, dan betalen we alles terug, ook na die 14 dagen. Schrijven naar fictieve profielen is gratis, altijd.
Een eerste bericht dat niemand leest omdat de ontvanger binnen zeven dagen vertrekt, kost je uiteindelijk niets: de credits komen vanzelf terug, en we schrijven je.
## Hoe je het vraagt
Het snelst gaat het op de pagina van de aankoop: je bon leidt erheen, en met één knop herroep je hem. De bevestiging komt meteen per e-mail. Of schrijf ons: noem het e-mailadres van je account, en wanneer en wat je kocht. {{contact}}

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
- **Doen alsof:** foto’s of de naam van een ander, of een verzonnen leven om aan geld te komen. Verzonnen profielen die de site zelf maakt zijn gemarkeerd; leden maken er geen.
- **Geld:** er andere leden om vragen, of betaalde afspraken aanbieden.
- **Reclame:** links, kanalen en aanbiedingen van welke soort ook.
- **De privacy van anderen:** foto’s, berichten of adressen delen zonder dat zij dat goed vinden.
- **Alles wat de wet verbiedt.**
## Wat er dan gebeurt
We bekijken elke melding, en een mens beslist. Afhankelijk van wat het was waarschuwen we, halen we iets weg of sluiten we het account. Wie eruit wordt gezet, hoort waarom.
## Als je vindt dat we het mis hebben
[Zeg het](/complaints?about=appeal) binnen zes maanden; je hebt er geen account voor nodig. Iemand die het eerste besluit niet nam, kijkt er opnieuw naar: {{contact}}
## Als iemand jou dit aandoet
Antwoord niet, bewaar de berichten en [vertel het ons](/complaints). Ben je in gevaar, bel dan eerst de politie.
{{company}}, {{address}}`,

  "legal.imprint.title": "Colofon",
  "legal.imprint.body": `{{brand}} is een dienst van:
{{facts}}
Zo bereik je ons het snelst: {{contact}}

Wat er niet klopt op deze site, kun je [zonder account melden](/complaints). Wat we met je gegevens doen, staat onder [privacy](/pages/privacy).`,
  "legal.imprint.represented": "Vertegenwoordigd door: {{name}}",
  "legal.imprint.register": "Ingeschreven bij: {{register}}",
  "legal.imprint.host": "Hosting: {{host}}",

  "legal.ranking.title": "Zo komt de volgorde tot stand",
  "legal.ranking.body": `Wie mensen in een volgorde toont, hoort te zeggen hoe die tot stand komt; dat wil de wet ook (artikel 27 van de digitaledienstenverordening). Hier staat alles. Het geldt voor iedereen hetzelfde, en niemand kan een plaats kopen. In elke lijst is de eerste rij voor mensen met een foto: uit de eerste twaalf schuiven zij daarheen op, en alle anderen houden hun volgorde.
## Zoeken
Alleen je filters bepalen wie je vindt. De volgorde kies je zelf:
- **Laatst actief** (als je niets kiest): wie het laatst hier was, staat vooraan.
- **Dichtstbij**: in ruwe stappen van afstand tussen jullie plaatsen, daarna wie het laatst hier was.
- **Nieuwste**: wie er het laatst bij kwam, staat vooraan.

Wie je filters net mist, staat er apart onder, in dezelfde volgorde.
## Mensen voor jou en ‘Match zoeken’
Hier staan alleen mensen die jouw geslacht en leeftijd zoeken en van wie jij het geslacht en de leeftijd zoekt, en die je nog niet hebt geliket of overgeslagen. Van elk geslacht dat je zoekt bekijken we de 150 die het laatst hier waren, en hoogstens 40 nieuwkomers. Drie dingen worden vermenigvuldigd, het zwaarste eerst:
- **Hoe goed jullie bij elkaar passen.** Hoeveel van je wensen ze vervullen (taal, land, regio, leeftijd) van alle die je noemde, en hoeveel van de hunne jij vervult. Het harmonisch gemiddelde van die twee telt: vindt een van jullie niets, dan helpen de wensen van de ander niet.
- **Hoe lang ze weg waren.** Een week halveert de waarde, na drie weken is er een kwart over.
- **Hoeveel berichten er op ze wachten.** Vijf ongelezen berichten van de laatste zeven dagen halveren de waarde, zodat niemand wordt overspoeld.

Elke vierde plaats is voor leden van de laatste 14 dagen. Tussen gelijken beslist het lot, elke dag opnieuw. ‘Match zoeken’ toont de eerste 20 per dag.
## Vergelijkbare mensen
Mensen van hetzelfde geslacht en uit hetzelfde land, hoogstens vijf jaar ouder of jonger; wie het laatst hier was, staat vooraan.
## Wat niet telt
Geld, premium, uiterlijk, het aantal foto’s of likes, wat je schrijft en wat je hebt bekeken. Staat er reclame tussen de mensen, dan staat erbij dat het reclame is, heeft ze vaste plaatsen en verandert ze niemands plaats.
## Wat je kunt veranderen
Filters en volgorde van het zoeken, wanneer je maar wilt; wat je zoekt, in je profiel. Het zoeken gebruikt niets anders dan wat je daar instelt.`,

  "legal.accessibility.title": "Toegankelijkheid",
  "legal.accessibility.body": `{{brand}} is er voor iedereen van 18 of ouder. We bouwen het zo dat je het kunt gebruiken met alleen een toetsenbord, met een schermlezer, met grote tekst en zonder beweging.
## Waar we ons aan houden
De richtlijnen WCAG 2.2, niveau AA, en daarmee de Europese toegankelijkheidsrichtlijn. Voor elke nieuwe versie controleert een programma de opbouw van de pagina’s, het contrast en de namen van knoppen en velden, en of alles past op 320 pixels breed met tekst die twee keer zo groot is.
## Wat nog niet werkt
- Foto’s van leden hebben geen beschrijving: alleen de eigenaar weet wat erop staat. Van wie een foto is, staat er altijd in woorden bij.
- Wat leden schrijven, is van hen. Het kan lastig te lezen zijn, of in een andere taal dan de pagina.
- Pagina’s van betaaldiensten zijn niet van ons. Laat het weten als je er niet doorheen komt, dan zoeken we een andere weg.
## Staat er iets in de weg?
Vertel ons wat je wilde doen en met welk apparaat: {{contact}}

We antwoorden binnen zeven dagen. Helpt dat niet, [dien een klacht in](/complaints) of ga naar de toezichthouder voor toegankelijke diensten in je land.
{{company}}, {{address}}`,

  // Appended to the page of customer service if the Digital Services Act applies.
  "legal.contact_points": `## Contactpunten volgens de digitaledienstenverordening
Voor jou, voor autoriteiten, voor de Commissie en voor de Europese Raad voor digitale diensten is er één adres: {{contact}}

Daar antwoorden mensen, geen machine, in deze talen: {{languages}}. Wat de wet overtreedt, kun je ook [zonder account melden](/complaints).`,
  "legal.since": "Geldig sinds {{date}}.",
  "legal.shown_since": "In deze bewoording sinds {{date}}.",
  "legal.former": "Eerdere versies",
  "legal.former_of": "Versie van {{date}}",
  "legal.kept": "Zo stond deze pagina hier vanaf {{date}}.",
  "legal.present": "Lees de pagina zoals die nu is",
} satisfies Translation<typeof en, "nl">;
