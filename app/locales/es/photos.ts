import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Mis fotos",
  "photos.lead": "La primera es tu carta de presentación. Pon ahí la mejor.",
  "photos.manage": "Mis fotos",
  "photos.add": "Añadir fotos",
  "photos.choose": "Elegir fotos",
  "photos.choose_hint":
    "JPEG, PNG, WebP o AVIF, hasta {{max}} MB cada una. Quitamos los datos ocultos, como el lugar donde se hizo la foto.",
  "photos.upload": "Subir",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Todavía no hay fotos. A la gente le gusta ver a quién escribe.",
  "photos.drop": "Elige fotos o suéltalas aquí",
  "photos.remove": "Quitar {{name}}",
  "photos.sending": "Enviando {{name}}",
  "photos.crop_title": "Elige lo que ve la gente",
  "photos.crop_hint": "Arrastra la foto hasta que encaje, o muévela con las flechas del teclado.",
  "photos.crop_zoom": "Zoom",
  "photos.crop_use": "Usar esta parte",
  "photos.crop_whole": "Usar la foto entera",
  "photos.crop_count": "Foto {{n}} de {{max}}",
  "photos.crop_alt": "Tu foto en su marco",
  "photos.count": "{{used}} de {{max}} fotos",
  "photos.n": "Foto {{n}}",
  "photos.main": "Foto principal",
  "photos.make_main": "Poner como principal",
  "photos.delete": "Borrar",
  "photos.held": "Primero le echamos un vistazo. Hasta entonces solo la ves tú.",
  "photos.rejected": "No podemos mostrar esta foto: {{reason}}",
  "photos.nudity.blurred":
    "Contiene desnudos: los demás la ven difuminada hasta que piden verla, y nunca en tu tarjeta.",
  "photos.nudity.left_out": "Contiene desnudos: en este sitio no la ve nadie más.",

  "photos.not_found": "No hemos encontrado esta foto",
  "photos.not_an_image":
    "No es una foto que podamos leer. Sirven JPEG, PNG, WebP y AVIF, se llame como se llame el archivo.",
  "photos.unreadable_heic":
    "No podemos leer HEIC, el formato de los iPhone. Guarda la foto como JPEG, o haz una captura de pantalla y envíala.",
  "photos.one_at_a_time": "Todavía tienes una subida en curso. Espera a que termine y vuelve a intentarlo.",
  "photos.too_large":
    "El archivo pesa demasiado. Una foto puede pesar hasta {{max}} MB. Guárdala más pequeña, o haz una captura de pantalla y envíala.",
  "photos.too_many_pixels":
    "La foto tiene demasiados píxeles. El límite son {{max}} millones. Guárdala más pequeña, o haz una captura de pantalla y envíala.",
  "photos.too_small":
    "La foto es demasiado pequeña. Cada lado debe tener al menos {{min}} píxeles. Elige la original, o una parte más grande.",
  "photos.damaged": "El archivo está dañado. Prueba con otra foto o vuelve a guardar esta.",
  "photos.too_many": "Ya tienes {{max}} fotos, el máximo. Borra una antes.",
  "photos.no_file": "Elige primero una foto",
  "photos.busy": "Ahora mismo llegan muchísimas fotos. Prueba otra vez en unos segundos.",
  "photos.order_hint": "Arrastra tus fotos hasta el orden que te guste o muévelas con las flechas.",
  "photos.earlier_n": "Adelantar la foto {{n}}",
  "photos.later_n": "Retrasar la foto {{n}}",
  "photos.moved": "La foto es ahora la número {{n}} de {{max}}.",
} satisfies Translation<typeof en, "es">;
