import type en from "../en/care_desk";
import type { Translation } from "../translation";

export default {
  "care_desk.pictures": "Imágenes",
  "care_desk.desk_lead": "Para quien no haya elegido otra cosa para sí.",
  "care_desk.own_lead":
    "Así ves tú las fotos, en la cola, en los casos y en la página de fotos. Para los demás no cambia nada.",
  "care_desk.blur": "Desenfoque",
  "care_desk.blur_hint": "Hasta que mires: pasa por encima de la imagen, enfócala o tócala.",
  "care_desk.blur_strong": "Fuerte",
  "care_desk.blur_light": "Ligero",
  "care_desk.blur_none": "Ninguno",
  "care_desk.grey": "Colores",
  "care_desk.grey_off": "En color",
  "care_desk.grey_on": "En gris",
  "care_desk.as_desk": "Como el equipo",
  "care_desk.desks": "{{value}}, como el equipo",
  "care_desk.action_own": "Elegir cómo ves las imágenes",
  "care_desk.action_desk": "Cambiar cómo se muestran las imágenes",
  "care_desk.hard_today_one": "{{count, number}} caso duro hoy.",
  "care_desk.hard_today_many": "{{count, number}} de casos duros hoy.",
  "care_desk.hard_today_other": "{{count, number}} casos duros hoy.",
  "care_desk.break": "Es mucho para un solo día. Haz una pausa o deja los siguientes a otra persona.",
  "care_desk.only_you": "Solo lo ves tú.",
  "care_desk.alike_first_one": "{{count, number}} foto de esta página se parece a otra.",
  "care_desk.alike_first_many":
    "{{count, number}} de fotos de esta página se parecen a otras. Van primero, una al lado de otra.",
  "care_desk.alike_first_other":
    "{{count, number}} fotos de esta página se parecen a otras. Van primero, una al lado de otra.",
  "care_desk.like_waiting": "Como una foto de {{name}} que también espera",
  "care_desk.like_shown": "Como una foto de {{name}}",
  "care_desk.like_suspended": "Como una foto de {{name}}, con la cuenta suspendida",
  "care_desk.like_rejected": "Como una rechazada el {{date}}",
  "care_desk.like_rejected_of": "Como una foto de {{name}} rechazada el {{date}}",
  "care_desk.like_rejected_of_once": "Como una foto de {{name}} ya rechazada",
  "care_desk.like_own_rejected": "Como una suya rechazada el {{date}}",
  "care_desk.like_own_rejected_once": "Como una suya ya rechazada",
  "care_desk.network": "red: {{percent}}",
  "care_desk.because": "{{said}}: {{why}}",
} satisfies Translation<typeof en, "es">;
