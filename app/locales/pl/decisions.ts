import type en from "../en/decisions";
import type { Translation } from "../translation";

export default {
  "decisions.title": "Decyzje i powiadomienia",
  "decisions.row": "Ostrzeżenia, nasze decyzje o twoim koncie i to, o czym cię powiadomiliśmy",
  "decisions.lead":
    "Co postanowiliśmy w sprawie twojego konta i dlaczego oraz o czym cię powiadomiliśmy. Tę stronę widzisz tylko ty.",
  "decisions.empty": "Nic tu nie ma: żadnych ostrzeżeń, decyzji ani powiadomień.",
  "decisions.notices": "O osobach, z którymi łączą cię wiadomości",
  "decisions.notice_title": "{{name}}: konto usunięte z powodu oszustwa lub fałszywej tożsamości",
  "decisions.notice_text":
    "Wasza ostatnia wiadomość: {{date}}. Nigdy nie wysyłaj tej osobie pieniędzy, kart podarunkowych, haseł ani dokumentów, cokolwiek ci opowiada i gdziekolwiek do ciebie pisze. Jeśli coś już zostało wysłane, od razu powiadom swój bank, a potem policję.",
  "decisions.notice_retracted_title": "Konto {{name}} jednak nie zostało usunięte z powodu oszustwa",
  "decisions.notice_retracted":
    "Cofnęliśmy to {{date}}: decyzja o tym koncie była niesłuszna. Nie musisz nic robić, a zwrócone kredyty pozostają twoje.",
  "decisions.notice_back":
    "To, co kosztowały cię wiadomości do tego konta, jest z powrotem na twoim. Kredyty: {{credits}}.",
  "decisions.notice_help": "Jak się chronić",
  "decisions.notice_new":
    "Przeczytaj to, proszę: konto osoby, z którą łączą cię wiadomości, usunęliśmy z powodu oszustwa lub fałszywej tożsamości.",
  "decisions.notice_read": "Co warto wiedzieć",
  "decisions.told_on": "Powiadomiliśmy cię: {{date}}.",
  "decisions.warnings": "Ostrzeżenia",
  "decisions.warning_on": "Ostrzeżenie: {{date}}",
  "decisions.decisions": "Decyzje",
  "decisions.decision_on": "Decyzja: {{date}}",
  "decisions.effect": "Co to dla ciebie oznacza",
  "decisions.effect_warning": "Niczego nie ograniczyliśmy. Prosimy tylko, trzymaj się odtąd zasad.",
  "decisions.effect_open":
    "Twoje konto pozostało otwarte. Jeśli usunęliśmy coś z twojego profilu, nasz e-mail mówił co.",
  "decisions.closed_until": "Twoje konto zostało zamknięte {{from}}, do {{until}}.",
  "decisions.closed_for_good": "Twoje konto zostało zamknięte {{from}}, na stałe.",
  "decisions.held_until": "Od {{from}} nie możesz pisać wiadomości, do {{until}}.",
  "decisions.held_for_good": "Od {{from}} nie możesz już pisać wiadomości, na stałe.",
  "decisions.hold_lifted": "Cofnęliśmy to {{date}}: znów możesz pisać.",
  "decisions.lifted": "Cofnęliśmy to {{date}}: twoje konto jest znów otwarte.",
  "decisions.over": "Skończyło się to {{date}}.",
  "decisions.appeal_until":
    "Do {{date}} możesz poprosić o ponowne sprawdzenie. To nic nie kosztuje, a zdecyduje ktoś inny.",
  "decisions.appeal_over": "Sześć miesięcy na prośbę o ponowne sprawdzenie już minęło.",
  "decisions.ground_law": "Chodzi o prawo, nie tylko o nasze zasady.",
  "decisions.ground_terms": "Chodzi o zasady strony; nie twierdzimy, że doszło do złamania prawa.",
  "decisions.source_reported": "Ktoś nam to zgłosił.",
  "decisions.source_flagger": "Zgłosił nam to podmiot uznany w takich sprawach (zaufany podmiot sygnalizujący).",
  "decisions.source_own": "Nikt tego nie zgłosił: sami to zauważyliśmy.",
  "decisions.program_none": "Żaden program tego nie znalazł ani o tym nie decydował.",
  "decisions.program_found": "Wskazał nam to program, a zdecydował człowiek.",
  "decisions.program_decided":
    "Program to znalazł i zdecydował, i nikt jeszcze na to nie spojrzał. Jeśli się odwołasz, zrobi to człowiek.",
  "decisions.redress_eu":
    "Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.",
  "decisions.redress_court": "Możesz też zwrócić się do sądu.",
  "decisions.redress_uk":
    "Jeśli postąpiliśmy wbrew własnym warunkom, możesz dochodzić roszczeń z tytułu naruszenia umowy.",
  "decisions.statement": "Jak zdecydowaliśmy",
  "decisions.was": "Czego to dotyczyło",
  "decisions.was_text": "„{{text}}”",
  "decisions.item_text": "Tekst w twoim profilu",
  "decisions.item_photo": "Zdjęcie",
  "decisions.item_message": "Wiadomość",
  "decisions.item_profile": "Twój profil",
  "decisions.item_account": "Twoje konto",
  "decisions.item_writing": "Pisanie wiadomości",
  "decisions.effect_held": "Nie możesz pisać wiadomości.",
  "decisions.effect_removed": "Usunęliśmy go z twojego profilu.",
  "decisions.effect_disabled": "Widzisz je tylko ty.",
  "decisions.effect_hidden": "Twój profil widzisz tylko ty. Możesz się logować, a twoje rozmowy zostają.",
  "decisions.effect_refused": "Nie została doręczona.",
  "decisions.effect_until": "Jest zamknięte do {{until}}.",
  "decisions.effect_for_good": "Jest zamknięte na stałe.",
  "decisions.ended": "To skończyło się {{date}}.",
  "decisions.reversed": "Cofnęliśmy to {{date}}, po odwołaniu.",
  "decisions.reversed_whole": "Cofnęliśmy tę decyzję {{date}}, po odwołaniu. Już się nie liczy.",
  "decisions.restriction_on": "Decyzja z {{date}}: {{item}}",
  "decisions.photo": "Zdjęcie w tej postaci",
} satisfies Translation<typeof en, "pl">;
