import type en from "../en/albums";
import type { Translation } from "../translation";

export default {
  "albums.title": "Zdjęcia prywatne",
  "albums.text": "{{name}} pokazuje niektóre zdjęcia tylko wybranym osobom.",
  "albums.ask": "Poproś o pokazanie",
  "albums.asked": "Prośba wysłana. Teraz decyduje {{name}}.",
  "albums.granted": "{{name}} ci je pokazuje: są tutaj wśród zdjęć.",
  "albums.mine_title": "Twoje zdjęcia prywatne",
  "albums.mine_hidden": "{{name}} nie widzi twoich zdjęć prywatnych.",
  "albums.mine_shown": "{{name}} widzi twoje zdjęcia prywatne.",
  "albums.show": "Pokaż je: {{name}}",
  "albums.hide": "Nie pokazuj więcej",
  "albums.shown_to": "zdjęcia prywatne, {{name}}",
  "albums.guests_title": "Kto widzi moje zdjęcia prywatne",
  "albums.lead": "Możesz zmienić zdanie w każdej chwili. Nikt się o tym nie dowie.",
  "albums.asking": "Chcą je zobaczyć",
  "albums.seeing": "Widzą je",
  "albums.nobody_asks": "Teraz nikt o to nie prosi.",
  "albums.nobody_sees": "Nikt oprócz ciebie.",
  "albums.since": "Od {{date}}",
  "albums.allow": "Pokaż",
  "albums.refuse": "Nie teraz",
  "albums.make_private": "Ustaw jako prywatne",
  "albums.make_public": "Pokaż wszystkim",
  "albums.private": "Prywatne",
  "albums.hint":
    "Zdjęcia prywatne widzą tylko osoby, którym je pokazujesz. Nigdy nie ma ich w wyszukiwaniu ani na listach.",
  "albums.news": "Chcą zobaczyć twoje zdjęcia prywatne: {{count, number}}",
  "albums.not_found": "Nie ma tu zdjęć prywatnych do obejrzenia.",
  "albums.own": "To twoje własne zdjęcia.",
} satisfies Translation<typeof en, "pl">;
