import type en from "../en/signup";
import type { Translation } from "../translation";

export default {
  "signup.title": "Word lid van {{brand}}",
  "signup.lead": "Een e-mailadres, een naam, een wachtwoord. De rest komt later wel.",
  "signup.description":
    "Schrijf je in met een e-mailadres, een naam en een wachtwoord. Het kost je een minuut; foto’s en de rest van je profiel komen later wel.",
  "signup.chosen_before": "Wat je hebt gekozen is bewaard en komt in je profiel. Daar kun je het altijd veranderen.",
  "signup.email": "E-mailadres",
  "signup.email_hint": "Niemand anders ziet dit.",
  "signup.email_checking": "We kijken het adres na…",
  "signup.email_ok": "Dit adres is in orde.",
  "signup.did_you_mean": "Bedoelde je {{email}}?",
  "signup.name": "Naam",
  "signup.name_hint": "Dit is wat anderen zien. Een voornaam of bijnaam is genoeg.",
  "signup.password": "Wachtwoord",
  "signup.password_hint": "Een paar woorden achter elkaar onthoud je makkelijk en raadt niemand.",
  "signup.date_of_birth": "Geboortedatum",
  "signup.date_of_birth_hint": "Je moet {{min_age}} of ouder zijn. Anderen zien je leeftijd, nooit de datum.",
  "signup.day": "Dag",
  "signup.month": "Maand",
  "signup.months": "januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december",
  "signup.year": "Jaar",
  "signup.consent_terms": "Ik ga akkoord met de voorwaarden en heb de privacyverklaring gelezen.",
  "signup.terms_link": "Lees de voorwaarden",
  "signup.privacy_link": "Lees de privacyverklaring",
  "signup.consent_sensitive_data":
    "Een datingprofiel vertelt dingen over mij die privé zijn, zoals op wie ik val en waar ik van hou. Ik vind het goed dat {{brand}} gebruikt wat ik zelf deel om mijn profiel aan anderen te tonen en mensen voor mij te vinden. Ik kan dit altijd weer intrekken.",
  "signup.submit": "Maak mijn account",
  "signup.submitting": "Een ogenblik…",
  "signup.have_account": "Al lid?",
  "signup.to_login": "Inloggen",
  "signup.to_service": "Klantenservice",
  "signup.free": "Lid worden is gratis.",
  "signup.invite_only_title": "Alleen op uitnodiging",
  "signup.invite_only_text":
    "{{brand}} neemt op dit moment geen nieuwe leden aan. Heb je een account, dan kun je inloggen.",
  "signup.existing_account_not_confirmed":
    "Er is al een account met dit adres; het moet alleen nog bevestigd worden. Log in om verder te gaan.",
  "signup.password_weak": "Makkelijk te raden",
  "signup.password_fair": "Kan ermee door",
  "signup.password_good": "Goed wachtwoord",

  "signup.closed": "Je kunt je op dit moment niet inschrijven",
  "signup.bad_token": "Het adres is niet nagekeken, of dat is te lang geleden. Probeer het nog eens.",
  "signup.bad_csrf": "Het antwoord van je browser klopte niet. Laad de pagina opnieuw en probeer het nog eens.",
  "signup.consent_required": "Om een profiel te maken hebben we beide toestemmingen van je nodig",
  "signup.invalid_email": "Dit is geen geldig e-mailadres",
  "signup.existing_account_active": "Er is al een account met dit adres. Je kunt inloggen.",
  "signup.deleted_account_exists": "Een account met dit adres is verwijderd. De klantenservice kan je helpen.",
  "signup.too_many":
    "Via jouw verbinding hebben zich in vijf minuten te veel mensen ingeschreven. Over {{minutes}} min. kun je het weer proberen.",
  "signup.name_contact": "Zet geen telefoonnummer of adres in je naam: iedereen ziet het",
  "signup.name_starts_with_at": "Een naam kan niet met @ beginnen",
  "signup.name_equal_to_email": "Kies een andere naam dan je e-mailadres, zodat niemand anders dat ziet",
  "signup.password_common": "Veel mensen gebruiken dit wachtwoord, dus het wordt als eerste geraden. Kies een ander.",
  "signup.age_closed":
    "Je kunt je vandaag niet inschrijven met deze browser. Deze site is voor mensen van 18 jaar en ouder.",
  "signup.came_for": "Je kwam voor {{name}}",
} satisfies Translation<typeof en, "nl">;
