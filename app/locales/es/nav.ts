import type en from "../en/nav";
import type { Translation } from "../translation";

export default {
  "nav.main": "Navegación principal",
  "nav.home": "Inicio",
  "nav.search": "Buscar",
  "nav.likes": "Me gusta",
  "nav.chats": "Chats",
  "nav.profile": "Perfil",
  "nav.login": "Entrar",
  "nav.signup": "Crear cuenta",
  "nav.logout": "Salir",
  "nav.account": "Tu cuenta",
  "nav.my_profile": "Mi perfil",
  "nav.badge_chats_one": "{{count, number}} chat sin leer",
  "nav.badge_chats_many": "{{count, number}} de chats sin leer",
  "nav.badge_chats_other": "{{count, number}} chats sin leer",
  "nav.badge_likes_one": "{{count, number}} nuevo me gusta",
  "nav.badge_likes_many": "{{count, number}} de nuevos me gusta",
  "nav.badge_likes_other": "{{count, number}} nuevos me gusta",
  "nav.settings": "Cuenta",
  "nav.credits": "Créditos",
  "nav.match_title": "¡Es un match!",
  "nav.match_text": "A ti y a {{name}} os gustáis. ¿Le saludas?",
  "nav.match_write": "Escribir ahora",
  "nav.match_later": "Más tarde",
} satisfies Translation<typeof en, "es">;
