import type en from "../en/findings";
import type { Translation } from "../translation";

export default {
  "findings.none": "Własnymi słowami, poniżej",
  "findings.own_words": "Więcej, własnymi słowami",
  "findings.own_words_hint": "Ta osoba przeczyta to dokładnie tak, jak napiszesz. Nie zdradzaj, kto ją zgłosił.",
  "findings.language": "Język twoich własnych słów",
  "findings.their_language": "{{language}} – w tym języku ta osoba czyta",
  "findings.in_language": "Własnymi słowami moderacji, w języku: {{language}}. {{text}}",
  "findings.money": "Prosisz inne osoby o pieniądze, prezenty albo inwestycję.",
  "findings.other_person": "Twoje zdjęcia lub dane należą do kogoś innego.",
  "findings.bulk": "Wysyłasz tę samą wiadomość do wielu osób, które ci nie odpisały.",
  "findings.advert": "Twój profil lub twoje wiadomości coś reklamują.",
  "findings.insult": "Obrażasz inną osobę, grozisz jej albo wywierasz na nią nacisk.",
  "findings.unwanted": "Piszesz dalej do kogoś, kto prosił, żeby przestać.",
  "findings.explicit": "Wysyłasz dosadne zdjęcia lub słowa, o które nikt nie prosił.",
  "findings.paid": "Oferujesz towarzystwo lub seks za pieniądze albo o to prosisz.",
  "findings.private": "Przekazujesz dalej prywatne dane, wiadomości lub zdjęcia kogoś innego.",
  "findings.hate": "Piszesz o ludziach z pogardą za to, kim są.",
  "findings.minor": "Coś, co piszesz, mówi, że masz mniej niż 18 lat. Tutaj wszyscy muszą być dorośli.",
  "findings.of_rule": "{{rule}} – {{text}}",
  "findings.other_rule": "To ustalenie dotyczy innej zasady: {{rules}}. Wybierz ją albo opisz to własnymi słowami.",
} satisfies Translation<typeof en, "pl">;
