import type en from "../en/home";
import type { Translation } from "../translation";

export default {
  "home.title": "Inicio",
  "home.greeting": "Qué bien verte, {{name}}",
  "home.new_people": "Gente para ti",
  "home.complete_profile_title": "Cuenta algo de ti",
  "home.complete_profile_text": "Unas líneas sinceras dan pie a que te respondan. Son dos minutos.",
  "home.complete_profile_action": "Completar mi perfil",
  "home.seen_by_title": "¿Quién puede ver tu perfil?",
  "home.seen_by_text": "Ahora, solo los miembros. Si quieres, también los visitantes.",
  "home.seen_by_action": "Elegir",
  "home.news_title": "Novedades para ti",
  "home.news_likes_one": "{{count, number}} nuevo me gusta",
  "home.news_likes_many": "{{count, number}} de nuevos me gusta",
  "home.news_likes_other": "{{count, number}} nuevos me gusta",
  "home.see_all": "Ver a todo el mundo",
  "home.empty_title": "Qué silencio",
  "home.empty_text": "Todavía no hay nadie que encaje con lo que buscas. Prueba a ampliar un poco la búsqueda.",
  "home.finder": "Buscar un match",
  "home.reason_region": "De tu región",
  "home.reason_country": "De tu país",
  "home.reason_ages": "Encajan las edades",
  "home.reason_language": "Compartís idioma",
  "home.reason_new": "Acaba de llegar",
} satisfies Translation<typeof en, "es">;
