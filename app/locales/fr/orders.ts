import type en from "../en/orders";
import type { Translation } from "../translation";

export default {
  "orders.not_found": "Cette commande n’existe pas.",
  "orders.provider_unavailable":
    "Le prestataire de paiement ne répond pas pour l’instant. Rien n’a été débité. Réessaie dans un moment.",
  "orders.refused":
    "Le prestataire de paiement n’a pas accepté ce paiement. Rien n’a été débité. Essaie avec un autre moyen de paiement.",
  "orders.code_used":
    "Ce code ne vaut que pour une commande, et tu l’as déjà utilisé pour en payer une autre. Rien n’a été débité. Tu peux commander à nouveau au prix actuel.",
  "orders.not_refundable": "Il n’y a plus rien à rembourser pour cette commande.",
  "orders.held_not_found": "Aucun paiement ni remboursement avec ce numéro n’attend de décision.",
  "orders.held_not_acceptable":
    "Ce paiement ne peut pas être enregistré : le montant diffère, il l’est déjà, ou la commande ou son acheteur n’existe plus. Refuse-le et rends l’argent.",
  "orders.page_title": "Ton paiement",
  "orders.open_title": "Nous attendons le prestataire de paiement",
  "orders.open_text":
    "Tu n’as rien à faire. Dès que le prestataire confirme ton paiement, il s’affiche ici et tu peux continuer. Quelques secondes suffisent en général, jusqu’à un jour avec certaines banques.",
  "orders.open_waiting": "En attente de la réponse…",
  "orders.paid_title": "Ton paiement est arrivé",
  "orders.paid_text": "Merci. Tout ce que tu as payé est maintenant à toi, et ton reçu est dans ta boîte mail.",
  "orders.failed_title": "Le paiement n’a pas abouti",
  "orders.failed_text": "Rien n’a été débité. Tu peux réessayer ou payer autrement.",
  "orders.expired_title": "Le délai de paiement est passé",
  "orders.expired_text": "Rien n’a été débité. Si un paiement arrive encore, il compte. Sinon, recommence simplement.",
  "orders.canceled_title": "Tu as interrompu le paiement",
  "orders.canceled_text": "Rien n’a été débité. Ton choix est toujours là, si tu le veux.",
  "orders.held_title": "Quelqu’un examine ton paiement",
  "orders.held_text":
    "Le paiement reçu ne correspond pas à la commande : une personne vérifie. Rien n’est perdu : tu reçois ce que tu as payé, ou tu récupères ton argent.",
  "orders.refunded_title": "Ton paiement a été remboursé",
  "orders.refunded_text":
    "Tout le montant est reparti par le même moyen de paiement. Avec certaines banques, il faut quelques jours pour le voir.",
  "orders.withdrawn_text":
    "Tu as exercé ton droit de rétractation. Nous te remboursons {{amount}} par le même moyen de paiement.",
  "orders.owed_text_one": "Tu nous dois encore {{count, number}} crédit, dépensé avant le remboursement.",
  "orders.owed_text_many": "Tu nous dois encore {{count, number}} de crédits, dépensés avant le remboursement.",
  "orders.owed_text_other": "Tu nous dois encore {{count, number}} crédits, dépensés avant le remboursement.",
  "orders.item": "Article",
  "orders.total": "Total",
  "orders.vat": "TVA {{rate}} %",
  "orders.vat_included": "TVA comprise : {{amount}} ({{rate}} %)",
  "orders.net": "Hors TVA",
  "orders.date": "Date et heure",
  "orders.order": "Commande",
  "orders.went_back": "Remboursé",
  "orders.seller": "Vendu par",
  "orders.vat_number": "Numéro de TVA {{number}}",
  "orders.register": "Registre {{number}}",
  "orders.receipt": "Reçu {{number}}",
  "orders.credit_note": "Avoir {{number}}",
  "orders.to_credits": "Voir mes crédits",
  "orders.to_premium": "Voir Premium",
  "orders.try_again": "Réessayer",
  "orders.log_in": "Connecte-toi pour voir le reste",
  "orders.sandbox_title": "Paiement d’essai",
  "orders.sandbox_text":
    "Cette page de test remplace le prestataire de paiement. Aucun argent ne circule, quoi que tu choisisses.",
  "orders.sandbox_over": "Ce paiement est terminé.",
  "orders.sandbox_paid": "Payer",
  "orders.sandbox_twice": "Payer et prévenir le site deux fois",
  "orders.sandbox_late": "Payer et prévenir le site une minute plus tard",
  "orders.sandbox_failed": "Faire échouer",
  "orders.sandbox_expired": "Laisser expirer",
  "orders.sandbox_canceled": "Annuler",
  "orders.sandbox_open": "Laisser ouvert",
  "orders.sandbox_charged_back": "Payer puis le faire reprendre par la banque",
  "orders.look_again": "Regarder à nouveau",
  "orders.pay_again": "Tu n’as pas pu payer ? Reprendre le paiement",
  "orders.withdraw_lead":
    "Tu nous dis que tu ne veux plus de cette commande. Nous te remboursons ce que tu n’as pas utilisé, par le même moyen de paiement.",
  "orders.withdraw_statement": "{{name}} renonce à ce contrat.",
  "orders.withdraw_back": "Tu récupères",
  "orders.withdraw_credits": "Crédits retirés",
  "orders.withdraw_mail": "La confirmation part aussitôt à {{email}}, avec la date et l’heure.",
  "orders.withdraw_until": "Jusqu’au {{date}}",
  "orders.withdraw_keep": "Garder la commande",
} satisfies Translation<typeof en, "fr">;
