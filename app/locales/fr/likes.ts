import type en from "../en/likes";
import type { Translation } from "../translation";

export default {
  "likes.title": "Likes",
  "likes.received": "Tu leur plais",
  "likes.given": "Te plaisent",
  "likes.mutual": "Matchs",
  "likes.visitors": "Visites",
  "likes.like": "J’aime",
  "likes.like_name": "Envoyer un like à {{name}}",
  "likes.unlike": "Retirer mon like",
  "likes.liked": "Like envoyé",
  "likes.new": "Nouveau",
  "likes.see_all": "Tout marquer comme vu",
  "likes.all_seen": "Tu as vu tous tes likes.",
  "likes.mutual_note": "{{name}} et toi, vous vous plaisez.",
  "likes.received.empty_title": "Personne pour l’instant",
  "likes.received.empty_text": "Les likes viennent souvent à qui en donne. Une photo et quelques lignes aident aussi.",
  "likes.given.empty_title": "Tu n’as encore liké personne",
  "likes.given.empty_text": "Quelqu’un te plaît ? Touche le cœur, et cette personne le saura.",
  "likes.mutual.empty_title": "Pas encore de match",
  "likes.mutual.empty_text": "Dès que tu plais à quelqu’un qui te plaît, tu le vois ici.",
  "likes.visitors.empty_title": "Aucune visite pour l’instant",
  "likes.visitors.empty_text": "Les personnes qui ouvrent ton profil apparaissent ici.",
  "likes.empty_action": "Chercher des profils",

  "likes.self": "Bien tenté, mais tu ne peux pas liker ton propre profil",
  "likes.too_many": "Ça fait beaucoup de likes d’un coup. Tu pourras continuer dans {{minutes}} min.",
  "likes.locked_title": "Avec Premium, tu vois qui visite ton profil",
  "likes.locked_text": "Rien n’est caché pour t’appâter : il y a peut-être quelqu’un, ou personne.",
  "likes.locked_action": "Premium, c’est quoi ?",
} satisfies Translation<typeof en, "fr">;
