import type en from "../en/care_desk";
import type { Translation } from "../translation";

export default {
  "care_desk.pictures": "Bilder",
  "care_desk.desk_lead": "Für alle, die für sich nichts anderes gewählt haben.",
  "care_desk.own_lead":
    "So siehst du Fotos, in der Warteschlange, in Fällen und auf der Fotoseite. Für andere ändert sich nichts.",
  "care_desk.blur": "Unschärfe",
  "care_desk.blur_hint": "Bis du hinsiehst: zeig auf ein Bild, fokussiere es oder tippe es an.",
  "care_desk.blur_strong": "Stark",
  "care_desk.blur_light": "Leicht",
  "care_desk.blur_none": "Keine",
  "care_desk.grey": "Farben",
  "care_desk.grey_off": "In Farbe",
  "care_desk.grey_on": "In Grau",
  "care_desk.as_desk": "Wie am Desk üblich",
  "care_desk.desks": "{{value}}, wie am Desk üblich",
  "care_desk.action_own": "Bildanzeige für dich wählen",
  "care_desk.action_desk": "Bildanzeige ändern",
  "care_desk.hard_today_one": "{{count, number}} belastender Fall heute.",
  "care_desk.hard_today_other": "{{count, number}} belastende Fälle heute.",
  "care_desk.break": "Das ist viel für einen Tag. Mach eine Pause oder überlass die nächsten jemand anderem.",
  "care_desk.only_you": "Das siehst nur du.",
  "care_desk.alike_first_one": "{{count, number}} Foto auf dieser Seite sieht aus wie ein anderes.",
  "care_desk.alike_first_other":
    "{{count, number}} Fotos auf dieser Seite sehen aus wie andere. Sie stehen vorn, nebeneinander.",
  "care_desk.like_waiting": "Wie ein Foto von {{name}}, das auch wartet",
  "care_desk.like_shown": "Wie ein Foto von {{name}}",
  "care_desk.like_suspended": "Wie ein Foto von {{name}}, gesperrt",
  "care_desk.like_rejected": "Wie eines, das am {{date}} abgelehnt wurde",
  "care_desk.like_rejected_of": "Wie ein Foto von {{name}}, am {{date}} abgelehnt",
  "care_desk.like_rejected_of_once": "Wie ein Foto von {{name}}, das abgelehnt wurde",
  "care_desk.like_own_rejected": "Wie ein eigenes, am {{date}} abgelehnt",
  "care_desk.like_own_rejected_once": "Wie ein eigenes, das abgelehnt wurde",
  "care_desk.network": "Netz: {{percent}}",
  "care_desk.because": "{{said}}: {{why}}",
} satisfies Translation<typeof en, "de">;
