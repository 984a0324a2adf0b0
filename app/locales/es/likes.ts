import type en from "../en/likes";
import type { Translation } from "../translation";

export default {
  "likes.title": "Me gusta",
  "likes.received": "Les gustas",
  "likes.given": "Te gustan",
  "likes.mutual": "Match",
  "likes.visitors": "Visitas",
  "likes.like": "Me gusta",
  "likes.like_name": "Dar me gusta a {{name}}",
  "likes.unlike": "Quitar me gusta",
  "likes.liked": "Te gusta",
  "likes.new": "Nuevo",
  "likes.see_all": "Marcar todo como visto",
  "likes.all_seen": "Ya has visto todos tus me gusta.",
  "likes.mutual_note": "Te gusta {{name}}, y le gustas.",
  "likes.received.empty_title": "Nadie por ahora",
  "likes.received.empty_text": "Quien da un me gusta suele recibir otro. Una foto y unas líneas también ayudan.",
  "likes.given.empty_title": "Aún no le has dado me gusta a nadie",
  "likes.given.empty_text": "¿Te atrae alguien? Toca el corazón. Lo sabrá.",
  "likes.mutual.empty_title": "Todavía ningún match",
  "likes.mutual.empty_text": "En cuanto le gustes a alguien que te gusta, aparecerá aquí.",
  "likes.visitors.empty_title": "Aún no hay visitas",
  "likes.visitors.empty_text": "Quien abra tu perfil aparecerá aquí.",
  "likes.empty_action": "Buscar gente",

  "likes.self": "Buen intento, pero no puedes dar me gusta a tu propio perfil",
  "likes.too_many": "Son muchos me gusta de golpe. Podrás seguir en {{minutes}} min.",
  "likes.locked_title": "Con Premium ves quién te visita",
  "likes.locked_text": "No escondemos nada para tentarte: puede haber alguien, o nadie.",
  "likes.locked_action": "Qué es Premium",
} satisfies Translation<typeof en, "es">;
