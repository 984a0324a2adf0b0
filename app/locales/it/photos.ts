import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Le mie foto",
  "photos.lead": "Dalla prima gli altri ti conoscono. Metti lì la più bella.",
  "photos.manage": "Le mie foto",
  "photos.add": "Aggiungi foto",
  "photos.choose": "Scegli le foto",
  "photos.choose_hint":
    "JPEG o PNG, al massimo {{max}} MB l'una. I dati nascosti, come il luogo dello scatto, li togliamo noi.",
  "photos.upload": "Carica",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Ancora nessuna foto. A tutti piace vedere a chi scrivono.",
  "photos.drop": "Scegli le foto o trascinale qui",
  "photos.remove": "Rimuovi {{name}}",
  "photos.sending": "Invio di {{name}}",
  "photos.count": "{{used}} foto su {{max}}",
  "photos.n": "Foto {{n}}",
  "photos.main": "Foto principale",
  "photos.make_main": "Rendi principale",
  "photos.make_main_n": "Rendi principale la foto {{n}}",
  "photos.delete": "Elimina",
  "photos.delete_n": "Elimina la foto {{n}}",
  "photos.held": "Prima le diamo un'occhiata. Fino ad allora la vedi solo tu.",
  "photos.rejected": "Non possiamo mostrare questa foto: {{reason}}",
} satisfies Translation<typeof en, "it">;
