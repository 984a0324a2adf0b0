import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Je adres is bevestigd",
  "activate.done_text": "Dank je wel. Vanaf nu kun je ook mensen schrijven.",
  "activate.done_action": "Kijk rond",
  "activate.finish_action": "Mijn profiel afmaken",
  "activate.error_text":
    "Hij is al gebruikt of te oud. Heb je je adres al eens bevestigd, dan is alles goed. Zo niet, laat de mail dan nog een keer sturen.",
  "activate.error_action": "Naar mijn e-mailadres",

  "account.link_spent": "Deze link werkt niet meer",
  "account.resend": "Stuur de mail opnieuw",
  "account.wrong_address": "Klopt het adres niet?",
  "account.resend_too_many":
    "We hebben je in een half uur vijf mails gestuurd. Kijk eens in je spambox; over {{minutes}} min. kun je het opnieuw vragen.",

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
  "reset.done_title": "Je nieuwe wachtwoord staat klaar",
  "reset.done_text": "Je bent overal uitgelogd. Log in met je nieuwe wachtwoord.",
  "reset.spent_text": "Hij is al gebruikt of ouder dan een uur. Vraag een nieuwe aan, dat is zo gebeurd.",
  "reset.spent_action": "Nieuwe link aanvragen",

  "notifications.lead": "Hoe we je bereiken, en waarover.",
  "notifications.email_title": "Je e-mailadres",
  "notifications.email_confirmed": "We schrijven naar {{email}}. Dit adres is bevestigd.",
  "notifications.email_unconfirmed":
    "We hebben een mail gestuurd naar {{email}}. Tik op de link daarin om het adres te bevestigen. Niets gekregen? Kijk ook in de spambox.",
  "notifications.resent": "De mail is onderweg naar {{email}}.",
  "notifications.change_title": "Klopt het niet, of heb je een nieuw adres?",
  "notifications.new_email": "Nieuw e-mailadres",
  "notifications.password": "Je wachtwoord",
  "notifications.password_hint": "Zodat alleen jij het adres kunt wijzigen.",
  "notifications.change": "Adres wijzigen",
  "notifications.change_sent":
    "Er is een mail onderweg naar het nieuwe adres. Tik op de link daarin en de wijziging is gedaan. Tot dan blijft alles zoals het is.",
  "notifications.change_too_many":
    "Je hebt dit in een half uur vijf keer gevraagd. Over {{minutes}} min. kun je het opnieuw vragen.",
  "notifications.same_address": "Dit is je adres al",
  "notifications.wrong_password": "Dit is niet je wachtwoord",
  "notifications.preferences_title": "Waarover mogen we je iets laten weten?",
  "notifications.mail_only":
    "Mailen doen we alleen over je account zelf: als je een adres bevestigt, een wachtwoord kiest en dat soort dingen. Er valt dus niets op te zeggen.",
  "notifications.push_messages": "Een pushmelding als iemand me schrijft",
  "notifications.push_likes": "Een pushmelding als iemand me leuk vindt",
  "notifications.saved": "Opgeslagen.",

  "mail_change.done_title": "Je nieuwe adres staat erin",
  "mail_change.done_text": "Vanaf nu log je ermee in en gaan onze mails daarheen.",
  "mail_change.error_text":
    "Hij is al gebruikt of te oud. Je adres blijft zoals het was; je kunt de wijziging opnieuw aanvragen.",
} satisfies Translation<typeof en, "nl">;
