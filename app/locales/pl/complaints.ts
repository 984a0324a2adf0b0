import type en from "../en/complaints";
import type { Translation } from "../translation";

export default {
  "complaints.title": "Skargi",
  "complaints.lead": "Coś tu jest nie tak? Powiedz nam. Nie potrzebujesz konta i nic to nie kosztuje.",
  "complaints.description":
    "Zgłoś nam nielegalne treści, płatność, decyzję albo cokolwiek innego. Bez konta, z odpowiedzią od człowieka w ciągu siedmiu dni.",
  "complaints.choose": "Czego to dotyczy?",
  "complaints.danger": "Ktoś jest teraz w niebezpieczeństwie? Najpierw zadzwoń na policję lub pod 112.",
  "complaints.about.child_abuse": "Dziecka lub osoby poniżej 18 lat",
  "complaints.about.child_abuse_hint":
    "Obrazów lub zaczepek o charakterze seksualnym. Tym zajmujemy się najpierw i nie musisz mówić, kim jesteś.",
  "complaints.about.illegal": "Czegoś, co łamie prawo",
  "complaints.about.illegal_hint": "Profilu, zdjęcia lub wiadomości, które uważasz za nielegalne.",
  "complaints.about.privacy": "Mojego zdjęcia lub moich danych",
  "complaints.about.privacy_hint": "Ktoś pokazuje je lub wykorzystuje tutaj bez mojej zgody.",
  "complaints.about.rules": "Kogoś, kto łamie zasady",
  "complaints.about.rules_hint": "Fałszywego profilu, nacisków, obelg lub próśb o pieniądze.",
  "complaints.about.appeal": "Naszej decyzji",
  "complaints.about.appeal_hint": "Zamknęliśmy twoje konto albo coś usunęliśmy, a twoim zdaniem niesłusznie.",
  "complaints.about.payment": "Płatności",
  "complaints.about.payment_hint": "Pobrano niewłaściwą kwotę albo pieniądze nie wróciły.",
  "complaints.about.access": "Dostępu do mojego konta",
  "complaints.about.access_hint":
    "Nie możesz się zalogować, link lub kod nie przychodzi albo nie masz już tego adresu.",
  "complaints.about.other": "Czegoś innego",
  "complaints.about.other_hint": "Tego, jak cię potraktowaliśmy, samego serwisu lub tego, czego tu nie ma.",
  "complaints.how_title": "Co będzie dalej",
  "complaints.how_number": "Dostaniesz numer i własną stronę, na której widać, na jakim etapie jest sprawa.",
  "complaints.how_person": "Człowiek przygląda się sprawie i decyduje. Odpowiedź masz w ciągu siedmiu dni.",
  "complaints.how_again":
    "Nie zgadzasz się? Wtedy sprawdzi to jeszcze raz ktoś inny. To nic nie kosztuje i jest możliwe przez sześć miesięcy.",
  "complaints.another": "Chodzi o coś innego",
  "complaints.address": "Gdzie to jest?",
  "complaints.address_hint": "Skopiuj adres strony z paska adresu przeglądarki.",
  "complaints.words": "Co się stało?",
  "complaints.words_hint": "Im dokładniej to opiszesz, tym lepiej możemy pomóc.",
  "complaints.words_hint_notice": "Co dokładnie tam widać i dlaczego twoim zdaniem łamie to prawo?",
  "complaints.name": "Twoje imię i nazwisko",
  "complaints.email": "Twój adres e-mail",
  "complaints.email_hint": "Tylko do naszej odpowiedzi. Osoba, której to dotyczy, nie dowie się, kim jesteś.",
  "complaints.unnamed_hint":
    "Imię i adres możesz zostawić puste. Zachowaj wtedy adres następnej strony: tam pojawi się nasza odpowiedź.",
  "complaints.good_faith": "Oświadczam w dobrej wierze, że to, co tu piszę, jest prawdziwe i kompletne.",
  "complaints.send": "Wyślij",
  "complaints.about_missing": "Wybierz, czego to dotyczy",
  "complaints.address_missing": "Powiedz, gdzie to jest, bo inaczej tego nie znajdziemy",
  "complaints.words_short": "Napisz trochę więcej: zdanie lub dwa",
  "complaints.good_faith_missing": "Potwierdź to: wymaga tego prawo",
  "complaints.too_many": "Z twojego łącza przyszło wiele skarg. Następną możesz wysłać za {{minutes}} min.",
  "complaints.not_found": "Pod tym adresem nie ma żadnej skargi",
  "complaints.no_appeal": "Od tej odpowiedzi nie można się (już) odwołać",
  "complaints.too_many_pictures": "Możesz dodać najwyżej {{max}} zdjęć",
  "complaints.page_title": "Skarga {{number}}",
  "complaints.sent_title": "Mamy ją",
  "complaints.sent_text": "Przygląda się jej człowiek. Odpowiedź masz najpóźniej {{date}}.",
  "complaints.mailed": "Adres tej strony wysłaliśmy ci też e-mailem.",
  "complaints.keep": "Zachowaj adres tej strony: nikt inny go nie zna.",
  "complaints.answer_title": "Nasza odpowiedź",
  "complaints.answer_acted":
    "Przyjrzeliśmy się temu: jedna z naszych zasad została złamana i zareagowaliśmy. Co dokładnie zrobiliśmy, zostaje między nami a osobą, której to dotyczy.",
  "complaints.answer_found":
    "Sprawdziliśmy to: złamano jedną z naszych zasad. Tym razem nie trzeba było nic robić; zapamiętamy to na wypadek, gdyby się powtórzyło.",
  "complaints.answer_reversed":
    "Musimy sprostować naszą odpowiedź. Po odwołaniu sprawę zbadała inna osoba niż za pierwszym razem i nie stwierdziła złamania żadnej z naszych zasad.",
  "complaints.answer_nothing":
    "Przyjrzeliśmy się temu i nie widzimy, żeby złamano którąś z naszych zasad, więc wszystko zostaje bez zmian.",
  "complaints.by_person": "Decyzję podjął człowiek, {{date}}.",
  "complaints.by_machine": "Decyzja z {{date}}, podjęta z pomocą maszyny.",
  "complaints.rule": "Opiera się na tej zasadzie: {{rule}}",
  "complaints.yours_title": "Twoje zgłoszenie",
  "complaints.sent_on": "Wysłano",
  "complaints.pictures": "Zdjęcia",
  "complaints.forgotten": "To, co tu napisano, zostało usunięte zgodnie z prawem.",
  "complaints.add_pictures": "Zdjęcia, które to pokazują",
  "complaints.add_pictures_hint": "JPEG, PNG, WebP lub AVIF, do {{max}} MB każde. Widzimy je tylko my.",
  "complaints.add": "Dodaj zdjęcia",
  "complaints.appeal_title": "Nie zgadzasz się?",
  "complaints.appeal_text":
    "Ktoś, kto nie udzielił tej odpowiedzi, sprawdzi wszystko jeszcze raz. To nic nie kosztuje i jest możliwe przez sześć miesięcy.",
  "complaints.appeal_action": "Poproś o ponowne sprawdzenie",
  "complaints.appeal_words": "Co przeoczyliśmy?",
  "complaints.appealed_title": "Sprawdzamy jeszcze raz",
  "complaints.appealed_text":
    "Decyduje ktoś, kto nie udzielił pierwszej odpowiedzi. Odpowiedź masz najpóźniej {{date}}.",
  "complaints.second_answer_title": "Nasza druga odpowiedź",
  "complaints.elsewhere_title": "Do kogo jeszcze możesz się zwrócić",
  "complaints.elsewhere_eu":
    "Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów, do koordynatora do spraw usług cyfrowych w swoim kraju lub do sądu. Nie zależy to od naszej decyzji.",
  "complaints.elsewhere":
    "Możesz też zwrócić się do właściwego urzędu w swoim kraju lub do sądu. Nie zależy to od naszej decyzji.",
} satisfies Translation<typeof en, "pl">;
