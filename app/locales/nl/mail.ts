import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.greeting": "Hoi {{name}},",
  "mail.greeting_unnamed": "Hoi,",
  "mail.link_hint": "Doet de knop niets? Kopieer dan dit adres naar je browser:",
  "mail.farewell": "Tot gauw!",
  "mail.signed": "Het team van {{brand}}",
  "mail.reason": "Je krijgt deze mail omdat iemand dit adres heeft opgegeven op {{host}}.",

  "mail.activation.subject": "Bevestig je e-mailadres",
  "mail.activation.preview": "Eén tik en het is geregeld.",
  "mail.activation.text":
    "Fijn dat je er bent. Tik op de knop, dan weten we dat dit adres echt van jou is. Daarna staat alles voor je open.",
  "mail.activation.action": "Ja, dit is mijn adres",
  "mail.activation.note":
    "De link werkt één keer en blijft drie dagen geldig. Heb jij dit adres niet opgegeven? Negeer deze mail dan gewoon, dan gebeurt er niets.",

  "mail.known.subject": "Je hebt al een account",
  "mail.known.preview": "Er is niets veranderd.",
  "mail.known.text":
    "Iemand, waarschijnlijk jijzelf, wilde zich net inschrijven met dit adres. Je hebt al een account, dus er is niets nieuws gemaakt en niets veranderd. Log in met het wachtwoord dat je toen koos. Ben je het kwijt? Op de inlogpagina kies je zo een nieuw.",
  "mail.known.action": "Inloggen",
  "mail.known.note": "Was jij dit niet? Dan hoef je niets te doen.",

  "mail.reset.subject": "Kies een nieuw wachtwoord",
  "mail.reset.preview": "Het is zo gebeurd.",
  "mail.reset.text":
    "Je vroeg om een nieuw wachtwoord. Kies er hier een, dan kun je er weer in. Op alle apparaten waar je nog bent ingelogd, word je dan uitgelogd.",
  "mail.reset.action": "Nieuw wachtwoord kiezen",
  "mail.reset.note":
    "De link werkt één keer en blijft een uur geldig. Was jij dit niet? Negeer deze mail dan; je wachtwoord blijft zoals het is.",

  "mail.address_change.subject": "Bevestig je nieuwe e-mailadres",
  "mail.address_change.preview": "Eén tik en we schrijven je hier.",
  "mail.address_change.text":
    "Je gaf dit op als je nieuwe adres. Tik op de knop; vanaf dan log je ermee in en komen onze mails hier aan.",
  "mail.address_change.action": "Gebruik dit adres",
  "mail.address_change.note":
    "De link werkt één keer en blijft een dag geldig. Was jij dit niet? Negeer deze mail dan, dan verandert er niets.",

  "mail.address_changed.subject": "Je e-mailadres is gewijzigd",
  "mail.address_changed.preview": "Dan weet je het even.",
  "mail.address_changed.text":
    "Je account heeft nu een ander e-mailadres. Vanaf nu schrijven we daarheen, en niet meer naar dit adres.",
  "mail.address_changed.action": "Dit was ik niet",
  "mail.address_changed.note": "Was jij het? Dan is alles goed en hoef je niets te doen.",

  "mail.address_correction.subject": "Je e-mailadres wordt binnenkort gewijzigd",
  "mail.address_correction.preview": "Was jij het? Dan hoef je niets te doen.",
  "mail.address_correction.text":
    "Onze klantenservice kreeg de vraag om je account een ander e-mailadres te geven. Dat gebeurt op {{date}}. Tot die tijd blijft alles zoals het is.",
  "mail.address_correction.action": "Mijn adres behouden",
  "mail.address_correction.note":
    "Was jij het? Dan hoef je niets te doen. Zo niet, druk dan op de knop: er wordt niets gewijzigd.",

  "mail.deleted.subject": "Je account is verwijderd",
  "mail.deleted.preview": "Je kunt je nog bedenken.",
  "mail.deleted.text":
    "Zoals je vroeg, is je account verwijderd: niemand ziet het nog. Tot {{date}} kun je het terugkrijgen, precies zoals het was, door in te loggen. Daarna wordt alles wat persoonlijk is definitief gewist.",
  "mail.deleted.action": "Ik wil het terug",
  "mail.deleted.note": "Was jij het niet? Log dan in, haal het terug en kies een ander wachtwoord.",

  "mail.export.subject": "Je bestand is klaar",
  "mail.export.preview": "Het wacht zeven dagen op je.",
  "mail.export.text":
    "Je vroeg om een kopie van alles wat we van je bewaren. Log in om die te downloaden. Na zeven dagen verdwijnt het bestand.",
  "mail.export.action": "Naar mijn bestand",
  "mail.export.note": "Was jij het niet? Kies dan een ander wachtwoord: misschien is er iemand ingelogd als jij.",
  "mail.export.readme":
    "Dit is alles wat we van je bewaren, zoals het was toen je erom vroeg.\n\nElk .json-bestand bevat één soort gegevens, als gewone tekst: je account, je profiel, je toestemmingen, de berichten van je gesprekken enzovoort. Tijden zijn in UTC. Je foto’s staan in de map photos, in de volgorde van je profiel; de foto’s die je iemand hebt gestuurd staan in chat_photos, elk onder de id van het bericht.\n\nAlleen wat je account beschermt, ontbreekt: het versleutelde wachtwoord en de sleutels van het inloggen.",

  "mail.second_factor_off.subject": "Je logt voortaan anders in",
  "mail.second_factor_off.preview": "Dan weet je het even.",
  "mail.second_factor_off.text":
    "Inloggen met een code uit je app is uitgezet. Vanaf nu is alleen je wachtwoord genoeg.",
  "mail.second_factor_off.action": "Naar mijn account",
  "mail.second_factor_off.note":
    "Was jij het? Dan is alles goed. Zo niet, kies dan meteen een ander wachtwoord en zet het weer aan.",

  "mail.second_factor_on.subject": "Je logt voortaan anders in",
  "mail.second_factor_on.preview": "Dan weet je het even.",
  "mail.second_factor_on.text":
    "Vanaf nu heb je bij het inloggen naast je wachtwoord een code uit je app nodig. Al je andere apparaten zijn uitgelogd.",
  "mail.second_factor_on.action": "Dit was ik niet",
  "mail.second_factor_on.note": "Was jij het? Dan is alles goed. Bewaar je herstelcodes waar je ze terugvindt.",

  "mail.wrong_passwords.subject": "Verkeerde wachtwoorden ingetypt",
  "mail.wrong_passwords.preview": "Dan weet je het even.",
  "mail.wrong_passwords.text":
    "Binnen een dag zijn er veel verkeerde wachtwoorden voor je account ingetypt. We remmen nu iedereen af die het probeert op een apparaat dat we niet kennen. Waar je eerder hebt ingelogd, merk je er niets van.",
  "mail.wrong_passwords.action": "Naar mijn account",
  "mail.wrong_passwords.note":
    "Was jij het? Kies dan een nieuw wachtwoord op de inlogpagina. Zo niet: een wachtwoord dat je nergens anders gebruikt, houdt je account veilig, en een code uit een app doet dat nog beter.",

  "mail.receipt.subject": "Je bon",
  "mail.receipt.preview": "Voor je administratie.",
  "mail.receipt.text":
    "Bedankt voor je betaling. Bon {{number}}: {{item}}, {{total}}, waarvan {{vat}} btw tegen {{rate}}%.",
  "mail.receipt.action": "Mijn betaling bekijken",
  "mail.receipt.note": "De bon zit als pdf bij deze mail en blijft ook op die pagina staan.",

  "mail.refund.subject": "Je krijgt geld terug",
  "mail.refund.preview": "Je creditnota zit erbij.",
  "mail.refund.text":
    "Je krijgt {{amount}} terug van wat je voor {{item}} hebt betaald, langs dezelfde weg. Dit is creditnota {{number}}.",
  "mail.refund.action": "Mijn betaling bekijken",
  "mail.refund.note":
    "De creditnota zit als pdf bij deze mail. Bij je bank kan het een paar dagen duren voor je het geld ziet.",
  "mail.dispute_won.subject": "Je betaling is weer geldig",
  "mail.dispute_won.preview": "Je bon zit erbij.",
  "mail.dispute_won.text":
    "Je bank had {{amount}} van je betaling voor {{item}} teruggehaald en heeft dat nu weer aan ons overgemaakt. Je bestelling is dus weer geldig, en wat we ervoor hadden teruggenomen, staat weer op je account. Dit is bon {{number}}; die vervangt de creditnota.",
  "mail.dispute_won.action": "Bekijk mijn betaling",
  "mail.dispute_won.note": "De bon zit als pdf bij deze mail. Herken je deze betaling niet, schrijf ons dan.",

  "mail.withdrawal.subject": "We hebben je herroeping ontvangen",
  "mail.withdrawal.preview": "Die is bevestigd.",
  "mail.withdrawal.text":
    "{{name}}, op {{at}} heb je de overeenkomst over {{item}} (bon {{number}}) herroepen. Je krijgt {{amount}} binnen veertien dagen terug, op dezelfde manier als je hebt betaald.",
  "mail.withdrawal.action": "Mijn betaling bekijken",
  "mail.withdrawal.note": "Bewaar deze mail: die bevestigt je herroeping met datum en tijd.",
  "mail.withdrawal_late.subject": "Over je herroeping",
  "mail.withdrawal_late.preview": "We hebben die ontvangen.",
  "mail.withdrawal_late.text":
    "Op {{at}} liet je ons weten dat je de overeenkomst over {{item}} (bon {{number}}) herroept. We hebben dat vastgelegd. Voor deze bestelling is er niets meer terug te geven: de termijn is voorbij, alles is gebruikt, of het geld ging al terug.",
  "mail.withdrawal_late.action": "Bekijk mijn betaling",
  "mail.withdrawal_late.note": "Zie je het anders, schrijf ons dan.",

  "mail.premium_ends.subject": "Er loopt binnenkort iets af",
  "mail.premium_ends.preview": "Het wordt niet vanzelf verlengd.",
  "mail.premium_ends.text":
    "Je premium eindigt op {{date}}. Het wordt niet vanzelf verlengd en er wordt niets afgeschreven. Beviel het, dan kun je een nieuwe periode kopen; zo niet, dan hoef je niets te doen.",
  "mail.premium_ends.action": "Bekijk het aanbod",
  "mail.premium_ends.note": "Deze mail krijg je maar één keer per periode, vlak voor het einde.",

  "mail.credits_back.subject": "Je hebt iets teruggekregen",
  "mail.credits_back.preview": "Dan weet je het even.",
  "mail.credits_back.text":
    "Iemand aan wie je schreef, is hier niet meer en heeft je eerste bericht nooit gelezen. Wat het je kostte, staat weer op je account. Credits: {{credits}}.",
  "mail.credits_back.action": "Naar mijn credits",
  "mail.credits_back.note": "Je hoeft niets te doen.",
  "mail.premium_cancelled.subject": "We hebben je opzegging ontvangen",
  "mail.premium_cancelled.preview": "Die is bevestigd.",
  "mail.premium_cancelled.text":
    "{{name}}, op {{at}} heb je je premium opgezegd. Het eindigt op {{end}}. Het wordt niet verlengd en er wordt niets meer afgeschreven.",
  "mail.premium_cancelled.action": "Mijn premium bekijken",
  "mail.premium_cancelled.note": "Bewaar deze mail: die bevestigt je opzegging met datum en tijd.",

  "mail.unsubscribe": "Stop deze mails",
  "mail.unseen.subject": "Er wacht iets op je",
  "mail.unseen.preview": "Als je even tijd hebt.",
  "mail.unseen.text": "{{what}} Log in en je ziet het.",
  "mail.unseen.action": "Even kijken",
  "mail.unseen.note":
    "We mailen hooguit één keer per dag, en alleen als er al een uur iets op je wacht. Bij je meldingen kies je hoe vaak, of zet je het uit.",
  "mail.unseen.message": "Iemand heeft je geschreven.",
  "mail.unseen.like": "Iemand vindt je leuk.",
  "mail.unseen.match": "Iemand die jij leuk vindt, vindt jou ook leuk.",

  "mail.newcomers.subject": "Jouw week in het kort",
  "mail.newcomers.preview": "Zoals je vroeg.",
  "mail.newcomers.text": "Er is iemand nieuw die past bij wat je zoekt. {{what}}",
  "mail.newcomers.each": "{{search}}: {{people}}.",
  "mail.newcomers.action": "Even kijken",
  "mail.newcomers.note":
    "Je krijgt deze mail op maandag, en alleen als er iemand nieuw is. Per bewaarde zoekopdracht kies je of we je erover mailen.",

  "mail.photo_rejected.subject": "Een van je foto’s wordt niet getoond",
  "mail.photo_rejected.preview": "Waarom, en wat je kunt doen.",
  "mail.photo_rejected.text":
    "Iemand van ons team heeft beslist dat een foto van jou tegen onze huisregels ingaat ({{rules}}). Vanaf nu zie alleen jij hem nog. Wat we hebben gezien: {{reason}}",
  "mail.photo_rejected.action": "Opnieuw laten bekijken",
  "mail.photo_rejected.note":
    "Je hebt zes maanden om gratis bezwaar te maken, en dan beslist iemand anders. {{redress}}",

  "mail.text_removed.subject": "Iets wat je schreef is van je profiel gehaald",
  "mail.text_removed.preview": "Waarom, en wat je kunt doen.",
  "mail.text_removed.text":
    "Iemand van ons team heeft dit van je profiel gehaald: {{texts}}. Wat we hebben gezien: {{facts}} De regel waar dat tegen ingaat: {{rule}} Al onze huisregels: {{rules}}. De rest blijft zoals het was, en je kunt er iets anders voor in de plaats schrijven.",
  "mail.text_removed.action": "Opnieuw laten bekijken",
  "mail.text_removed.note": "Je hebt zes maanden om gratis bezwaar te maken, en dan beslist iemand anders. {{redress}}",

  "mail.fraud.subject": "Iets belangrijks voor je veiligheid",
  "mail.fraud.preview": "Lees het alsjeblieft snel.",
  "mail.fraud.text":
    "{{name}}, met wie je tot {{date}} berichten uitwisselde, is hier niet meer: we hebben het account verwijderd vanwege fraude of een valse identiteit. Stuur deze persoon nooit geld, cadeaukaarten, wachtwoorden of documenten, wat je ook wordt verteld en waar je ook een bericht krijgt. Heb je al iets gestuurd, meld het dan meteen bij je bank en daarna bij de politie.{{back}}",
  "mail.fraud.back": "Wat je berichten aan dit account je kostten, staat weer op dat van jou. Credits: {{credits}}.",
  "mail.fraud.action": "Zo bescherm je jezelf",
  "mail.fraud.note":
    "Dit is niet jouw schuld: zulke mensen maken er hun werk van. Maak je je ergens zorgen over, schrijf ons dan. Je vindt deze melding ook in je account, onder ‘Beslissingen en meldingen’.",
  "mail.fraud_retracted.subject": "We moeten iets rechtzetten",
  "mail.fraud_retracted.preview": "Het is goed nieuws.",
  "mail.fraud_retracted.text":
    "Op {{date}} schreven we je dat het account van {{name}} was verwijderd vanwege fraude of een valse identiteit. We hebben er opnieuw naar gekeken, en die beslissing klopt niet: het account is weer open. Neem het {{name}} alsjeblieft niet kwalijk.",
  "mail.fraud_retracted.action": "Bekijk alle meldingen",
  "mail.fraud_retracted.note":
    "Heb je toen credits teruggekregen, dan houd je die. Sorry dat we je hebben laten schrikken.",

  "mail.profile_hidden.subject": "Je profiel is verborgen",
  "mail.profile_hidden.preview": "Waarom, en wat je kunt doen.",
  "mail.profile_hidden.text":
    "Vanaf nu ziet niemand behalve jij je profiel. Je kunt gewoon inloggen, en je gesprekken blijven. Wat we hebben gezien: {{facts}} De regel waar dat tegen ingaat: {{rule}} Iemand van ons team heeft dit beslist.",
  "mail.profile_hidden.action": "Opnieuw laten bekijken",
  "mail.profile_hidden.note":
    "Je hebt zes maanden om gratis bezwaar te maken, en dan beslist iemand anders. {{redress}}",

  "mail.profile_shown.subject": "Je profiel is weer zichtbaar",
  "mail.profile_shown.preview": "Alles is zoals het was.",
  "mail.profile_shown.text": "We hadden je profiel verborgen. Nu ziet iedereen die jij toelaat het weer.",
  "mail.profile_shown.action": "Open je profiel",
  "mail.profile_shown.note": "Fijn dat je er bent.",

  "mail.decision_reversed.subject": "We hebben onze beslissing veranderd",
  "mail.decision_reversed.preview": "Goed dat je het vroeg.",
  "mail.decision_reversed.text":
    "Iemand die de eerste beslissing niet nam, heeft opnieuw gekeken en haar veranderd. Dit is weer van jou: {{items}}. Wat we deze keer hebben gezien: {{facts}}",
  "mail.decision_reversed.premium":
    "Je premium loopt nu tot {{date}}: de tijd waarin je er niets aan had, hebben we erbij opgeteld.",
  "mail.decision_reversed.action": "Bekijk alle beslissingen",
  "mail.decision_reversed.note": "Bedankt voor het vragen, en sorry voor het ongemak.",

  "mail.warned.subject": "Even over je account",
  "mail.warned.preview": "Wat ons opviel, en wat je kunt doen.",
  "mail.warned.text":
    "Iemand van ons team heeft gekeken naar iets wat je hebt gedaan, en dat gaat tegen onze huisregels in. Wat we hebben gezien: {{facts}} De regel waar het om gaat: {{rule}} Voorlopig verandert er niets: je profiel blijft zichtbaar en je kunt gewoon verder. Houd je vanaf nu wel aan de regels. Gebeurt het nog eens, dan moeten we je account misschien blokkeren.",
  "mail.warned.action": "Huisregels lezen",
  "mail.warned.note": "Zie je het anders? Schrijf ons, dan kijken we er nog een keer naar.",

  "mail.muted.subject": "Je kunt nu geen berichten schrijven",
  "mail.muted.preview": "Waarom, hoelang en wat je kunt doen.",
  "mail.muted.text":
    "Je kunt alles lezen zoals altijd, maar {{period}} kun je geen berichten schrijven. Wat we hebben gezien: {{facts}} De regel waar het om gaat: {{rule}} Iemand van ons team heeft dit beslist.",
  "mail.muted.action": "Opnieuw laten bekijken",
  "mail.muted.note": "Je hebt zes maanden om gratis bezwaar te maken, en dan beslist iemand anders. {{redress}}",

  "mail.mute_ended.subject": "Je kunt weer berichten schrijven",
  "mail.mute_ended.preview": "Alles is zoals eerst.",
  "mail.mute_ended.text": "Je kunt weer berichten schrijven. Verder is er niets veranderd.",
  "mail.mute_ended.action": "Naar mijn berichten",
  "mail.mute_ended.note": "Fijn dat je er weer bent.",

  "mail.details_changed.subject": "Je gegevens zijn gewijzigd",
  "mail.details_changed.preview": "Dan weet je het even.",
  "mail.details_changed.text": "Er is iets in je account gewijzigd: {{what}}. Wanneer: {{when}}.",
  "mail.details_changed.action": "Dit was ik niet",
  "mail.details_changed.note":
    "Was jij het? Dan is alles goed en hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en schrijf ons.",
  "mail.details_changed.password": "je wachtwoord",
  "mail.details_changed.email": "je e-mailadres",

  "mail.erased.subject": "Je account is verwijderd",
  "mail.erased.preview": "Alles wat persoonlijk is, is voorgoed weg.",
  "mail.erased.text":
    "Zoals je vroeg is je account verwijderd, en alles wat persoonlijk is wordt voorgoed gewist. Terughalen kan niet meer. We bewaren alleen wat we van de wet moeten bewaren, zoals bonnen.",
  "mail.erased.action": "Naar de voorpagina",
  "mail.erased.note": "Het ga je goed.",

  "mail.suspended.subject": "Je account is geblokkeerd",
  "mail.suspended.preview": "Waarom, hoelang en wat je kunt doen.",
  "mail.suspended.text":
    "Je account is {{period}} geblokkeerd: niemand ziet je profiel en je kunt niet inloggen. Wat we hebben gezien: {{facts}} De regel waar het om gaat: {{rule}} Iemand van ons team heeft dit beslist.",
  "mail.suspended.action": "Opnieuw laten bekijken",
  "mail.suspended.note": "Je hebt zes maanden om gratis bezwaar te maken, en dan beslist iemand anders. {{redress}}",

  "mail.suspension_ended.subject": "Je account is weer open",
  "mail.suspension_ended.preview": "Je kunt weer inloggen.",
  "mail.suspension_ended.text":
    "De blokkade van je account is voorbij. Je profiel is zoals het was, en je berichten en credits ook.",
  "mail.suspension_ended.action": "Inloggen",
  "mail.suspension_ended.note": "Fijn dat je er weer bent.",

  "mail.complaint_received.subject": "We hebben je bericht",
  "mail.complaint_received.preview": "Het heeft een nummer.",
  "mail.complaint_received.text":
    "Fijn dat je het ons vertelt. Je bericht heeft nummer {{number}}. Een mens kijkt ernaar, en uiterlijk {{date}} heb je ons antwoord.",
  "mail.complaint_received.action": "Bekijk de status",
  "mail.complaint_received.note":
    "Daar kun je ook foto’s toevoegen. Bewaar deze mail: niemand anders kent het adres van die pagina.",

  "mail.complaint_answered.subject": "Hier is ons antwoord",
  "mail.complaint_answered.preview": "Het gaat over je bericht.",
  "mail.complaint_answered.text":
    "We hebben naar je bericht met nummer {{number}} gekeken en beslist. Ons antwoord, en wat je kunt doen als je het er niet mee eens bent, staat op de bijbehorende pagina.",
  "mail.complaint_answered.action": "Lees het antwoord",
  "mail.complaint_answered.note": "Niemand anders kent het adres van die pagina.",
  "mail.report_answered.subject": "Wat er met je melding is gebeurd",
  "mail.report_answered.preview": "We hebben ernaar gekeken.",
  "mail.report_answered.text":
    "Bedankt dat je het ons hebt laten weten. Dit gaat over wat je onder nummer {{numbers}} hebt gemeld. {{outcome}}",
  "mail.report_answered.acted":
    "Iemand van ons team heeft ernaar gekeken: er is een regel van ons overtreden, en we hebben er iets aan gedaan. Wat precies blijft tussen ons en dat lid, net zoals niemand te weten komt wie iets heeft gemeld.",
  "mail.report_answered.found":
    "Iemand van ons team heeft ernaar gekeken: een van onze regels is overtreden. Een maatregel was deze keer niet nodig; we onthouden het voor het geval het nog eens gebeurt.",
  "mail.report_answered.reversed":
    "We moeten ons antwoord rechtzetten. Na een bezwaar heeft iemand anders dan de eerste keer opnieuw gekeken en geen overtreding van onze regels gevonden. Wat we hadden gedaan, is teruggedraaid.",
  "mail.report_answered.nothing":
    "Iemand van ons team heeft ernaar gekeken en geen overtreding van onze regels gevonden. Daarom blijft alles zoals het is. Kom je iemand hier liever niet tegen, dan kun je diegene blokkeren: dan zien jullie elkaar niet meer.",
  "mail.report_answered.discarded":
    "Deze keer konden we er niets mee, dus we hebben het opzijgelegd. Een melding helpt het meest als ze gaat over iets wat iemand echt heeft gedaan, met een zin over wat er is gebeurd. Voor jou verandert er niets.",
  "mail.report_answered.action": "Al mijn meldingen",
  "mail.report_answered.note":
    "Zie je het anders, of was er meer? Schrijf ons en noem het nummer. Fijn dat je op anderen let.",
} satisfies Translation<typeof en, "nl">;
