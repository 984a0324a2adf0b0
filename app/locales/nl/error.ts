import type en from "../en/error";
import type { Translation } from "../translation";

export default {
  "error.title": "Fout",
  "error.try_again": "Probeer het nog eens",
  "error.signup_for_free": "Schrijf je gratis in",
  "error.members_title": "Wie je wél kunt ontmoeten",
  "error.required": "Dit is verplicht",
  "error.too_short": "Dit veld moet minstens {{min}} tekens lang zijn",
  "error.too_long": "Dit veld mag hoogstens {{max}} tekens lang zijn",
  "error.invalid_choice": "Kies een van de mogelijkheden",
  "error.not_found": "Pagina niet gevonden: {{path}}",
  "error.unavailable": "Er wordt aan deze site gewerkt. Probeer het over een paar minuten opnieuw.",
  "error.moving": "We zijn een paar minuten aan het verhuizen. Kijk gerust rond; de rest doet het zo weer.",
  "error.not_saved": "Dat konden we niet opslaan: er gaat bij ons iets mis. Probeer het over een paar minuten opnieuw.",
  "error.unexpected": "Er ging bij ons iets mis. Probeer het zo nog eens.",
  "error.reference": "Blijft het misgaan? Geef dit dan door aan de helpdesk: {{id}}",
  "error.offline": "Geen verbinding. Controleer je internet en probeer het opnieuw.",
  "error.waiting": "Even geen antwoord. We blijven het proberen, en wat je koos blijft staan.",
  "error.form_offline": "Je bent offline, dus er is niets verstuurd. Wat je hebt ingevuld staat er nog.",
  "error.form_connection": "De verbinding viel weg. Wat je hebt ingevuld staat er nog: probeer het opnieuw.",
  "error.form_server": "Er ging bij ons iets mis. Wat je hebt ingevuld staat er nog: probeer het zo opnieuw.",
  "error.form": "Er klopt nog iets niet. Kijk naar de gemarkeerde velden.",
} satisfies Translation<typeof en, "nl">;
