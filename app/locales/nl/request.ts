import type en from "../en/request";
import type { Translation } from "../translation";

export default {
  "request.cross_site":
    "Dit verzoek kwam van een andere site, dus er is niets gebeurd. Ga terug en probeer het hier opnieuw.",
  "request.invalid": "Dit verzoek was niet te begrijpen.",
  "request.missing": "Dit is nog leeg. Vul het even in.",
  "request.missing_name": "Vul de naam in die anderen te zien krijgen.",
  "request.missing_email": "Vul je e-mailadres in.",
  "request.missing_password": "Vul een wachtwoord in.",
  "request.missing_birth_date": "Vul je geboortedatum in.",
  "request.missing_current": "Vul je huidige wachtwoord in.",
  "request.missing_code": "Vul de code in.",
  "request.duplicate_field": "Een veld is twee keer verstuurd.",
  "request.too_large": "Dat is te groot.",
  "request.uri_too_long": "Dit adres is te lang.",
  "request.method": "Dat kan niet op dit adres.",
  "request.media_type": "Dit soort gegevens kan hier niet worden gebruikt.",
  "request.encoding": "Zo ingepakte gegevens kunnen hier niet worden gebruikt.",
  "request.too_many": "Dat was veel in één keer. Wacht even en probeer het dan opnieuw.",
  "request.timeout": "Dat duurde te lang. Probeer het nog eens.",
} satisfies Translation<typeof en, "nl">;
