import type en from "../en/transparency";
import type { Translation } from "../translation";

export default {
  "transparency.title": "Informe de transparencia",
  "transparency.lead":
    "Qué nos notificaron, qué hicimos y qué fue de los recursos. Ningún número trata de una sola persona.",
  "transparency.none": "Aún no ha terminado ningún año: el primer informe vendrá después.",
  "transparency.period": "Del {{from}} al {{to}}",
  "transparency.years": "Otros años",
  "transparency.notices": "Avisos de contenido ilícito",
  "transparency.notices_trusted": "de ellos, de alertadores fiables",
  "transparency.median": "Tiempo mediano hasta la decisión, en horas",
  "transparency.measures": "Restricciones",
  "transparency.measures_law": "por la ley",
  "transparency.measures_terms": "por las normas de la casa",
  "transparency.measures_automated": "decididas solo por un programa",
  "transparency.accuracy": "Los programas acertaron (exactitud)",
  "transparency.precision": "De lo que señalaron, con razón (precisión)",
  "transparency.recall": "De lo que incumplía una norma, señalado (exhaustividad)",
  "transparency.share": "{{percent}} de {{base}}",
  "transparency.too_few": "demasiado poco para decirlo",
  "transparency.accounts": "Cuentas cerradas, por un tiempo o para siempre",
  "transparency.appeals": "Recursos decididos",
  "transparency.appeals_reversed": "de ellos, ganados del todo o en parte",
  "transparency.orders": "Órdenes de autoridades",
  "transparency.misuse": "Suspensiones por uso indebido",
  "transparency.figure": "Cifra",
  "transparency.what": "Qué",
  "transparency.files": "Todas las partes como archivos",
  "transparency.files_text": "Son las once partes que pide el Reglamento (UE) 2024/2835, y todo ello en JSON.",
  "transparency.part": "Parte {{n}}",
} satisfies Translation<typeof en, "es">;
