import type en from "../en/suspensions";
import type { Translation } from "../translation";

export default {
  "suspensions.title": "Tu cuenta está suspendida",
  "suspensions.until": "hasta el {{date}}",
  "suspensions.for_good": "de forma definitiva",
  "suspensions.lead":
    "Está cerrada {{period}}: nadie ve tu perfil y no puedes entrar. Tus mensajes y créditos se quedan como están.",
  "suspensions.yours": "Lo que se aplica a tu cuenta",
  "suspensions.facts": "Qué hemos visto",
  "suspensions.rule": "La norma incumplida",
  "suspensions.rules": "Nuestras normas sobre suspensiones",
  "suspensions.decided": "Quién lo decidió",
  "suspensions.by_person": "Una persona de nuestro equipo lo miró y decidió.",
  "suspensions.by_machine": "Lo decidió un programa y nadie lo ha mirado aún. Si recurres, lo hará una persona.",
  "suspensions.appeal_title": "¿Lo ves de otra forma?",
  "suspensions.appeal_text":
    "Pide otra revisión: no cuesta nada, tienes seis meses y decidirá otra persona. {{redress}}",
  "suspensions.appeal": "Pedir otra revisión",
  "suspensions.nobody": "Nadie en este caso tiene cuenta",
  "suspensions.rule_missing": "Para suspender una cuenta hay que nombrar la norma incumplida",
  "suspensions.fraud_for_good": "Una suspensión por fraude es para siempre",
  "suspensions.none": "No hay ninguna suspensión que levantar",
  "suspensions.changed_since":
    "Alguien más ha suspendido esta cuenta o ha levantado la suspensión desde que miraste. Mira cómo está ahora.",
  "suspensions.holds_longer":
    "La cuenta ya está suspendida por más tiempo. Para que acabe antes, levanta la suspensión.",
} satisfies Translation<typeof en, "es">;
