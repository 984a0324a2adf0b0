import type en from "../en/suspensions";
import type { Translation } from "../translation";

export default {
  "suspensions.title": "Ton compte est suspendu",
  "suspensions.until": "jusqu’au {{date}}",
  "suspensions.for_good": "définitivement",
  "suspensions.lead":
    "Il est fermé {{period}} : personne ne voit ton profil et tu ne peux pas te connecter. Tes messages et tes crédits restent tels quels.",
  "suspensions.yours": "Ce qui s’applique à ton compte",
  "suspensions.facts": "Ce que nous avons constaté",
  "suspensions.rule": "La règle enfreinte",
  "suspensions.rules": "Nos règles sur les suspensions",
  "suspensions.decided": "Qui a décidé",
  "suspensions.by_person": "Une personne de notre équipe a examiné le cas et a décidé.",
  "suspensions.by_machine":
    "Un programme a décidé et personne n’a encore examiné le cas. Si tu fais appel, une personne le fera.",
  "suspensions.appeal_title": "Tu n’es pas d’accord ?",
  "suspensions.appeal_text":
    "Demande un réexamen : c’est gratuit, tu as six mois et une autre personne décidera. {{redress}}",
  "suspensions.appeal": "Demander un réexamen",
  "suspensions.nobody": "Personne dans ce dossier n’a de compte",
  "suspensions.rule_missing": "Pour suspendre un compte, il faut nommer la règle enfreinte",
  "suspensions.fraud_for_good": "Une suspension pour fraude est définitive",
  "suspensions.none": "Il n’y a aucune suspension à lever",
  "suspensions.changed_since":
    "Quelqu’un d’autre a suspendu ce compte ou levé sa suspension depuis. Regarde où cela en est.",
  "suspensions.holds_longer":
    "Le compte est déjà suspendu pour plus longtemps. Pour que cela finisse plus tôt, lève la suspension.",
} satisfies Translation<typeof en, "fr">;
