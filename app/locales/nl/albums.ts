import type en from "../en/albums";
import type { Translation } from "../translation";

export default {
  "albums.title": "Privéfoto’s",
  "albums.text": "{{name}} laat sommige foto’s alleen aan uitgekozen mensen zien.",
  "albums.ask": "Vraag of je ze mag zien",
  "albums.asked": "Je hebt het gevraagd. {{name}} beslist nu.",
  "albums.granted": "Je mag ze van {{name}} zien: ze staan hier tussen de foto’s.",
  "albums.mine_title": "Jouw privéfoto’s",
  "albums.mine_hidden": "{{name}} ziet je privéfoto’s niet.",
  "albums.mine_shown": "{{name}} ziet je privéfoto’s.",
  "albums.show": "Toon aan {{name}}",
  "albums.hide": "Niet meer tonen",
  "albums.shown_to": "privéfoto’s, {{name}}",
  "albums.guests_title": "Wie mijn privéfoto’s ziet",
  "albums.lead": "Je kunt je altijd bedenken. Niemand krijgt daar bericht van.",
  "albums.asking": "Wie ze wil zien",
  "albums.seeing": "Wie ze mag zien",
  "albums.nobody_asks": "Op dit moment vraagt niemand erom.",
  "albums.nobody_sees": "Niemand behalve jij.",
  "albums.since": "Sinds {{date}}",
  "albums.allow": "Laat zien",
  "albums.refuse": "Nu niet",
  "albums.make_private": "Maak privé",
  "albums.make_public": "Toon aan iedereen",
  "albums.private": "Privé",
  "albums.hint":
    "Privéfoto’s zien alleen de mensen aan wie jij ze laat zien. Ze staan nooit in een zoekresultaat of lijst.",
  "albums.news": "Verzoeken om je privéfoto’s te zien: {{count, number}}",
  "albums.not_found": "Hier zijn geen privéfoto’s te zien.",
  "albums.own": "Dit zijn je eigen foto’s.",
} satisfies Translation<typeof en, "nl">;
