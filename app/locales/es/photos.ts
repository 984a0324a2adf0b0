import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Mis fotos",
  "photos.lead": "Por la primera te conocen los demás. Pon ahí la mejor.",
  "photos.manage": "Mis fotos",
  "photos.add": "Añadir fotos",
  "photos.choose": "Elegir fotos",
  "photos.choose_hint":
    "JPEG o PNG, hasta {{max}} MB cada una. Quitamos los datos ocultos, como el lugar donde se hizo la foto.",
  "photos.upload": "Subir",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Todavía no hay fotos. A la gente le gusta ver a quién escribe.",
  "photos.drop": "Elige fotos o suéltalas aquí",
  "photos.remove": "Quitar {{name}}",
  "photos.sending": "Enviando {{name}}",
  "photos.count": "{{used}} de {{max}} fotos",
  "photos.n": "Foto {{n}}",
  "photos.main": "Foto principal",
  "photos.make_main": "Poner como principal",
  "photos.make_main_n": "Poner la foto {{n}} como principal",
  "photos.delete": "Borrar",
  "photos.delete_n": "Borrar la foto {{n}}",
  "photos.held": "Primero le echamos un vistazo. Hasta entonces solo la ves tú.",
  "photos.rejected": "No podemos mostrar esta foto: {{reason}}",
} satisfies Translation<typeof en, "es">;
