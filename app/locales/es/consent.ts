import type en from "../en/consent";
import type { Translation } from "../translation";

export default {
  "consent.link": "Preferencias de cookies",
  "consent.short": "¿Podemos recordar durante treinta días, y guardar en tu cuenta, qué sitio te trajo aquí?",
  "consent.more": "¿Para qué?",
  "consent.text":
    "¿Podemos recordar durante treinta días qué sitio te trajo aquí, y guardarlo en tu cuenta si te registras? Así sabemos a quién dar las gracias. No lo usamos para nada más, y si dices que no, todo funciona igual de bien.",
  "consent.refuse": "No, gracias",
  "consent.grant": "Sí, de acuerdo",
  "consent.granted": "El {{date}} dijiste que sí. Puedes cambiar de idea cuando quieras.",
  "consent.refused": "El {{date}} dijiste que no. Puedes cambiar de idea cuando quieras.",
} satisfies Translation<typeof en, "es">;
