import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.sender": "Je account",
  "mail.greeting": "Hoi {{name}},",
  "mail.greeting_unnamed": "Hoi,",
  "mail.link_hint": "Doet de knop niets? Kopieer dan dit adres naar je browser:",
  "mail.farewell": "Tot gauw!",
  "mail.reason": "Je krijgt deze mail omdat iemand dit adres heeft opgegeven op {{host}}.",

  "mail.activation.subject": "Bevestig je e-mailadres",
  "mail.activation.preview": "Eén tik en het is geregeld.",
  "mail.activation.text":
    "Fijn dat je er bent. Tik op de knop, dan weten we dat dit adres echt van jou is. Daarna staat alles voor je open.",
  "mail.activation.action": "Ja, dit is mijn adres",
  "mail.activation.note":
    "De link werkt één keer en blijft drie dagen geldig. Heb jij dit adres niet opgegeven? Laat deze mail dan gewoon liggen, dan gebeurt er niets.",

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
    "De link werkt één keer en blijft een uur geldig. Was jij dit niet? Laat deze mail dan liggen; je wachtwoord blijft zoals het is.",

  "mail.address_change.subject": "Bevestig je nieuwe e-mailadres",
  "mail.address_change.preview": "Eén tik en we schrijven je hier.",
  "mail.address_change.text":
    "Je gaf dit op als je nieuwe adres. Tik op de knop; vanaf dan log je ermee in en komen onze mails hier aan.",
  "mail.address_change.action": "Gebruik dit adres",
  "mail.address_change.note":
    "De link werkt één keer en blijft een dag geldig. Was jij dit niet? Laat deze mail dan liggen, dan verandert er niets.",

  "mail.address_changed.subject": "Je e-mailadres is gewijzigd",
  "mail.address_changed.preview": "Even zodat je het weet.",
  "mail.address_changed.text":
    "Je account heeft nu een ander e-mailadres. Vanaf nu schrijven we daarheen, en niet meer naar dit adres.",
  "mail.address_changed.action": "Dit was ik niet",
  "mail.address_changed.note": "Was jij het? Dan is alles goed en hoef je niets te doen.",

  "mail.deleted.subject": "Je account is verwijderd",
  "mail.deleted.preview": "Je kunt je nog bedenken.",
  "mail.deleted.text":
    "Zoals je vroeg, is je account verwijderd: niemand ziet het nog. Tot {{date}} kun je het terugkrijgen, precies zoals het was, door in te loggen. Daarna wordt alles wat persoonlijk is definitief gewist.",
  "mail.deleted.action": "Ik wil het terug",
  "mail.deleted.note": "Was jij het niet? Log dan in, haal het terug en kies een ander wachtwoord.",

  "mail.export.subject": "Je bestand is klaar",
  "mail.export.preview": "Het wacht zeven dagen op je.",
  "mail.export.text":
    "Je vroeg om een kopie van alles wat we van je bewaren. Log in om het mee te nemen; niemand anders dan jij kan dat. Na zeven dagen wordt het verwijderd.",
  "mail.export.action": "Naar mijn bestand",
  "mail.export.note": "Was jij het niet? Kies dan een ander wachtwoord: misschien is er iemand ingelogd als jij.",
  "mail.export.readme":
    "Dit is alles wat we van je bewaren, zoals het was toen je erom vroeg.\n\nElk .json-bestand is één soort gegevens, als gewone tekst: je account, je profiel, je toestemmingen, de berichten van je gesprekken enzovoort. Tijden zijn in UTC. Je foto’s staan in de map photos, in de volgorde van je profiel.\n\nAlleen wat je account beschermt, ontbreekt: het versleutelde wachtwoord en de sleutels van het inloggen.",

  "mail.second_factor_off.subject": "Er is iets veranderd aan je inloggen",
  "mail.second_factor_off.preview": "Dan weet je het even.",
  "mail.second_factor_off.text":
    "Inloggen met een code uit je app is uitgezet. Vanaf nu is alleen je wachtwoord genoeg.",
  "mail.second_factor_off.action": "Naar mijn account",
  "mail.second_factor_off.note":
    "Was jij het? Dan is alles goed. Zo niet, kies dan meteen een ander wachtwoord en zet het weer aan.",
} satisfies Translation<typeof en, "nl">;
