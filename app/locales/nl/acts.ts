import type en from "../en/acts";
import type { Translation } from "../translation";

export default {
  "acts.will_be_done": "gebeurt over",
  "acts.being_done": "gebeurt nu",
  "acts.undo": "Ongedaan maken",
  "acts.undone": "Ongedaan gemaakt. Er is niets gebeurd en niemand heeft bericht gekregen.",
  "acts.too_late": "Te laat om ongedaan te maken: het is al gebeurd, of gebeurt op dit moment.",
  "acts.not_done": "Dit is niet gelukt:",
  "acts.read": "Begrepen",
  "acts.failed": "Er ging iets mis en het is niet gebeurd. Probeer het nog eens.",
  "acts.waits_already": "Hetzelfde staat hier al op het punt te gebeuren. Wacht een paar seconden.",
  "acts.deed_done": "Dit is al gebeurd.",
  "acts.case_decided": "{{name}} heeft net over deze zaak beslist. Ze wordt over een paar seconden gesloten.",
  "acts.photo_decided": "Over een foto beslissen",
  "acts.photo_marked": "Naaktmarkering wijzigen",
  "acts.photos_one": "Beslissing over {{count, number}} foto",
  "acts.photos_other": "Beslissingen over {{count, number}} foto’s",
  "acts.photos_noted":
    "Wordt goedgekeurd: {{approved}}. Wordt afgewezen: {{rejected}}. Naakt gewijzigd: {{marked}}. Overgeslagen: {{left}}.",
  "acts.hold": "Niet laten schrijven",
  "acts.release": "Weer laten schrijven",
  "acts.t_writing_hold": "Mocht niet meer schrijven",
  "acts.t_writing_hold_ended": "Mag weer schrijven",
  "acts.not_held": "Dit lid mag al schrijven.",
  "acts.held_until": "Kan niet schrijven tot",
  "acts.export": "Stuur de eigen gegevens",
  "acts.download": "Gegevens downloaden",
  "acts.delete": "Account verwijderen",
  "acts.when": "Wanneer",
  "acts.in_grace_one": "over {{count, number}} dag; tot dan kan het lid terugkomen",
  "acts.in_grace_other": "over {{count, number}} dagen; tot dan kan het lid terugkomen",
  "acts.at_once": "meteen en voorgoed",
  "acts.not_deletable":
    "Een geblokkeerd account kan alleen meteen worden verwijderd, en een verwijderd account niet nog eens.",
  "acts.export_lately": "De gegevens zijn de afgelopen dag al samengesteld.",
  "acts.owners_read": "Wat de eigenaars in de mail lezen",
} satisfies Translation<typeof en, "nl">;
