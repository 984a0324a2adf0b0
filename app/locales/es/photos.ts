import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Mis fotos",
  "photos.lead": "La primera es tu carta de presentación. Pon ahí la mejor.",
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
  "photos.delete": "Borrar",
  "photos.held": "Primero le echamos un vistazo. Hasta entonces solo la ves tú.",
  "photos.rejected": "No podemos mostrar esta foto: {{reason}}",
  "photos.nudity.blurred":
    "Contiene desnudos: los demás la ven difuminada hasta que piden verla, y nunca en tu tarjeta.",
  "photos.nudity.left_out": "Contiene desnudos: en este sitio no la ve nadie más.",

  "photos.not_found": "No hemos encontrado esta foto",
  "photos.not_an_image": "No es una foto que podamos leer. Sirven JPEG y PNG, se llame como se llame el archivo.",
  "photos.one_at_a_time": "Todavía tienes una subida en curso. Espera a que termine y vuelve a intentarlo.",
  "photos.too_large": "El archivo pesa demasiado. Una foto puede pesar hasta {{max}} MB.",
  "photos.too_many_pixels": "La foto tiene demasiados píxeles. El límite son {{max}} millones.",
  "photos.damaged": "El archivo está dañado. Prueba con otra foto o vuelve a guardar esta.",
  "photos.too_many": "Ya tienes {{max}} fotos, el máximo. Borra una antes.",
  "photos.no_file": "Elige primero una foto",
  "photos.busy": "Ahora mismo llegan muchísimas fotos. Prueba otra vez en unos segundos.",
  "photos.order_hint": "Arrastra tus fotos hasta el orden que te guste o muévelas con las flechas.",
  "photos.earlier_n": "Adelantar la foto {{n}}",
  "photos.later_n": "Retrasar la foto {{n}}",
  "photos.moved": "La foto es ahora la número {{n}} de {{max}}.",
} satisfies Translation<typeof en, "es">;
