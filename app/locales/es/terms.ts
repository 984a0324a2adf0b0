import type en from "../en/terms";
import type { Translation } from "../translation";

export default {
  "terms.title": "Nuestras condiciones han cambiado",
  "terms.lead": "Aceptaste una versión anterior. Esto es lo que cambia.",
  "terms.since": "Desde el {{date}}",
  "terms.read": "Leer todas las condiciones",
  "terms.agree": "Acepto",
  "terms.refuse_title": "¿Prefieres que no?",
  "terms.refuse_text":
    "Entonces llévate tus datos y elimina tu cuenta. Si aún puedes desistir de una compra, hazlo desde su recibo.",
  "terms.export": "Descargar mis datos",
  "terms.delete": "Eliminar mi cuenta",
  "terms.agreed": "Lo que aceptaste",
  "terms.agreed_row": "Las condiciones y la privacidad tal como eran",
  "terms.agreed_text": "Nuestras condiciones y nuestra política de privacidad, tal como eran cuando dijiste que sí.",
  "terms.agreed_on": "Aceptaste el {{date}}",
  "terms.agreed_terms": "Leer las condiciones de entonces",
  "terms.agreed_privacy": "Leer la política de privacidad de entonces",
  "terms.agreed_nothing": "No consta nada de esto en tu cuenta.",
} satisfies Translation<typeof en, "es">;
