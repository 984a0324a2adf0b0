import type en from "../en/suspensions";
import type { Translation } from "../translation";

export default {
  "suspensions.title": "Twoje konto jest zablokowane",
  "suspensions.until": "do {{date}}",
  "suspensions.for_good": "na stałe",
  "suspensions.lead":
    "Jest zamknięte {{period}}: nikt nie widzi twojego profilu i nie możesz się zalogować. Wiadomości i kredyty zostają bez zmian.",
  "suspensions.yours": "Co dotyczy twojego konta",
  "suspensions.facts": "Co stwierdziliśmy",
  "suspensions.rule": "Którą zasadę to narusza",
  "suspensions.rules": "Nasze zasady blokowania",
  "suspensions.decided": "Kto zdecydował",
  "suspensions.by_person": "Ktoś z naszego zespołu przyjrzał się sprawie i podjął decyzję.",
  "suspensions.by_machine":
    "Zdecydował program i nikt jeszcze nie przyjrzał się sprawie. Jeśli się odwołasz, zrobi to człowiek.",
  "suspensions.appeal_title": "Widzisz to inaczej?",
  "suspensions.appeal_text":
    "Poproś o ponowne sprawdzenie: to nic nie kosztuje, masz sześć miesięcy, a zdecyduje ktoś inny. {{redress}}",
  "suspensions.appeal": "Poproś o ponowne sprawdzenie",
  "suspensions.nobody": "Nikt w tej sprawie nie ma konta",
  "suspensions.rule_missing": "Blokada wymaga wskazania naruszonej zasady",
  "suspensions.fraud_for_good": "Blokada za oszustwo jest na stałe",
  "suspensions.none": "Nie ma blokady do zniesienia",
  "suspensions.changed_since":
    "Ktoś inny zablokował to konto albo zniósł blokadę od twojego ostatniego spojrzenia. Zobacz, jak jest teraz.",
  "suspensions.holds_longer": "Konto jest już zablokowane na dłużej. Aby skończyło się to wcześniej, znieś blokadę.",
} satisfies Translation<typeof en, "pl">;
