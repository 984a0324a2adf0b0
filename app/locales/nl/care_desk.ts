import type en from "../en/care_desk";
import type { Translation } from "../translation";

export default {
  "care_desk.pictures": "Foto’s",
  "care_desk.desk_lead": "Voor iedereen die zelf niets anders heeft gekozen.",
  "care_desk.own_lead":
    "Zo zie jij foto’s, in de wachtrij, in zaken en op de fotopagina. Voor anderen verandert er niets.",
  "care_desk.blur": "Vervaging",
  "care_desk.blur_hint": "Tot je kijkt: wijs een foto aan, zet de focus erop of tik erop.",
  "care_desk.blur_strong": "Sterk",
  "care_desk.blur_light": "Licht",
  "care_desk.blur_none": "Geen",
  "care_desk.grey": "Kleuren",
  "care_desk.grey_off": "In kleur",
  "care_desk.grey_on": "In grijs",
  "care_desk.as_desk": "Zoals de desk",
  "care_desk.desks": "{{value}}, zoals de desk",
  "care_desk.action_own": "Kiezen hoe je foto’s ziet",
  "care_desk.action_desk": "Wijzigen hoe foto’s worden getoond",
  "care_desk.hard_today_one": "{{count, number}} zware zaak vandaag.",
  "care_desk.hard_today_other": "{{count, number}} zware zaken vandaag.",
  "care_desk.break": "Dat is veel voor één dag. Neem pauze, of laat de volgende aan een ander.",
  "care_desk.only_you": "Alleen jij ziet dit.",
  "care_desk.alike_first_one": "{{count, number}} foto op deze pagina lijkt op een andere.",
  "care_desk.alike_first_other":
    "{{count, number}} foto’s op deze pagina lijken op andere. Ze staan vooraan, naast elkaar.",
  "care_desk.like_waiting": "Lijkt op een foto van {{name}} die ook wacht",
  "care_desk.like_shown": "Lijkt op een foto van {{name}}",
  "care_desk.like_suspended": "Lijkt op een foto van {{name}}, die geschorst is",
  "care_desk.like_rejected": "Lijkt op een foto die is afgewezen op {{date}}",
  "care_desk.like_rejected_of": "Lijkt op een foto van {{name}} die is afgewezen op {{date}}",
  "care_desk.like_rejected_of_once": "Lijkt op een foto van {{name}} die is afgewezen",
  "care_desk.like_own_rejected": "Lijkt op een eigen foto die is afgewezen op {{date}}",
  "care_desk.like_own_rejected_once": "Lijkt op een eigen foto die is afgewezen",
  "care_desk.network": "netwerk: {{percent}}",
  "care_desk.because": "{{said}}: {{why}}",
} satisfies Translation<typeof en, "nl">;
