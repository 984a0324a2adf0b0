import type en from "../en/reports";
import type { Translation } from "../translation";

export default {
  "reports.title": "Zgłoś: {{name}}",
  "reports.lead": "To, co teraz widzisz, zachowamy razem ze zgłoszeniem. {{name}} nie dowie się, od kogo ono pochodzi.",
  "reports.about": "Czego dotyczy zgłoszenie?",
  "reports.about.profile": "Cały profil",
  "reports.about.photo": "Zdjęcie z rozmowy",
  "reports.about.photo_with": "Zdjęcie z tekstem „{{text}}”",
  "reports.reason": "Co jest nie tak?",
  "reports.reason.spam": "Reklama lub spam",
  "reports.reason.scam": "Prosi o pieniądze lub próbuje mnie oszukać",
  "reports.reason.fake": "To nie jest osoba ze zdjęć",
  "reports.reason.underage": "Może mieć mniej niż 18 lat",
  "reports.reason.harassment": "Obelgi, groźby lub nacisk",
  "reports.reason.nudity": "Niechciana nagość",
  "reports.reason.illegal": "Narusza prawo",
  "reports.reason.other": "Coś innego",
  "reports.words": "Co się stało?",
  "reports.words_hint": "Jedno lub dwa zdania pomogą nam to zrozumieć.",
  "reports.block": "Zablokuj też: {{name}}",
  "reports.send": "Wyślij zgłoszenie",
  "reports.sent_title": "Dziękujemy, mamy twoje zgłoszenie",
  "reports.sent_text":
    "Jego numer to {{number}}. Obejrzy je i zdecyduje człowiek. Jeśli chcesz coś dodać, napisz do nas i podaj ten numer.",
  "reports.reason_missing": "Wybierz, co jest nie tak",
  "reports.not_found": "Tego, co chcesz zgłosić, nie ma tu (już)",
  "reports.self": "Nie możesz zgłosić własnego profilu",
  "reports.too_many":
    "W ostatniej godzinie przyszło od ciebie wiele zgłoszeń. Następne możesz wysłać za {{minutes}} min.",
  "reports.rule_missing": "Usunięcie tekstu wymaga wskazania naruszonej zasady",
  "reports.no_text": "W profilu nie ma takiego tekstu",
  "reports.no_case": "Nie ma takiej sprawy",
  "reports.case_changed": "Ktoś inny zajął się w międzyczasie tą sprawą",
  "reports.same_actor": "O tym odwołaniu musi zdecydować ktoś inny",
} satisfies Translation<typeof en, "pl">;
