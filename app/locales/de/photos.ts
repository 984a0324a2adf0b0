import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Meine Fotos",
  "photos.lead": "Mit dem ersten lernen andere dich kennen. Nimm dafür dein bestes.",
  "photos.manage": "Meine Fotos",
  "photos.add": "Fotos hinzufügen",
  "photos.choose": "Fotos auswählen",
  "photos.choose_hint":
    "JPEG oder PNG, je höchstens {{max}} MB. Versteckte Angaben, etwa wo ein Foto entstanden ist, entfernen wir.",
  "photos.upload": "Hochladen",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Noch keine Fotos. Man sieht gern, wem man schreibt.",
  "photos.drop": "Fotos auswählen oder hierher ziehen",
  "photos.remove": "{{name}} entfernen",
  "photos.sending": "{{name}} wird gesendet",
  "photos.count": "{{used}} von {{max}} Fotos",
  "photos.n": "Foto {{n}}",
  "photos.main": "Hauptfoto",
  "photos.make_main": "Zum Hauptfoto machen",
  "photos.make_main_n": "Foto {{n}} zum Hauptfoto machen",
  "photos.delete": "Löschen",
  "photos.delete_n": "Foto {{n}} löschen",
  "photos.held": "Wir sehen es uns kurz an. Bis dahin siehst nur du es.",
  "photos.rejected": "Dieses Foto können wir nicht zeigen: {{reason}}",
} satisfies Translation<typeof en, "de">;
