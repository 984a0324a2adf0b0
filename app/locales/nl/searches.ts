import type en from "../en/searches";
import type { Translation } from "../translation";

export default {
  "searches.title": "Bewaarde zoekopdrachten",
  "searches.lead":
    "Geef een zoekopdracht een naam, dan vind je hem op elk apparaat terug. Als je wilt, mailen we je één keer per week wie er nieuw is.",
  "searches.text": "Zoekopdrachten die je bewaart, en de mail over wie er nieuw is.",
  "searches.empty": "Je hebt nog geen zoekopdracht bewaard. Kies je filters en geef de zoekopdracht een naam.",
  "searches.to_search": "Naar zoeken",
  "searches.save": "Deze zoekopdracht bewaren",
  "searches.name": "Naam",
  "searches.name_hint": "Bijvoorbeeld: ‘In de buurt’ of ‘Houdt van wandelen’.",
  "searches.mails": "Mail me één keer per week als er iemand nieuw is",
  "searches.mails_on": "Je krijgt op maandag een mail als er iemand nieuw is.",
  "searches.mails_off": "Geen mail.",
  "searches.mails_start": "Mail mij",
  "searches.mails_stop": "Mail stoppen",
  "searches.show": "Bekijken",
  "searches.remove": "Verwijderen",
  "searches.saved": "‘{{name}}’ is bewaard.",
  "searches.changed": "Opgeslagen.",
  "searches.removed": "De zoekopdracht is verwijderd.",
  "searches.everybody": "Iedereen",
  "searches.manage": "Beheren",
  "searches.too_many": "Je kunt hooguit {{max}} zoekopdrachten bewaren. Verwijder er een die je niet meer nodig hebt.",
  "searches.name_taken": "Je hebt al een zoekopdracht met deze naam",
  "searches.not_found": "Deze zoekopdracht bestaat niet meer",
} satisfies Translation<typeof en, "nl">;
