import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Mijn foto's",
  "photos.lead": "Met de eerste leren anderen je kennen. Zet daar je beste foto neer.",
  "photos.manage": "Mijn foto's",
  "photos.add": "Foto's toevoegen",
  "photos.choose": "Kies foto's",
  "photos.choose_hint":
    "JPEG of PNG, hooguit {{max}} MB per foto. Verborgen gegevens, zoals waar een foto is gemaakt, halen we eruit.",
  "photos.upload": "Uploaden",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Nog geen foto's. Mensen zien graag aan wie ze schrijven.",
  "photos.drop": "Kies foto's of sleep ze hierheen",
  "photos.remove": "{{name}} weghalen",
  "photos.sending": "{{name}} wordt verstuurd",
  "photos.count": "{{used}} van {{max}} foto's",
  "photos.n": "Foto {{n}}",
  "photos.main": "Hoofdfoto",
  "photos.make_main": "Hoofdfoto maken",
  "photos.make_main_n": "Foto {{n}} de hoofdfoto maken",
  "photos.delete": "Verwijderen",
  "photos.delete_n": "Foto {{n}} verwijderen",
  "photos.held": "We bekijken hem eerst even. Tot die tijd zie alleen jij hem.",
  "photos.rejected": "Deze foto kunnen we niet laten zien: {{reason}}",
} satisfies Translation<typeof en, "nl">;
