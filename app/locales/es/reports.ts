import type en from "../en/reports";
import type { Translation } from "../translation";

export default {
  "reports.title": "Denunciar a {{name}}",
  "reports.lead": "Lo que ves ahora se guarda con tu denuncia. {{name}} no sabrá quién la ha enviado.",
  "reports.about": "¿De qué se trata?",
  "reports.about.profile": "Todo el perfil",
  "reports.about.photo": "Una foto de la conversación",
  "reports.about.photo_with": "Una foto con «{{text}}»",
  "reports.reason": "¿Qué ocurre?",
  "reports.reason.spam": "Publicidad o spam",
  "reports.reason.scam": "Pide dinero o intenta estafarme",
  "reports.reason.fake": "No es la persona que aparece",
  "reports.reason.underage": "Puede ser menor de 18 años",
  "reports.reason.harassment": "Insultos, amenazas o presión",
  "reports.reason.nudity": "Desnudos que no he pedido",
  "reports.reason.illegal": "Va contra la ley",
  "reports.reason.other": "Otra cosa",
  "reports.words": "¿Qué ha pasado?",
  "reports.words_hint": "Una o dos frases nos ayudan a entenderlo.",
  "reports.block": "Bloquear también a {{name}}",
  "reports.send": "Enviar denuncia",
  "reports.sent_title": "Gracias, tenemos tu denuncia",
  "reports.sent_text":
    "Su número es {{number}}. Una persona la revisa y decide. Si quieres añadir algo, escríbenos con este número.",
  "reports.reason_missing": "Elige qué ocurre",
  "reports.not_found": "Lo que quieres denunciar no está (ya) aquí",
  "reports.self": "No puedes denunciar tu propio perfil",
  "reports.too_many": "Has enviado muchas denuncias en la última hora. Podrás enviar otra dentro de {{minutes}} min.",
  "reports.no_case": "Este caso no existe",
  "reports.case_changed": "Otra persona ha actuado sobre este caso mientras tanto",
  "reports.same_actor": "Sobre este recurso tiene que decidir otra persona",
} satisfies Translation<typeof en, "es">;
