import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Mijn foto’s",
  "photos.lead": "Met de eerste leren anderen je kennen. Zet daar je beste foto neer.",
  "photos.manage": "Mijn foto’s",
  "photos.add": "Foto’s toevoegen",
  "photos.choose": "Kies foto’s",
  "photos.choose_hint":
    "JPEG, PNG, WebP of AVIF, hooguit {{max}} MB per foto. Verborgen gegevens, zoals waar een foto is gemaakt, halen we eruit.",
  "photos.upload": "Uploaden",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Nog geen foto’s. Mensen zien graag aan wie ze schrijven.",
  "photos.drop": "Kies foto’s of sleep ze hierheen",
  "photos.remove": "{{name}} weghalen",
  "photos.sending": "{{name}} wordt verstuurd",
  "photos.crop_title": "Kies wat anderen zien",
  "photos.crop_hint": "Sleep de foto tot hij past, of verschuif hem met de pijltjestoetsen.",
  "photos.crop_zoom": "Zoom",
  "photos.crop_use": "Dit stuk gebruiken",
  "photos.crop_whole": "De hele foto gebruiken",
  "photos.crop_count": "Foto {{n}} van {{max}}",
  "photos.crop_alt": "Je foto in het kader",
  "photos.count": "{{used}} van {{max}} foto’s",
  "photos.n": "Foto {{n}}",
  "photos.main": "Hoofdfoto",
  "photos.make_main": "Kies als hoofdfoto",
  "photos.delete": "Verwijderen",
  "photos.held": "We bekijken hem eerst even. Tot die tijd zie alleen jij hem.",
  "photos.rejected": "Deze foto kunnen we niet laten zien: {{reason}}",
  "photos.nudity.blurred": "Er is naakt te zien: anderen zien hem wazig tot ze erom vragen, en nooit op je kaart.",
  "photos.nudity.left_out": "Er is naakt te zien: op deze site ziet niemand anders hem.",

  "photos.not_found": "We konden deze foto niet vinden",
  "photos.not_an_image":
    "Dit is geen foto die we kunnen lezen. JPEG, PNG, WebP en AVIF werken, hoe het bestand ook heet.",
  "photos.unreadable_heic":
    "HEIC, het formaat van iPhones, kunnen we niet lezen. Sla de foto op als JPEG, of maak een schermafbeelding en stuur die.",
  "photos.one_at_a_time": "Je bent nog iets aan het uploaden. Wacht tot dat klaar is en probeer het dan opnieuw.",
  "photos.too_large":
    "Dit bestand is te groot. Een foto mag hooguit {{max}} MB zijn. Sla hem kleiner op, of maak een schermafbeelding en stuur die.",
  "photos.too_many_pixels":
    "Deze foto heeft te veel pixels. Meer dan {{max}} miljoen kan niet. Sla hem kleiner op, of maak een schermafbeelding en stuur die.",
  "photos.too_small":
    "Deze foto is te klein. Elke zijde moet minstens {{min}} pixels zijn. Kies het origineel, of een groter stuk ervan.",
  "photos.damaged": "Dit bestand is beschadigd. Probeer een andere foto, of sla deze eerst opnieuw op.",
  "photos.too_many": "Je hebt al {{max}} foto’s, meer kan niet. Verwijder er eerst een.",
  "photos.no_file": "Kies eerst een foto",
  "photos.busy": "Er komen nu heel veel foto’s binnen. Probeer het over een paar tellen nog eens.",
  "photos.order_hint": "Sleep je foto’s in de volgorde die je wilt, of verplaats ze met de pijlen.",
  "photos.earlier_n": "Foto {{n}} naar voren",
  "photos.later_n": "Foto {{n}} naar achteren",
  "photos.moved": "De foto is nu nummer {{n}} van {{max}}.",
} satisfies Translation<typeof en, "nl">;
