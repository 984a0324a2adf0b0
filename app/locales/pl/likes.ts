import type en from "../en/likes";
import type { Translation } from "../translation";

export default {
  "likes.title": "Polubienia",
  "likes.received": "Lubią cię",
  "likes.given": "Lubisz",
  "likes.mutual": "Pary",
  "likes.visitors": "Odwiedziny",
  "likes.like": "Polub",
  "likes.like_name": "Polub profil: {{name}}",
  "likes.unlike": "Cofnij polubienie",
  "likes.liked": "Polubiono",
  "likes.new": "Nowe",
  "likes.see_all": "Oznacz wszystkie jako obejrzane",
  "likes.all_seen": "Wszystkie polubienia są obejrzane.",
  "likes.mutual_note": "Ty i {{name}} podobacie się sobie.",
  "likes.received.empty_title": "Na razie nikt",
  "likes.received.empty_text":
    "Kto rozdaje polubienia, często dostaje je z powrotem. Zdjęcie i kilka zdań też pomagają.",
  "likes.given.empty_title": "Na razie nikogo tu nie ma",
  "likes.given.empty_text": "Ktoś ci się podoba? Stuknij serce, a ta osoba się dowie.",
  "likes.mutual.empty_title": "Jeszcze nie masz par",
  "likes.mutual.empty_text": "Gdy polubi cię ktoś, kogo lubisz i ty, zobaczysz to tutaj.",
  "likes.visitors.empty_title": "Nikt jeszcze nie zajrzał",
  "likes.visitors.empty_text": "Kto otworzy twój profil, pojawi się tutaj.",
  "likes.empty_action": "Szukaj ludzi",

  "likes.self": "Miło, że się lubisz, ale własnego profilu nie da się polubić",
  "likes.too_many": "To dużo polubień naraz. Możesz kontynuować za {{minutes}} min.",
  "likes.locked_title": "Z Premium widzisz, kto cię odwiedza",
  "likes.locked_text": "Niczego nie ukrywamy, żeby kusić: może ktoś był, a może nikt.",
  "likes.locked_action": "Czym jest Premium",
} satisfies Translation<typeof en, "pl">;
