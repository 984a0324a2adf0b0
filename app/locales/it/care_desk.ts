import type en from "../en/care_desk";
import type { Translation } from "../translation";

export default {
  "care_desk.pictures": "Immagini",
  "care_desk.desk_lead": "Per chi non ha scelto altro per sé.",
  "care_desk.own_lead":
    "Come vedi tu le foto: nella coda, nei casi e nella pagina delle foto. Per gli altri non cambia nulla.",
  "care_desk.blur": "Sfocatura",
  "care_desk.blur_hint": "Finché non guardi: passa sopra l’immagine, mettila a fuoco o toccala.",
  "care_desk.blur_strong": "Forte",
  "care_desk.blur_light": "Leggera",
  "care_desk.blur_none": "Nessuna",
  "care_desk.grey": "Colori",
  "care_desk.grey_off": "A colori",
  "care_desk.grey_on": "In grigio",
  "care_desk.as_desk": "Come il desk",
  "care_desk.desks": "{{value}}, come il desk",
  "care_desk.action_own": "Scegli come vedi le immagini",
  "care_desk.action_desk": "Cambia come si vedono le immagini",
  "care_desk.hard_today_one": "{{count, number}} caso pesante oggi.",
  "care_desk.hard_today_many": "{{count, number}} di casi pesanti oggi.",
  "care_desk.hard_today_other": "{{count, number}} casi pesanti oggi.",
  "care_desk.break": "È tanto per un giorno solo. Fai una pausa, o lascia i prossimi a qualcun altro.",
  "care_desk.only_you": "Lo vedi solo tu.",
  "care_desk.alike_first_one": "{{count, number}} foto di questa pagina somiglia a un’altra.",
  "care_desk.alike_first_many":
    "{{count, number}} di foto di questa pagina somigliano ad altre. Vengono prima, una accanto all’altra.",
  "care_desk.alike_first_other":
    "{{count, number}} foto di questa pagina somigliano ad altre. Vengono prima, una accanto all’altra.",
  "care_desk.like_waiting": "Come una foto di {{name}}, anch’essa in attesa",
  "care_desk.like_shown": "Come una foto di {{name}}",
  "care_desk.like_suspended": "Come una foto di {{name}}, account sospeso",
  "care_desk.like_rejected": "Come una rifiutata il {{date}}",
  "care_desk.like_rejected_of": "Come una foto di {{name}} rifiutata il {{date}}",
  "care_desk.like_rejected_of_once": "Come una foto di {{name}} già rifiutata",
  "care_desk.like_own_rejected": "Come una sua foto rifiutata il {{date}}",
  "care_desk.like_own_rejected_once": "Come una sua foto già rifiutata",
  "care_desk.network": "rete: {{percent}}",
  "care_desk.because": "{{said}}: {{why}}",
} satisfies Translation<typeof en, "it">;
