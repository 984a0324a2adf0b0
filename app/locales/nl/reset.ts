import type en from "../en/reset";
import type { Translation } from "../translation";

export default {
  "reset.title": "Wachtwoord vergeten?",
  "reset.lead": "Kan gebeuren. Geef ons je adres, dan sturen we je een link om een nieuw te kiezen.",
  "reset.submit": "Stuur me de link",
  "reset.sent_title": "Kijk even in je mail",
  "reset.sent_text":
    "Als er een account met dit adres is, dan is er een mail met een link onderweg. De link blijft een uur geldig. Niets gekregen? Kijk ook in de spambox.",
  "reset.too_many":
    "Je hebt dit in een half uur vijf keer gevraagd. Kijk eens in je spambox; over {{minutes}} min. kun je het opnieuw vragen.",
  "reset.new_title": "Kies een nieuw wachtwoord",
  "reset.new_lead": "Daarna ben je overal uitgelogd en telt alleen het nieuwe nog.",
  "reset.new_password": "Nieuw wachtwoord",
  "reset.save": "Wachtwoord opslaan",
  "reset.done_title": "Je nieuwe wachtwoord is ingesteld",
  "reset.done_text": "Je bent overal uitgelogd. Log in met je nieuwe wachtwoord.",
  "reset.spent_text": "Hij is al gebruikt of ouder dan een uur. Vraag een nieuwe aan, dat is zo gebeurd.",
  "reset.spent_action": "Nieuwe link aanvragen",
} satisfies Translation<typeof en, "nl">;
