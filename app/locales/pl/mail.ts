import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.greeting": "Cześć, {{name}}!",
  "mail.greeting_unnamed": "Cześć!",
  "mail.link_hint": "Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:",
  "mail.farewell": "Do zobaczenia!",
  "mail.signed": "Zespół {{brand}}",
  "mail.reason": "Dostajesz tę wiadomość, bo ktoś podał ten adres na {{host}}.",

  "mail.activation.subject": "Potwierdź swój adres e-mail",
  "mail.activation.preview": "Jedno kliknięcie i gotowe.",
  "mail.activation.text":
    "Fajnie, że jesteś. Kliknij przycisk, żebyśmy wiedzieli, że ten adres naprawdę należy do ciebie. Potem wszystko stoi przed tobą otworem.",
  "mail.activation.action": "Potwierdzam adres",
  "mail.activation.note":
    "Link działa raz i jest ważny trzy dni. Ktoś inny podał ten adres? Po prostu zignoruj tę wiadomość, a nic się nie stanie.",

  "mail.known.subject": "Masz już konto",
  "mail.known.preview": "Nic się nie zmieniło.",
  "mail.known.text":
    "Ktoś, najpewniej ty, próbował właśnie zarejestrować się z tym adresem. Masz już konto, więc niczego nowego nie założyliśmy i nic się nie zmieniło. Zaloguj się swoim dotychczasowym hasłem. Nie pamiętasz go? Na stronie logowania możesz ustawić nowe.",
  "mail.known.action": "Zaloguj się",
  "mail.known.note": "To nie ty? Nie musisz nic robić.",

  "mail.reset.subject": "Wybierz nowe hasło",
  "mail.reset.preview": "To zajmie minutę.",
  "mail.reset.text":
    "Dostaliśmy prośbę o nowe hasło. Wybierz je tutaj i możesz wrócić. Przy okazji wylogujemy cię ze wszystkich urządzeń.",
  "mail.reset.action": "Wybierz nowe hasło",
  "mail.reset.note":
    "Link działa raz i jest ważny godzinę. To nie ty? Zignoruj tę wiadomość; twoje hasło się nie zmieni.",

  "mail.address_change.subject": "Potwierdź swój nowy adres e-mail",
  "mail.address_change.preview": "Jedno kliknięcie i piszemy tutaj.",
  "mail.address_change.text":
    "To ma być twój nowy adres. Kliknij przycisk; od tej chwili logujesz się nim, a nasze wiadomości przychodzą tutaj.",
  "mail.address_change.action": "Użyj tego adresu",
  "mail.address_change.note":
    "Link działa raz i jest ważny jeden dzień. To nie ty? Zignoruj tę wiadomość, a nic się nie zmieni.",

  "mail.address_changed.subject": "Twój adres e-mail został zmieniony",
  "mail.address_changed.preview": "Dajemy tylko znać.",
  "mail.address_changed.text": "Twoje konto ma teraz inny adres e-mail. Od teraz piszemy tam, a tutaj już nie.",
  "mail.address_changed.action": "To nie ja",
  "mail.address_changed.note": "To ty? W takim razie wszystko gra i nie musisz nic robić.",

  "mail.address_correction.subject": "Twój adres e-mail ma zostać zmieniony",
  "mail.address_correction.preview": "To ty? W takim razie nie musisz nic robić.",
  "mail.address_correction.text":
    "Poproszono naszą obsługę o przypisanie do twojego konta innego adresu e-mail. Stanie się to {{date}}. Do tego czasu wszystko zostaje bez zmian.",
  "mail.address_correction.action": "Zachowaj mój adres",
  "mail.address_correction.note":
    "To ty? W takim razie nie musisz nic robić. Jeśli nie, naciśnij przycisk, a nic się nie zmieni.",

  "mail.deleted.subject": "Twoje konto zostało usunięte",
  "mail.deleted.preview": "Możesz jeszcze zmienić zdanie.",
  "mail.deleted.text":
    "Zgodnie z twoją prośbą konto jest usunięte: nikt go już nie widzi. Do {{date}} wystarczy się zalogować, żeby je odzyskać w takim stanie, w jakim było. Potem wszystko, co osobiste, zostanie wymazane na dobre.",
  "mail.deleted.action": "Chcę je odzyskać",
  "mail.deleted.note": "To nie ty? Zaloguj się, przywróć je i wybierz inne hasło.",

  "mail.export.subject": "Twój plik jest gotowy",
  "mail.export.preview": "Czeka na ciebie siedem dni.",
  "mail.export.text":
    "Oto kopia wszystkiego, co o tobie przechowujemy, zgodnie z twoją prośbą. Zaloguj się, żeby ją pobrać. Po siedmiu dniach zostanie usunięta.",
  "mail.export.action": "Do mojego pliku",
  "mail.export.note": "To nie ty? Wybierz inne hasło: ktoś może korzystać z twojego konta.",
  "mail.export.readme":
    "Oto wszystko, co o tobie przechowujemy, w stanie z chwili twojej prośby.\n\nKażdy plik .json to jeden rodzaj danych, jako zwykły tekst: konto, profil, zgody, wiadomości z twoich rozmów i tak dalej. Czas podany jest w UTC. Zdjęcia są w folderze photos, w kolejności z profilu, a wysłane komuś w rozmowach w folderze chat_photos, każde pod identyfikatorem wiadomości.\n\nBrakuje tylko tego, co chroni twoje konto: zaszyfrowanego hasła i kluczy logowania.",

  "mail.second_factor_off.subject": "Zmiana w logowaniu",
  "mail.second_factor_off.preview": "Dajemy tylko znać.",
  "mail.second_factor_off.text": "Logowanie kodem z aplikacji zostało wyłączone. Od teraz wystarczy samo hasło.",
  "mail.second_factor_off.action": "Do mojego konta",
  "mail.second_factor_off.note":
    "To ty? W takim razie wszystko w porządku. Jeśli nie, od razu wybierz inne hasło i włącz je ponownie.",

  "mail.second_factor_on.subject": "Zmiana w logowaniu",
  "mail.second_factor_on.preview": "Dajemy tylko znać.",
  "mail.second_factor_on.text":
    "Od teraz do zalogowania oprócz hasła potrzebny jest kod z aplikacji. Wszystkie inne urządzenia zostały wylogowane.",
  "mail.second_factor_on.action": "To nie ja",
  "mail.second_factor_on.note":
    "To ty? W takim razie wszystko w porządku. Przechowuj kody zapasowe tam, gdzie je znajdziesz.",

  "mail.wrong_passwords.subject": "Błędne hasła",
  "mail.wrong_passwords.preview": "Dajemy tylko znać.",
  "mail.wrong_passwords.text":
    "W ciągu doby dla twojego konta wpisano wiele błędnych haseł. Spowalniamy teraz próby z urządzeń, których nie znamy. Tam, gdzie logowanie już się kiedyś udało, nic się nie zmienia.",
  "mail.wrong_passwords.action": "Do mojego konta",
  "mail.wrong_passwords.note":
    "To ty? Ustaw nowe hasło na stronie logowania. Jeśli nie: hasło, którego nie używasz nigdzie indziej, chroni twoje konto, a kod z aplikacji jeszcze lepiej.",

  "mail.receipt.subject": "Twój rachunek",
  "mail.receipt.preview": "Do twoich dokumentów.",
  "mail.receipt.text":
    "Dziękujemy za płatność. Rachunek {{number}}: {{item}}, {{total}}, w tym {{vat}} VAT według stawki {{rate}}%.",
  "mail.receipt.action": "Zobacz moją płatność",
  "mail.receipt.note": "Rachunek jest w załączniku jako PDF, a na stronie płatności możesz go zawsze pobrać.",

  "mail.refund.subject": "Zwracamy ci pieniądze",
  "mail.refund.preview": "Rachunek korygujący znajdziesz w załączniku.",
  "mail.refund.text":
    "Z twojej płatności za {{item}} zwracamy {{amount}} tą samą drogą. To rachunek korygujący {{number}}.",
  "mail.refund.action": "Zobacz moją płatność",
  "mail.refund.note":
    "Rachunek korygujący jest w załączniku jako PDF. Bank może pokazać pieniądze dopiero po kilku dniach.",
  "mail.dispute_won.subject": "Twoja płatność znów jest ważna",
  "mail.dispute_won.preview": "Rachunek jest w załączniku.",
  "mail.dispute_won.text":
    "Twój bank wycofał {{amount}} z płatności za {{item}}, a teraz nam to zwrócił. Zamówienie jest więc znów ważne, a to, co za nie cofnęliśmy, jest z powrotem na twoim koncie. To jest rachunek {{number}}; zastępuje rachunek korygujący.",
  "mail.dispute_won.action": "Zobacz moją płatność",
  "mail.dispute_won.note": "Jest w załączniku jako PDF. Jeśli nie rozpoznajesz tej płatności, napisz do nas.",

  "mail.withdrawal.subject": "Otrzymaliśmy twoje odstąpienie",
  "mail.withdrawal.preview": "Zostało potwierdzone.",
  "mail.withdrawal.text":
    "{{name}}, dnia {{at}} nastąpiło odstąpienie od umowy: {{item}} (rachunek {{number}}). {{amount}} wróci tą samą drogą, najpóźniej w ciągu czternastu dni.",
  "mail.withdrawal.action": "Zobacz moją płatność",
  "mail.withdrawal.note": "Zachowaj ten e-mail: potwierdza odstąpienie wraz z datą i godziną.",
  "mail.withdrawal_late.subject": "W sprawie twojego odstąpienia",
  "mail.withdrawal_late.preview": "Dotarło do nas.",
  "mail.withdrawal_late.text":
    "Dnia {{at}} dotarło do nas twoje oświadczenie o odstąpieniu od umowy na {{item}} (rachunek {{number}}). Potwierdzamy to. Za to zamówienie nie ma już czego zwrócić: termin minął, wszystko zostało wykorzystane albo pieniądze już wróciły.",
  "mail.withdrawal_late.action": "Zobacz moją płatność",
  "mail.withdrawal_late.note": "Jeśli widzisz to inaczej, napisz do nas.",

  "mail.premium_ends.subject": "Coś się wkrótce kończy",
  "mail.premium_ends.preview": "Nie odnawia się samo.",
  "mail.premium_ends.text":
    "Twoje Premium kończy się {{date}}. Nie odnawia się samo i nic nie zostanie pobrane. Jeśli się spodobało, możesz kupić kolejny okres; jeśli nie, nie musisz nic robić.",
  "mail.premium_ends.action": "Zobacz możliwości",
  "mail.premium_ends.note": "Tę wiadomość dostajesz tylko raz, przed końcem każdego okresu.",

  "mail.credits_back.subject": "Coś do ciebie wróciło",
  "mail.credits_back.preview": "Dajemy tylko znać.",
  "mail.credits_back.text":
    "Osoby po drugiej stronie już tu nie ma: nigdy nie przeczytała twojej pierwszej wiadomości. To, co kosztowała, jest z powrotem na twoim koncie. Kredyty: {{credits}}.",
  "mail.credits_back.action": "Do moich kredytów",
  "mail.credits_back.note": "Nie musisz nic robić.",
  "mail.premium_cancelled.subject": "Otrzymaliśmy twoje wypowiedzenie",
  "mail.premium_cancelled.preview": "Zostało potwierdzone.",
  "mail.premium_cancelled.text":
    "{{name}}, twoje wypowiedzenie Premium dotarło do nas: {{at}}. Premium kończy się {{end}}. Nic się nie odnawia i nic więcej nie pobierzemy.",
  "mail.premium_cancelled.action": "Zobacz moje Premium",
  "mail.premium_cancelled.note": "Zachowaj ten e-mail: potwierdza wypowiedzenie z datą i godziną.",

  "mail.unsubscribe": "Nie wysyłaj mi takich maili",
  "mail.unseen.subject": "Coś na ciebie czeka",
  "mail.unseen.preview": "Gdy znajdziesz chwilę.",
  "mail.unseen.text": "{{what}} Zaloguj się, żeby zobaczyć.",
  "mail.unseen.action": "Zobacz",
  "mail.unseen.note":
    "Piszemy najwyżej raz dziennie i tylko wtedy, gdy coś czeka od godziny. Jak często i czy w ogóle, wybierzesz w powiadomieniach.",
  "mail.unseen.message": "Ktoś do ciebie napisał.",
  "mail.unseen.like": "Ktoś cię lubi.",
  "mail.unseen.match": "Ktoś, kogo lubisz, też lubi ciebie.",

  "mail.newcomers.subject": "Twój tydzień w skrócie",
  "mail.newcomers.preview": "Zgodnie z twoją prośbą.",
  "mail.newcomers.text": "Pojawił się ktoś nowy, kto pasuje do twojego wyszukiwania. {{what}}",
  "mail.newcomers.each": "{{search}}: {{people}}.",
  "mail.newcomers.action": "Zobacz",
  "mail.newcomers.note":
    "Dostajesz ten e-mail w poniedziałki i tylko wtedy, gdy pojawi się ktoś nowy. Przy każdym zapisanym wyszukiwaniu wybierasz, czy mamy do ciebie pisać.",

  "mail.photo_rejected.subject": "Jedno z twoich zdjęć nie jest pokazywane",
  "mail.photo_rejected.preview": "Dlaczego i co możesz zrobić.",
  "mail.photo_rejected.text":
    "Ktoś z naszego zespołu zdecydował, że jedno z twoich zdjęć narusza zasady strony ({{rules}}). Od teraz widzisz je tylko ty. Co stwierdziliśmy: {{reason}}",
  "mail.photo_rejected.action": "Poproś o ponowne sprawdzenie",
  "mail.photo_rejected.note": "Masz sześć miesięcy na bezpłatne odwołanie, a zdecyduje ktoś inny. {{redress}}",

  "mail.text_removed.subject": "Fragment twojego profilu został usunięty",
  "mail.text_removed.preview": "Dlaczego i co możesz zrobić.",
  "mail.text_removed.text":
    "Ktoś z naszego zespołu usunął to z twojego profilu: {{texts}}. Co stwierdziliśmy: {{facts}} Naruszona zasada: {{rule}} Wszystkie zasady strony: {{rules}}. Reszta zostaje bez zmian, a w to miejsce możesz napisać coś innego.",
  "mail.text_removed.action": "Poproś o ponowne sprawdzenie",
  "mail.text_removed.note": "Masz sześć miesięcy na bezpłatne odwołanie, a zdecyduje ktoś inny. {{redress}}",

  "mail.fraud.subject": "Coś ważnego dla twojego bezpieczeństwa",
  "mail.fraud.preview": "Przeczytaj to, proszę, jak najszybciej.",
  "mail.fraud.text":
    "Konto {{name}}, z którym łączą cię wiadomości (ostatnia: {{date}}), zostało przez nas usunięte z powodu oszustwa lub fałszywej tożsamości. Nigdy nie wysyłaj tej osobie pieniędzy, kart podarunkowych, haseł ani dokumentów, cokolwiek ci opowiada i gdziekolwiek do ciebie pisze. Jeśli coś już zostało wysłane, od razu powiadom swój bank, a potem policję.{{back}}",
  "mail.fraud.back": "To, co kosztowały cię wiadomości do tego konta, jest z powrotem na twoim. Kredyty: {{credits}}.",
  "mail.fraud.action": "Jak się chronić",
  "mail.fraud.note":
    "To nie twoja wina: tacy ludzie robią z tego zawód. Jeśli coś cię niepokoi, napisz do nas. To powiadomienie znajdziesz też na swoim koncie, w części „Decyzje i powiadomienia”.",
  "mail.fraud_retracted.subject": "Musimy coś sprostować",
  "mail.fraud_retracted.preview": "To dobra wiadomość.",
  "mail.fraud_retracted.text":
    "Dnia {{date}} napisaliśmy ci, że konto {{name}} zostało usunięte z powodu oszustwa lub fałszywej tożsamości. Sprawdziliśmy to jeszcze raz i ta decyzja była niesłuszna: konto jest znów otwarte. Prosimy, nie miej tego tej osobie za złe.",
  "mail.fraud_retracted.action": "Zobacz wszystkie powiadomienia",
  "mail.fraud_retracted.note": "Jeśli wróciły wtedy do ciebie kredyty, pozostają twoje. Przepraszamy za niepokój.",

  "mail.profile_hidden.subject": "Twój profil jest ukryty",
  "mail.profile_hidden.preview": "Dlaczego i co możesz zrobić.",
  "mail.profile_hidden.text":
    "Od teraz nikt poza tobą nie widzi twojego profilu. Możesz się logować jak dotąd, a twoje rozmowy zostają. Co stwierdziliśmy: {{facts}} Naruszona zasada: {{rule}} Decyzję podjął ktoś z naszego zespołu.",
  "mail.profile_hidden.action": "Poproś o ponowne sprawdzenie",
  "mail.profile_hidden.note": "Masz sześć miesięcy na bezpłatne odwołanie, a zdecyduje ktoś inny. {{redress}}",

  "mail.profile_shown.subject": "Twój profil znów jest widoczny",
  "mail.profile_shown.preview": "Wszystko jest jak było.",
  "mail.profile_shown.text": "Twój profil był ukryty. Teraz znów widzą go wszyscy, którym na to pozwalasz.",
  "mail.profile_shown.action": "Otwórz swój profil",
  "mail.profile_shown.note": "Dobrze, że jesteś.",

  "mail.decision_reversed.subject": "Zmieniliśmy naszą decyzję",
  "mail.decision_reversed.preview": "Dobrze, że o to prosisz.",
  "mail.decision_reversed.text":
    "Ktoś, kto nie podjął pierwszej decyzji, spojrzał na to jeszcze raz i ją zmienił. To znów należy do ciebie: {{items}}. Co stwierdziliśmy tym razem: {{facts}}",
  "mail.decision_reversed.premium":
    "Twoje premium trwa teraz do {{date}}: dodaliśmy czas, w którym nie dało się z niego korzystać.",
  "mail.decision_reversed.action": "Zobacz wszystkie decyzje",
  "mail.decision_reversed.note": "Dziękujemy za zgłoszenie i przepraszamy za kłopot.",

  "mail.warned.subject": "Kilka słów o twoim koncie",
  "mail.warned.preview": "Co zauważyliśmy i co możesz zrobić.",
  "mail.warned.text":
    "Ktoś z naszego zespołu przyjrzał się czemuś, co dzieje się na twoim koncie, i narusza to zasady strony. Co stwierdziliśmy: {{facts}} Którą zasadę to narusza: {{rule}} Na razie nic się nie zmienia: twój profil jest nadal widoczny i możesz korzystać ze strony jak dotąd. Prosimy tylko, trzymaj się odtąd zasad. Jeśli to się powtórzy, być może będziemy musieli zamknąć twoje konto.",
  "mail.warned.action": "Przeczytaj zasady",
  "mail.warned.note": "Widzisz to inaczej? Napisz do nas, a przyjrzymy się temu jeszcze raz.",

  "mail.muted.subject": "Na razie nie możesz pisać wiadomości",
  "mail.muted.preview": "Dlaczego, na jak długo i co możesz zrobić.",
  "mail.muted.text":
    "Możesz czytać wszystko jak dotąd, ale nie możesz pisać wiadomości {{period}}. Co stwierdziliśmy: {{facts}} Którą zasadę to narusza: {{rule}} Decyzję podjął ktoś z naszego zespołu.",
  "mail.muted.action": "Poproś o ponowne sprawdzenie",
  "mail.muted.note": "Masz sześć miesięcy na bezpłatne odwołanie, a zdecyduje ktoś inny. {{redress}}",

  "mail.mute_ended.subject": "Znów możesz pisać wiadomości",
  "mail.mute_ended.preview": "Wszystko jest jak przedtem.",
  "mail.mute_ended.text": "Znów możesz pisać wiadomości. Nic innego się nie zmieniło.",
  "mail.mute_ended.action": "Do moich wiadomości",
  "mail.mute_ended.note": "Dobrze, że znów jesteś.",

  "mail.details_changed.subject": "Twoje dane zostały zmienione",
  "mail.details_changed.preview": "Dajemy tylko znać.",
  "mail.details_changed.text": "Na twoim koncie coś się zmieniło: {{what}}. Kiedy: {{when}}.",
  "mail.details_changed.action": "To nie ja",
  "mail.details_changed.note":
    "To ty? W takim razie wszystko gra i nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło i napisz do nas.",
  "mail.details_changed.password": "hasło",
  "mail.details_changed.email": "adres e-mail",

  "mail.erased.subject": "Twoje konto jest usunięte",
  "mail.erased.preview": "Wszystko, co osobiste, znika na zawsze.",
  "mail.erased.text":
    "Zgodnie z twoją prośbą konto jest usunięte, a wszystko, co osobiste, zostaje skasowane na zawsze. Nie można go już przywrócić. Zachowujemy tylko to, czego wymaga prawo, na przykład rachunki.",
  "mail.erased.action": "Na stronę główną",
  "mail.erased.note": "Trzymaj się.",

  "mail.suspended.subject": "Twoje konto jest zablokowane",
  "mail.suspended.preview": "Dlaczego, na jak długo i co możesz zrobić.",
  "mail.suspended.text":
    "Twoje konto jest zamknięte {{period}}: nikt nie widzi twojego profilu i nie możesz się zalogować. Co stwierdziliśmy: {{facts}} Którą zasadę to narusza: {{rule}} Decyzję podjął ktoś z naszego zespołu.",
  "mail.suspended.action": "Poproś o ponowne sprawdzenie",
  "mail.suspended.note": "Masz sześć miesięcy na bezpłatne odwołanie, a zdecyduje ktoś inny. {{redress}}",

  "mail.suspension_ended.subject": "Twoje konto znów jest otwarte",
  "mail.suspension_ended.preview": "Możesz się logować jak dawniej.",
  "mail.suspension_ended.text":
    "Blokada twojego konta się skończyła. Profil jest taki jak był, wiadomości i kredyty też.",
  "mail.suspension_ended.action": "Zaloguj się",
  "mail.suspension_ended.note": "Miło, że znów jesteś.",

  "mail.complaint_received.subject": "Mamy twoją wiadomość",
  "mail.complaint_received.preview": "Ma swój numer.",
  "mail.complaint_received.text":
    "Dziękujemy za zgłoszenie. Twoja wiadomość ma numer {{number}}. Przygląda się jej człowiek, a odpowiedź masz najpóźniej {{date}}.",
  "mail.complaint_received.action": "Sprawdź stan sprawy",
  "mail.complaint_received.note":
    "Możesz tam też dodać zdjęcia. Zachowaj ten e-mail: nikt inny nie zna adresu tej strony.",

  "mail.complaint_answered.subject": "Oto nasza odpowiedź",
  "mail.complaint_answered.preview": "Dotyczy twojej wiadomości.",
  "mail.complaint_answered.text":
    "Przyjrzeliśmy się twojej wiadomości o numerze {{number}} i podjęliśmy decyzję. Nasza odpowiedź i to, co możesz zrobić, jeśli się nie zgadzasz, jest na jej stronie.",
  "mail.complaint_answered.action": "Przeczytaj odpowiedź",
  "mail.complaint_answered.note": "Adres tej strony znasz tylko ty; jest w tym mailu.",
  "mail.report_answered.subject": "Co wynikło z twojego zgłoszenia",
  "mail.report_answered.preview": "Przyjrzeliśmy mu się.",
  "mail.report_answered.text":
    "Dziękujemy za wiadomość. Chodzi o to, co zostało zgłoszone pod numerem {{numbers}}. {{outcome}}",
  "mail.report_answered.acted":
    "Ktoś z naszego zespołu to sprawdził: doszło do złamania jednej z naszych zasad i zareagowaliśmy. Co dokładnie zrobiliśmy, zostaje między nami a tą osobą – tak jak nikt się nie dowie, kto wysłał zgłoszenie.",
  "mail.report_answered.found":
    "Ktoś z naszego zespołu to sprawdził: złamano jedną z naszych zasad. Tym razem nie trzeba było nic robić; zapamiętamy to na wypadek, gdyby się powtórzyło.",
  "mail.report_answered.reversed":
    "Musimy sprostować naszą odpowiedź. Po odwołaniu sprawę zbadała inna osoba niż za pierwszym razem i nie stwierdziła złamania żadnej z naszych zasad. To, co zrobiliśmy, zostało cofnięte.",
  "mail.report_answered.nothing":
    "Ktoś z naszego zespołu to sprawdził i nie stwierdził złamania żadnej z naszych zasad, więc wszystko zostaje, jak było. Jeśli wolisz tu kogoś nie spotykać, możesz tę osobę zablokować: nie będziecie się już widzieć.",
  "mail.report_answered.discarded":
    "Tym razem nie znaleźliśmy nic, na co moglibyśmy zareagować, więc odłożyliśmy to na bok. Zgłoszenie pomaga najbardziej, gdy dotyczy czegoś, co ktoś naprawdę zrobił, z jednym zdaniem o tym, co się stało. Dla ciebie nic się nie zmienia.",
  "mail.report_answered.action": "Wszystkie moje zgłoszenia",
  "mail.report_answered.note":
    "Widzisz to inaczej albo było coś jeszcze? Napisz do nas i podaj numer. Dziękujemy, że myślisz o innych.",
} satisfies Translation<typeof en, "pl">;
