import type en from "../en/searches";
import type { Translation } from "../translation";

export default {
  "searches.title": "Búsquedas guardadas",
  "searches.lead":
    "Ponle nombre a una búsqueda y la encontrarás en cualquier dispositivo. Si quieres, una vez por semana te escribimos para contarte quién ha llegado.",
  "searches.text": "Las búsquedas que guardas, y el correo que te cuenta quién ha llegado.",
  "searches.empty": "Aún no has guardado ninguna búsqueda. Elige tus filtros y ponle un nombre a la búsqueda.",
  "searches.to_search": "Ir a la búsqueda",
  "searches.save": "Guardar esta búsqueda",
  "searches.name": "Nombre",
  "searches.name_hint": "Por ejemplo: «Cerca de mí» o «Le gusta el senderismo».",
  "searches.mails": "Avísame una vez por semana cuando haya alguien nuevo",
  "searches.mails_on": "Los lunes recibes un correo, si hay alguien nuevo.",
  "searches.mails_off": "Sin correo.",
  "searches.mails_start": "Avisarme",
  "searches.mails_stop": "No avisarme",
  "searches.show": "Ver",
  "searches.remove": "Borrar",
  "searches.saved": "«{{name}}» está guardada.",
  "searches.changed": "Guardado.",
  "searches.removed": "La búsqueda está borrada.",
  "searches.everybody": "Todo el mundo",
  "searches.manage": "Gestionar",
  "searches.too_many": "Puedes guardar {{max}} búsquedas como máximo. Borra una que ya no necesites.",
  "searches.name_taken": "Ya tienes una búsqueda con este nombre",
  "searches.not_found": "Esta búsqueda ya no existe",
} satisfies Translation<typeof en, "es">;
