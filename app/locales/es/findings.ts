import type en from "../en/findings";
import type { Translation } from "../translation";

export default {
  "findings.none": "Con tus propias palabras, abajo",
  "findings.own_words": "Más, con tus propias palabras",
  "findings.own_words_hint": "La persona lo leerá tal como lo escribas. No digas quién la denunció.",
  "findings.language": "El idioma de tus propias palabras",
  "findings.their_language": "{{language}}, como lo lee la persona",
  "findings.in_language": "En palabras del equipo de moderación, en {{language}}: {{text}}",
  "findings.money": "Has pedido dinero, regalos o una inversión a otros miembros.",
  "findings.other_person": "Tus fotos o tus datos son de otra persona.",
  "findings.bulk": "Has enviado el mismo mensaje a muchas personas que no te habían contestado.",
  "findings.advert": "Tu perfil o tus mensajes hacen publicidad de algo.",
  "findings.insult": "Has insultado, amenazado o presionado a otra persona.",
  "findings.unwanted": "Has seguido escribiendo a alguien que te había pedido que pararas.",
  "findings.explicit": "Has enviado imágenes o palabras explícitas que nadie había pedido.",
  "findings.paid": "Has ofrecido o pedido compañía o sexo a cambio de dinero.",
  "findings.private": "Has difundido datos, mensajes o imágenes privados de otra persona.",
  "findings.hate": "Has escrito con desprecio sobre personas por ser quienes son.",
  "findings.minor":
    "Algo que has escrito dice que tienes menos de 18 años. Aquí todo el mundo tiene que ser mayor de edad.",
  "findings.of_rule": "{{rule}} – {{text}}",
  "findings.other_rule": "Esta constatación corresponde a otra norma: {{rules}}. Elige esa, o dilo con tus palabras.",
} satisfies Translation<typeof en, "es">;
