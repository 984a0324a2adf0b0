import type en from "../en/orders";
import type { Translation } from "../translation";

export default {
  "orders.not_found": "Diese Bestellung gibt es nicht.",
  "orders.provider_unavailable":
    "Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts abgebucht. Versuch es gleich noch einmal.",
  "orders.refused":
    "Der Zahlungsanbieter hat diese Zahlung nicht angenommen. Es wurde nichts abgebucht. Auf einem anderen Weg klappt es vielleicht.",
  "orders.code_used":
    "Dieser Code gilt für eine Bestellung, und du hast schon eine damit bezahlt. Es wurde nichts abgebucht. Du kannst zum jetzigen Preis neu bestellen.",
  "orders.not_refundable": "Für diese Bestellung gibt es nichts mehr zurückzugeben.",
  "orders.amount_too_high": "Für diese Bestellung sind höchstens noch {{left}} zu erstatten.",
  "orders.not_charged_back": "Für diese Bestellung hält keine Bank Geld zurück.",
  "orders.held_not_found": "Keine Zahlung und keine Rückzahlung mit dieser Nummer wartet auf eine Entscheidung.",
  "orders.held_not_acceptable":
    "Diese Zahlung lässt sich nicht buchen: Der Betrag ist ein anderer, sie ist schon gebucht, oder die Bestellung oder ihr Käufer ist nicht mehr da. Lehne sie ab und gib das Geld zurück.",
  "orders.page_title": "Deine Zahlung",
  "orders.open_title": "Wir warten auf den Zahlungsanbieter",
  "orders.open_text":
    "Du musst nichts weiter tun. Sobald der Anbieter deine Zahlung bestätigt, siehst du es hier und es geht weiter. Meist dauert das ein paar Sekunden, bei manchen Banken bis zu einem Tag.",
  "orders.open_waiting": "Wir warten auf die Antwort …",
  "orders.paid_title": "Deine Zahlung ist da",
  "orders.paid_text":
    "Danke dir. Alles, wofür du bezahlt hast, gehört jetzt dir, und dein Beleg liegt in deinem Postfach.",
  "orders.failed_title": "Die Zahlung hat nicht geklappt",
  "orders.failed_text": "Es wurde nichts abgebucht. Du kannst es noch einmal versuchen oder anders bezahlen.",
  "orders.expired_title": "Die Zeit zum Bezahlen ist vorbei",
  "orders.expired_text":
    "Es wurde nichts abgebucht. Sollte doch noch eine Zahlung ankommen, zählt sie. Sonst fang einfach neu an.",
  "orders.canceled_title": "Du hast die Zahlung abgebrochen",
  "orders.canceled_text": "Es wurde nichts abgebucht. Deine Auswahl ist noch da, falls du sie willst.",
  "orders.held_title": "Jemand sieht sich deine Zahlung an",
  "orders.held_text":
    "Was ankam, passt nicht zur Bestellung, deshalb prüft es ein Mensch. Es geht nichts verloren: Du bekommst, wofür du bezahlt hast, oder dein Geld zurück.",
  "orders.refunded_title": "Dein Geld wurde erstattet",
  "orders.refunded_text":
    "Der ganze Betrag ging auf demselben Weg zurück. Bei manchen Banken dauert es ein paar Tage, bis du ihn siehst.",
  "orders.charged_back_title": "Deine Bank hat die Zahlung zurückgeholt",
  "orders.charged_back_text":
    "Der ganze Betrag ging über deine Bank zurück. Was du von dieser Bestellung noch nicht genutzt hattest, haben wir zurückgenommen.",
  "orders.withdrawn_text": "Du hast diese Bestellung widerrufen. Du bekommst {{amount}} auf demselben Weg zurück.",
  "orders.owed_text_one": "Du schuldest uns noch {{count, number}} Credit, den du vor der Erstattung ausgegeben hast.",
  "orders.owed_text_other":
    "Du schuldest uns noch {{count, number}} Credits, die du vor der Erstattung ausgegeben hast.",
  "orders.item": "Artikel",
  "orders.total": "Gesamt",
  "orders.vat": "MwSt. {{rate}} %",
  "orders.vat_included": "Inkl. {{amount}} MwSt. ({{rate}} %)",
  "orders.net": "Ohne MwSt.",
  "orders.date": "Datum und Uhrzeit",
  "orders.order": "Bestellung",
  "orders.went_back": "Erstattet",
  "orders.came_back": "Zahlung von der Bank zurück",
  "orders.charged_back": "Von deiner Bank zurückgeholt",
  "orders.seller": "Verkauft von",
  "orders.vat_number": "USt-IdNr. {{number}}",
  "orders.register": "Registernummer {{number}}",
  "orders.receipt": "Beleg {{number}}",
  "orders.credit_note": "Gutschrift {{number}}",
  "orders.to_credits": "Zu meinen Credits",
  "orders.to_premium": "Zu Premium",
  "orders.try_again": "Noch einmal versuchen",
  "orders.log_in": "Logg dich ein, um den Rest zu sehen",
  "orders.sandbox_title": "Testzahlung",
  "orders.sandbox_text": "Diese Testseite ersetzt den Zahlungsanbieter. Es fließt kein Geld, egal was du wählst.",
  "orders.sandbox_over": "Diese Zahlung ist abgeschlossen.",
  "orders.sandbox_paid": "Bezahlen",
  "orders.sandbox_twice": "Bezahlen und es der Seite zweimal melden",
  "orders.sandbox_late": "Bezahlen und es der Seite eine Minute später melden",
  "orders.sandbox_failed": "Scheitern lassen",
  "orders.sandbox_expired": "Ablaufen lassen",
  "orders.sandbox_canceled": "Abbrechen",
  "orders.sandbox_open": "Offen lassen",
  "orders.sandbox_charged_back": "Bezahlen und von der Bank zurückholen lassen",
  "orders.look_again": "Noch mal nachsehen",
  "orders.pay_again": "Hat das Bezahlen nicht geklappt? Noch einmal bezahlen",
  "orders.withdraw_lead":
    "Du sagst uns, dass du diese Bestellung nicht mehr willst. Das Geld für alles Unverbrauchte bekommst du auf demselben Weg zurück.",
  "orders.withdraw_statement": "{{name}} widerruft diesen Vertrag.",
  "orders.withdraw_back": "Du bekommst zurück",
  "orders.withdraw_credits": "Credits, die du zurückgibst",
  "orders.withdraw_mail": "Die Bestätigung geht sofort an {{email}}, mit Datum und Uhrzeit.",
  "orders.withdraw_until": "Bis {{date}}",
  "orders.withdraw_keep": "Bestellung behalten",
} satisfies Translation<typeof en, "de">;
