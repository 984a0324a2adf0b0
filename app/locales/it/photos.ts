import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Le mie foto",
  "photos.lead": "È dalla prima che gli altri ti conoscono. Metti lì la più bella.",
  "photos.manage": "Le mie foto",
  "photos.add": "Aggiungi foto",
  "photos.choose": "Scegli le foto",
  "photos.choose_hint":
    "JPEG, PNG, WebP o AVIF, al massimo {{max}} MB l’una. I dati nascosti, come il luogo dello scatto, li togliamo noi.",
  "photos.upload": "Carica",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Ancora nessuna foto. A tutti piace vedere a chi si scrive.",
  "photos.drop": "Scegli le foto o trascinale qui",
  "photos.remove": "Rimuovi {{name}}",
  "photos.sending": "Invio di {{name}}",
  "photos.crop_title": "Scegli cosa vedono gli altri",
  "photos.crop_hint": "Trascina la foto finché va bene, o spostala con i tasti freccia.",
  "photos.crop_zoom": "Zoom",
  "photos.crop_use": "Usa questa parte",
  "photos.crop_whole": "Usa la foto intera",
  "photos.crop_count": "Foto {{n}} di {{max}}",
  "photos.crop_alt": "La tua foto nella cornice",
  "photos.count": "{{used}} foto su {{max}}",
  "photos.n": "Foto {{n}}",
  "photos.main": "Foto principale",
  "photos.make_main": "Rendi principale",
  "photos.delete": "Elimina",
  "photos.held": "Prima le diamo un’occhiata. Fino ad allora la vedi solo tu.",
  "photos.rejected": "Non possiamo mostrare questa foto: {{reason}}",
  "photos.nudity.blurred":
    "Mostra nudità: gli altri la vedono sfocata finché non chiedono di vederla, e mai sulla tua scheda.",
  "photos.nudity.left_out": "Mostra nudità: su questo sito non la vede nessun altro.",

  "photos.not_found": "Non abbiamo trovato questa foto",
  "photos.not_an_image":
    "Non è una foto che riusciamo a leggere. Vanno bene JPEG, PNG, WebP e AVIF, comunque si chiami il file.",
  "photos.unreadable_heic":
    "Non riusciamo a leggere HEIC, il formato degli iPhone. Salva la foto in JPEG, oppure fai uno screenshot e manda quello.",
  "photos.one_at_a_time": "Hai ancora un caricamento in corso. Aspetta che finisca e riprova.",
  "photos.too_large":
    "Il file è troppo grande. Una foto può avere al massimo {{max}} MB. Salvala più piccola, oppure fai uno screenshot e manda quello.",
  "photos.too_many_pixels":
    "La foto ha troppi pixel. Il limite è di {{max}} milioni. Salvala più piccola, oppure fai uno screenshot e manda quello.",
  "photos.too_small":
    "La foto è troppo piccola. Ogni lato deve avere almeno {{min}} pixel. Scegli l’originale, o una parte più grande.",
  "photos.damaged": "Il file è danneggiato. Prova un’altra foto, oppure salva di nuovo questa.",
  "photos.too_many": "Hai già {{max}} foto, il massimo. Prima eliminane una.",
  "photos.no_file": "Prima scegli una foto",
  "photos.busy": "In questo momento arrivano moltissime foto. Riprova tra qualche secondo.",
  "photos.order_hint": "Trascina le foto nell’ordine che preferisci o spostale con le frecce.",
  "photos.earlier_n": "Sposta avanti la foto {{n}}",
  "photos.later_n": "Sposta indietro la foto {{n}}",
  "photos.moved": "Ora la foto è la numero {{n}} di {{max}}.",
} satisfies Translation<typeof en, "it">;
