import type en from "../en/care_desk";
import type { Translation } from "../translation";

export default {
  "care_desk.pictures": "Images",
  "care_desk.desk_lead": "Pour tous ceux qui n’ont rien choisi d’autre pour eux-mêmes.",
  "care_desk.own_lead":
    "Comment toi, tu vois les photos, dans la file, dans les dossiers et sur la page des photos. Rien ne change pour les autres.",
  "care_desk.blur": "Flou",
  "care_desk.blur_hint": "Jusqu’à ce que tu regardes : survole l’image, mets le focus dessus ou touche-la.",
  "care_desk.blur_strong": "Fort",
  "care_desk.blur_light": "Léger",
  "care_desk.blur_none": "Aucun",
  "care_desk.grey": "Couleurs",
  "care_desk.grey_off": "En couleur",
  "care_desk.grey_on": "En gris",
  "care_desk.as_desk": "Comme le desk",
  "care_desk.desks": "{{value}}, comme le desk",
  "care_desk.action_own": "Choisir comment tu vois les images",
  "care_desk.action_desk": "Changer l’affichage des images",
  "care_desk.hard_today_one": "{{count, number}} dossier éprouvant aujourd’hui.",
  "care_desk.hard_today_many": "{{count, number}} de dossiers éprouvants aujourd’hui.",
  "care_desk.hard_today_other": "{{count, number}} dossiers éprouvants aujourd’hui.",
  "care_desk.break": "C’est beaucoup pour une journée. Fais une pause, ou laisse les suivants à quelqu’un d’autre.",
  "care_desk.only_you": "Personne d’autre ne voit cela.",
  "care_desk.alike_first_one": "{{count, number}} photo de cette page ressemble à une autre.",
  "care_desk.alike_first_many":
    "{{count, number}} de photos de cette page ressemblent à d’autres. Elles viennent d’abord, côte à côte.",
  "care_desk.alike_first_other":
    "{{count, number}} photos de cette page ressemblent à d’autres. Elles viennent d’abord, côte à côte.",
  "care_desk.like_waiting": "Comme une photo du profil {{name}} qui attend aussi",
  "care_desk.like_shown": "Comme une photo du profil {{name}}",
  "care_desk.like_suspended": "Comme une photo du profil {{name}}, compte suspendu",
  "care_desk.like_rejected": "Comme une photo refusée le {{date}}",
  "care_desk.like_rejected_of": "Comme une photo du profil {{name}} refusée le {{date}}",
  "care_desk.like_rejected_of_once": "Comme une photo du profil {{name}} déjà refusée",
  "care_desk.like_own_rejected": "Comme une de ses propres photos, refusée le {{date}}",
  "care_desk.like_own_rejected_once": "Comme une de ses propres photos, déjà refusée",
  "care_desk.network": "réseau : {{percent}}",
  "care_desk.because": "{{said}} : {{why}}",
} satisfies Translation<typeof en, "fr">;
