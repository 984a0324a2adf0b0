import type en from "../en/errors";
import type { Translation } from "../translation";

export default {
  "error.title": "Fout",
  "error.signup_for_free": "Schrijf je gratis in",
  "error.members_title": "Mensen die je in plaats daarvan kunt ontmoeten",
  "error.to_home": "Naar de voorpagina",
  "error.required": "Dit is verplicht",
  "error.too_short": "Dit veld moet minstens {{min}} tekens lang zijn",
  "error.too_long": "Dit veld mag hoogstens {{max}} tekens lang zijn",
  "error.invalid_choice": "Kies een van de mogelijkheden",
  "error.not_found": "Pagina niet gevonden: {{path}}",
  "error.unavailable": "Er wordt aan deze site gewerkt. Probeer het over een paar minuten opnieuw.",
  "error.moving": "We zijn een paar minuten aan het verhuizen. Kijk gerust rond; de rest doet het zo weer.",
  "error.unexpected": "Er ging bij ons iets mis. Probeer het zo nog eens.",
  "error.offline": "Geen verbinding. Controleer je internet en probeer het opnieuw.",
  "error.form": "Er klopt nog iets niet. Kijk naar de gemarkeerde velden.",

  "request.cross_site":
    "Dit verzoek kwam van een andere site, dus er is niets gebeurd. Ga terug en probeer het hier opnieuw.",
  "request.invalid": "Dit verzoek was niet te begrijpen.",
  "request.duplicate_field": "Een veld is twee keer verstuurd.",
  "request.too_large": "Dat is te groot.",
  "request.uri_too_long": "Dit adres is te lang.",
  "request.method": "Dat kan niet op dit adres.",
  "request.media_type": "Dit soort gegevens kan hier niet worden gebruikt.",
  "request.encoding": "Zo ingepakte gegevens kunnen hier niet worden gebruikt.",
  "request.too_many": "Dat was veel in één keer. Wacht even en probeer het dan opnieuw.",
  "request.timeout": "Dat duurde te lang. Probeer het nog eens.",
  "request.unknown_host": "Er is geen site op dit adres.",

  "auth.required": "Log eerst in",
  "auth.wrong": "E-mailadres en wachtwoord horen niet bij elkaar. Probeer het nog eens.",
  "auth.wrong_or_unconfirmed":
    "E-mailadres en wachtwoord horen niet bij elkaar, of het adres is nog niet bevestigd. Nieuw hier? Volg dan eerst de link in onze mail.",
  "auth.deleted": "Dit account is verwijderd. De klantenservice kan je helpen.",

  "account.not_confirmed": "Bevestig eerst je e-mailadres",

  "signup.closed": "Er worden op dit moment geen nieuwe accounts gemaakt",
  "signup.bad_token": "Het adres is niet nagekeken, of te lang geleden. Probeer het nog eens.",
  "signup.bad_csrf": "Het antwoord van je browser klopte niet. Laad de pagina opnieuw en probeer het nog eens.",
  "signup.consent_required": "Om een profiel te maken hebben we allebei je toestemmingen nodig",
  "signup.invalid_email": "Dit is geen geldig e-mailadres",
  "signup.existing_account_active": "Er is al een account met dit adres. Je kunt inloggen.",
  "signup.deleted_account_exists": "Een account met dit adres is verwijderd. De klantenservice kan je helpen.",
  "signup.too_many":
    "Vanaf jouw verbinding hebben zich in vijf minuten te veel mensen ingeschreven. Over {{minutes}} min. kun je het weer proberen.",
  "signup.name_starts_with_at": "Een naam kan niet met @ beginnen",
  "signup.name_equal_to_email": "Kies een andere naam dan je e-mailadres, zodat niemand anders dat ziet",
  "signup.password_common": "Veel mensen gebruiken dit wachtwoord, dus het wordt als eerste geraden. Kies een ander.",
  "signup.age_closed":
    "Je kunt je vandaag niet inschrijven met deze browser. Deze site is voor mensen van 18 jaar en ouder.",

  "profile.date_of_birth_error": "Je moet minstens {{min_age}} jaar oud zijn",
  "profile.date_of_birth_invalid": "Dit is geen datum",
  "profile.country_unknown": "Dit land kun je hier niet kiezen",
  "profile.region_unknown": "Deze regio ligt niet in dat land",
  "profile.field_closed": "Dit kun je hier niet wijzigen",
  "profiles.not_found": "Deze persoon is hier niet (meer)",

  "photos.not_found": "Deze foto is hier niet (meer)",
  "photos.not_an_image": "Dit is geen foto die we kunnen lezen. JPEG en PNG werken, hoe het bestand ook heet.",
  "photos.too_large": "Dit bestand is te groot. Een foto mag hooguit {{max}} MB zijn.",
  "photos.too_many_pixels": "Deze foto heeft te veel pixels. Er passen er hooguit {{max}} miljoen.",
  "photos.damaged": "Dit bestand is beschadigd. Probeer een andere foto, of sla deze eerst opnieuw op.",
  "photos.too_many": "Je hebt {{max}} foto's, en meer passen er niet. Verwijder er eerst een.",
  "photos.no_file": "Kies eerst een foto",
  "photos.busy": "Er komen nu heel veel foto's binnen. Probeer het over een paar tellen nog eens.",

  "search.members_only": "Alleen voor leden: log in of schrijf je in om te zien wie hier is",

  "blocks.self": "Je kunt jezelf niet blokkeren",

  "likes.self": "Leuk bedacht, maar je kunt je eigen profiel niet liken",

  "chats.not_found": "Dit gesprek is hier niet (meer)",
  "chats.self": "Je kunt jezelf niet schrijven",
  "chats.recipient_unavailable": "Deze persoon kun je niet schrijven",
  "chats.empty_message": "Schrijf eerst iets",
  "chats.key_used": "Dit bericht is al verstuurd. Laad de pagina opnieuw om het te zien.",
  "chats.message_too_long": "Dat is te lang voor één bericht. Er passen {{max, number}} tekens in.",

  "credits.insufficient": "Je hebt niet genoeg credits voor dit bericht",
} satisfies Translation<typeof en, "nl">;
