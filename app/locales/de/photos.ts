import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Meine Fotos",
  "photos.lead": "Mit dem ersten lernen andere dich kennen. Nimm dafür dein bestes.",
  "photos.manage": "Meine Fotos",
  "photos.add": "Fotos hinzufügen",
  "photos.choose": "Fotos auswählen",
  "photos.choose_hint":
    "JPEG, PNG, WebP oder AVIF, je höchstens {{max}} MB. Versteckte Angaben, etwa wo ein Foto entstanden ist, entfernen wir.",
  "photos.upload": "Hochladen",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Noch keine Fotos. Man sieht gern, wem man schreibt.",
  "photos.drop": "Fotos auswählen oder hierherziehen",
  "photos.remove": "{{name}} entfernen",
  "photos.sending": "{{name}} wird gesendet",
  "photos.crop_title": "Wähl aus, was andere sehen",
  "photos.crop_hint": "Zieh das Foto zurecht oder verschieb es mit den Pfeiltasten.",
  "photos.crop_zoom": "Zoom",
  "photos.crop_use": "Diesen Ausschnitt nehmen",
  "photos.crop_whole": "Das ganze Foto nehmen",
  "photos.crop_count": "Foto {{n}} von {{max}}",
  "photos.crop_alt": "Dein Foto im Rahmen",
  "photos.count": "{{used}} von {{max}} Fotos",
  "photos.n": "Foto {{n}}",
  "photos.main": "Hauptfoto",
  "photos.make_main": "Zum Hauptfoto machen",
  "photos.delete": "Löschen",
  "photos.held": "Wir sehen es uns kurz an. Bis dahin siehst nur du es.",
  "photos.rejected": "Dieses Foto können wir nicht zeigen: {{reason}}",
  "photos.nudity.blurred":
    "Zeigt Nacktheit: Andere sehen es unscharf, bis sie es sehen wollen, und nie auf deiner Karte.",
  "photos.nudity.left_out": "Zeigt Nacktheit: Auf dieser Seite sieht es sonst niemand.",

  "photos.not_found": "Dieses Foto konnten wir nicht finden",
  "photos.not_an_image":
    "Das ist kein Foto, das wir lesen können. JPEG, PNG, WebP und AVIF gehen, egal wie die Datei heißt.",
  "photos.unreadable_heic":
    "HEIC, das Format von iPhones, können wir nicht lesen. Speichere das Foto als JPEG oder mach einen Screenshot und nimm den.",
  "photos.one_at_a_time":
    "Du lädst gerade noch etwas hoch. Warte, bis das fertig ist, und versuch es dann noch einmal.",
  "photos.too_large":
    "Die Datei ist zu groß. Ein Foto darf höchstens {{max}} MB haben. Speichere es kleiner oder mach einen Screenshot und nimm den.",
  "photos.too_many_pixels":
    "Das Foto hat zu viele Pixel. Mehr als {{max}} Millionen gehen nicht. Speichere es kleiner oder mach einen Screenshot und nimm den.",
  "photos.too_small":
    "Das Foto ist zu klein. Jede Seite braucht mindestens {{min}} Pixel. Nimm das Original oder einen größeren Ausschnitt.",
  "photos.damaged": "Die Datei ist beschädigt. Nimm ein anderes Foto oder speichere dieses erst noch einmal neu.",
  "photos.too_many": "Du hast schon {{max}} Fotos, mehr geht nicht. Lösch erst eins.",
  "photos.no_file": "Wähl erst ein Foto aus",
  "photos.busy": "Gerade kommen sehr viele Fotos an. Versuch es in ein paar Sekunden noch einmal.",
  "photos.order_hint": "Zieh deine Fotos in die Reihenfolge, die dir gefällt, oder verschieb sie mit den Pfeilen.",
  "photos.earlier_n": "Foto {{n}} nach vorn",
  "photos.later_n": "Foto {{n}} nach hinten",
  "photos.moved": "Das Foto ist jetzt Nummer {{n}} von {{max}}.",
} satisfies Translation<typeof en, "de">;
