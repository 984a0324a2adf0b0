import type en from "../en/notifications";
import type { Translation } from "../translation";

export default {
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
  "notifications.mails": "Een mail als er iets op me wacht",
  "notifications.mails_daily": "Na een uur, hooguit één per dag",
  "notifications.mails_mornings": "’s Ochtends",
  "notifications.mails_weekly": "Op maandag",
  "notifications.mails_never": "Nooit",
  "notifications.mails_account":
    "Over je account zelf mailen we altijd: als je een adres bevestigt, een wachtwoord kiest en dat soort dingen.",
  "notifications.unsubscribe_title": "Deze mails niet meer?",
  "notifications.unsubscribe_text":
    "We mailen je dan niet meer als er een bericht of een like op je wacht. Verder verandert er niets.",
  "notifications.unsubscribe_newcomers":
    "We mailen je dan niet meer als er iemand nieuw is die bij je bewaarde zoekopdrachten past. De zoekopdrachten blijven bewaard.",
  "notifications.unsubscribe": "Stop deze mails",
  "notifications.unsubscribed_title": "Je krijgt deze mails niet meer",
  "notifications.unsubscribed_text": "Je kunt ze altijd weer aanzetten.",
  "notifications.unsubscribe_login": "Log in, dan kies je daar waarover we je mailen.",
  "notifications.unsubscribe_settings": "Naar mijn meldingen",
  "notifications.push_messages": "Een pushmelding als iemand me schrijft",
  "notifications.push_likes": "Een pushmelding als iemand me leuk vindt",
  "notifications.push_visits": "Een pushmelding als iemand mijn profiel bekijkt",
  "notifications.push_names": "Zeg in de melding wie het was",
  "notifications.push_quiet": "Niet ’s nachts: tussen 22.00 en 8.00 uur wachten ze tot de ochtend",
  "notifications.push_disguised": "Er is iets nieuws voor je",
  "notifications.push_message": "Je hebt een nieuw bericht",
  "notifications.push_like": "Iemand vindt je leuk",
  "notifications.push_match": "Jullie vinden elkaar leuk",
  "notifications.push_visit": "Iemand heeft je profiel bekeken",
  "notifications.push_message_from": "{{name}} heeft je geschreven",
  "notifications.push_like_from": "{{name}} vindt je leuk",
  "notifications.push_match_with": "{{name}} en jij vinden elkaar leuk",
  "notifications.push_visit_from": "{{name}} heeft je profiel bekeken",
  "notifications.push_here_on": "Meldingen staan aan in deze browser.",
  "notifications.push_here_off": "Meldingen staan uit in deze browser.",
  "notifications.push_here": "Meldingen hier aanzetten",
  "notifications.push_here_stop": "Hier uitzetten",
  "notifications.push_here_failed":
    "Je browser staat meldingen toe, maar aanzetten lukte niet. Er komen hier dus geen meldingen aan.",
  "notifications.push_here_again": "Opnieuw proberen",
  "notifications.push_here_blocked":
    "Deze browser blokkeert onze meldingen. Dat kun je veranderen in de instellingen voor deze site.",
  "notifications.push_here_unsupported": "Deze browser kan geen meldingen laten zien.",
  "notifications.push_here_ios":
    "Wil je op dit apparaat meldingen krijgen? Zet ons dan eerst op je beginscherm: tik op Deel en dan op ‘Zet op beginscherm’.",
  "notifications.saved": "Opgeslagen.",
} satisfies Translation<typeof en, "nl">;
