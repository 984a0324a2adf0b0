import type en from "../en/views";
import type { Translation } from "../translation";

export default {
  "views.title": "Viste salvate",
  "views.save_this": "Salva questa vista",
  "views.name": "Nome della vista",
  "views.save": "Salva",
  "views.remove": "Rimuovi «{{name}}»",
  "views.name_missing": "Dai un nome alla vista.",
  "views.name_too_long": "Un nome ha al massimo 40 caratteri.",
  "views.path_wrong": "Questa pagina non si può salvare.",
  "views.too_many": "Hai già {{max}} viste. Prima rimuovine una.",
} satisfies Translation<typeof en, "it">;
