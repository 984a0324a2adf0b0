import type en from "../en/risk";
import type { Translation } from "../translation";

export default {
  "risk.title": "Lo que el sitio ha notado por sí mismo",
  "risk.lead": "Nada de esto decide nada: solo dice dónde mirar.",
  "risk.noticed": "El sitio ha notado algo",
  "risk.name_begun_hour": "Muchas conversaciones empezadas en una hora",
  "risk.name_begun_day": "Muchas conversaciones empezadas en un día",
  "risk.name_likes_minute": "Muchos me gusta en un minuto",
  "risk.name_likes_hour": "Muchos me gusta en una hora",
  "risk.name_unanswered": "Casi nadie contesta",
  "risk.name_disliked": "Varias personas lo han bloqueado o denunciado",
  "risk.name_push": "Se lleva a la gente fuera del sitio",
  "risk.name_held": "Varios mensajes retenidos",
  "risk.name_disposable": "Dirección desechable",
  "risk.name_country": "Otro país que el del perfil",
  "risk.name_banned_mailbox": "Mismo buzón que una cuenta cerrada",
  "risk.name_banned_device": "Mismo navegador que una cuenta cerrada",
  "risk.name_device_accounts": "Varias cuentas en un navegador",
  "risk.said_begun_hour":
    "Conversaciones empezadas en una hora: {{begun}}, con respuesta: {{answered}}. Edad de la cuenta: {{age}}.",
  "risk.said_begun_day":
    "Conversaciones empezadas en un día: {{begun}}, con respuesta: {{answered}}. Edad de la cuenta: {{age}}.",
  "risk.said_likes_minute": "Me gusta en un minuto: {{likes}}. Edad de la cuenta: {{age}}.",
  "risk.said_likes_hour": "Me gusta en una hora: {{likes}}. Edad de la cuenta: {{age}}.",
  "risk.said_unanswered":
    "Conversaciones empezadas en una semana: {{begun}}, con respuesta: {{answered}}. Edad de la cuenta: {{age}}.",
  "risk.said_disliked":
    "Personas que en una semana han tenido bastante: {{people}} (bloqueado por {{blocked}}, denunciado por {{reported}}).",
  "risk.said_push":
    "Primeros mensajes con datos de contacto, enlaces o formas de pago en una semana: {{messages}}, a tantas personas: {{people}}.",
  "risk.said_held": "Mensajes retenidos en una semana: {{messages}}, a tantas personas: {{people}}.",
  "risk.said_disposable": "Se registró con una dirección desechable de {{domain}}.",
  "risk.said_country": "Se registró desde {{from}}, mientras que el perfil dice {{claimed}}.",
  "risk.said_banned_mailbox": "Otra cuenta del mismo buzón se cerró para siempre.",
  "risk.said_banned_device": "Cuentas del mismo navegador cerradas para siempre: {{accounts}}.",
  "risk.said_device_accounts": "Cuentas creadas en un navegador en un día: al menos {{accounts}}.",
  "risk.settings": "Perfiles de riesgo",
  "risk.settings_lead":
    "Lo que el sitio nota por sí mismo cuenta durante treinta días, cada cosa con su peso. Con esta suma se abre un caso.",
  "risk.threshold": "Suma que abre un caso",
  "risk.threshold_hint": "De 1 a 50. Lo que se nota pesa de 1 a 4.",
  "risk.threshold_wrong": "Indica un número entero de 1 a 50.",
  "risk.action_settings": "Cambiar cuándo se abre un caso",
} satisfies Translation<typeof en, "es">;
