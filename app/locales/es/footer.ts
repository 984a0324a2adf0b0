import type en from "../en/footer";
import type { Translation } from "../translation";

export default {
  "footer.label": "Sobre este sitio",
  "footer.company": "{{brand}} es un servicio de {{company}}, {{address}}.",
  "footer.trade_names": "Nombres comerciales: {{names}}",
  "footer.kvk": "Datos registrales: {{number}}",
  "footer.vat": "N.º de IVA: {{numbers}}",
  "footer.phone": "Teléfono: {{phone}}",
  "footer.email": "Correo: {{email}}",
  "footer.message_costs": "Un mensaje a un miembro cuesta como mínimo {{amount}}.",
  "footer.adults": "Mayores de 18 años",
  "footer.terms": "Condiciones",
  "footer.privacy": "Privacidad",
  "footer.cookies": "Cookies",
  "footer.faq": "Preguntas frecuentes",
  "footer.service": "Atención al cliente",
  "footer.return_policy": "Reembolsos",
  "footer.ban": "Normas de la casa",
  "footer.pricing": "Precios",
  "footer.complaints": "Reclamaciones",
  "footer.imprint": "Aviso legal",
  "footer.ranking": "Orden de los resultados",
  "footer.accessibility": "Accesibilidad",
} satisfies Translation<typeof en, "es">;
