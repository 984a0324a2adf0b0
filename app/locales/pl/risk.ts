import type en from "../en/risk";
import type { Translation } from "../translation";

export default {
  "risk.title": "Co serwis zauważył sam",
  "risk.lead": "Nic z tego o niczym nie przesądza: mówi tylko, gdzie warto spojrzeć.",
  "risk.noticed": "Serwis coś zauważył",
  "risk.name_begun_hour": "Dużo rozmów rozpoczętych w ciągu godziny",
  "risk.name_begun_day": "Dużo rozmów rozpoczętych w ciągu dnia",
  "risk.name_likes_minute": "Dużo polubień w ciągu minuty",
  "risk.name_likes_hour": "Dużo polubień w ciągu godziny",
  "risk.name_unanswered": "Prawie nikt nie odpowiada",
  "risk.name_disliked": "Blokada lub zgłoszenie od kilku osób",
  "risk.name_push": "Wyciąga ludzi poza serwis",
  "risk.name_held": "Kilka wstrzymanych wiadomości",
  "risk.name_disposable": "Adres jednorazowy",
  "risk.name_country": "Inny kraj niż w profilu",
  "risk.name_banned_mailbox": "Ta sama skrzynka co zamknięte konto",
  "risk.name_banned_device": "Ta sama przeglądarka co zamknięte konto",
  "risk.name_device_accounts": "Kilka kont w jednej przeglądarce",
  "risk.said_begun_hour":
    "Rozmowy rozpoczęte w ciągu godziny: {{begun}}, z odpowiedzią: {{answered}}. Wiek konta: {{age}}.",
  "risk.said_begun_day":
    "Rozmowy rozpoczęte w ciągu dnia: {{begun}}, z odpowiedzią: {{answered}}. Wiek konta: {{age}}.",
  "risk.said_likes_minute": "Polubienia w ciągu minuty: {{likes}}. Wiek konta: {{age}}.",
  "risk.said_likes_hour": "Polubienia w ciągu godziny: {{likes}}. Wiek konta: {{age}}.",
  "risk.said_unanswered":
    "Rozmowy rozpoczęte w ciągu tygodnia: {{begun}}, z odpowiedzią: {{answered}}. Wiek konta: {{age}}.",
  "risk.said_disliked":
    "Osoby, które w ciągu tygodnia miały dość: {{people}} (blokady: {{blocked}}, zgłoszenia: {{reported}}).",
  "risk.said_push":
    "Pierwsze wiadomości z danymi kontaktowymi, linkami lub sposobami płatności w ciągu tygodnia: {{messages}}, do tylu osób: {{people}}.",
  "risk.said_held": "Wiadomości wstrzymane w ciągu tygodnia: {{messages}}, do tylu osób: {{people}}.",
  "risk.said_disposable": "Rejestracja z adresem jednorazowym w {{domain}}.",
  "risk.said_country": "Rejestracja z kraju: {{from}}, a w profilu: {{claimed}}.",
  "risk.said_banned_mailbox": "Inne konto z tej samej skrzynki zamknięto na stałe.",
  "risk.said_banned_device": "Konta z tej samej przeglądarki zamknięte na stałe: {{accounts}}.",
  "risk.said_device_accounts": "Konta założone w jednej przeglądarce w ciągu dnia: co najmniej {{accounts}}.",
  "risk.settings": "Podejrzane profile",
  "risk.settings_lead":
    "To, co serwis zauważa sam, liczy się przez trzydzieści dni, każda rzecz ze swoją wagą. Przy tej sumie otwiera się sprawa.",
  "risk.threshold": "Suma, która otwiera sprawę",
  "risk.threshold_hint": "Od 1 do 50. To, co zauważono, waży od 1 do 4.",
  "risk.threshold_wrong": "Podaj liczbę całkowitą od 1 do 50.",
  "risk.action_settings": "Zmień, kiedy otwiera się sprawa",
} satisfies Translation<typeof en, "pl">;
