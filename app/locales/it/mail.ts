import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.sender": "Il tuo account",
  "mail.greeting": "Ciao {{name}},",
  "mail.greeting_unnamed": "Ciao,",
  "mail.link_hint": "Se il pulsante non fa nulla, copia questo indirizzo nel browser:",
  "mail.farewell": "A presto!",
  "mail.reason": "Ricevi questa mail perché qualcuno ha indicato questo indirizzo su {{host}}.",

  "mail.activation.subject": "Conferma il tuo indirizzo e-mail",
  "mail.activation.preview": "Un tocco ed è fatta.",
  "mail.activation.text":
    "Che bello averti qui. Tocca il pulsante, così sappiamo che questo indirizzo è davvero tuo. Dopo, è tutto aperto per te.",
  "mail.activation.action": "Conferma il mio indirizzo",
  "mail.activation.note":
    "Il link funziona una volta sola e vale tre giorni. Non hai indicato tu questo indirizzo? Allora lascia stare questa mail, e non succede nulla.",

  "mail.known.subject": "Hai già un account",
  "mail.known.preview": "Non è cambiato nulla.",
  "mail.known.text":
    "Qualcuno, molto probabilmente tu, ha appena provato a iscriversi con questo indirizzo. Hai già un account, quindi non è stato creato né cambiato nulla. Accedi con la password che avevi scelto. Non te la ricordi? Dalla pagina di accesso puoi sceglierne una nuova.",
  "mail.known.action": "Accedi",
  "mail.known.note": "Non eri tu? Allora non devi fare nulla.",

  "mail.reset.subject": "Scegli una nuova password",
  "mail.reset.preview": "Basta un minuto.",
  "mail.reset.text":
    "Hai chiesto una nuova password. Sceglila qui e sei di nuovo dentro. Tutti i dispositivi ancora collegati verranno scollegati.",
  "mail.reset.action": "Scegli una nuova password",
  "mail.reset.note":
    "Il link funziona una volta sola e vale un'ora. Non l'hai chiesto tu? Lascia stare questa mail: la tua password resta com'è.",

  "mail.address_change.subject": "Conferma il tuo nuovo indirizzo e-mail",
  "mail.address_change.preview": "Un tocco e ti scriviamo qui.",
  "mail.address_change.text":
    "Hai indicato questo come nuovo indirizzo. Tocca il pulsante: da quel momento lo usi per accedere e le nostre mail arrivano qui.",
  "mail.address_change.action": "Usa questo indirizzo",
  "mail.address_change.note":
    "Il link funziona una volta sola e vale un giorno. Non l'hai chiesto tu? Lascia stare questa mail, e non cambia nulla.",

  "mail.address_changed.subject": "Il tuo indirizzo e-mail è cambiato",
  "mail.address_changed.preview": "Solo perché tu lo sappia.",
  "mail.address_changed.text":
    "Il tuo account ha ora un altro indirizzo e-mail. D'ora in poi scriviamo a quello, e non più a questo.",
  "mail.address_changed.action": "Non l'ho cambiato io",
  "mail.address_changed.note": "L'hai cambiato tu? Allora va tutto bene e non devi fare nulla.",

  "mail.deleted.subject": "Il tuo account è stato eliminato",
  "mail.deleted.preview": "Puoi ancora ripensarci.",
  "mail.deleted.text":
    "Come hai chiesto, il tuo account è eliminato: nessuno lo vede più. Fino al {{date}} puoi riaverlo, proprio com’era, accedendo. Dopo, tutto ciò che è personale viene cancellato per sempre.",
  "mail.deleted.action": "Lo rivoglio",
  "mail.deleted.note": "Non hai fatto tu questa richiesta? Allora accedi, riattivalo e scegli un’altra password.",

  "mail.export.subject": "Il tuo file è pronto",
  "mail.export.preview": "Ti aspetta per sette giorni.",
  "mail.export.text":
    "Hai chiesto una copia di tutto quello che conserviamo di te. Accedi per prenderla; nessun altro può farlo. Dopo sette giorni viene rimossa.",
  "mail.export.action": "Al mio file",
  "mail.export.note":
    "Non hai fatto tu questa richiesta? Allora scegli un’altra password: forse qualcuno ha fatto l’accesso al posto tuo.",
  "mail.export.readme":
    "Questo è tutto quello che conserviamo di te, com’era quando l’hai chiesto.\n\nOgni file .json contiene un tipo di dati, come semplice testo: il tuo account, il profilo, i consensi, i messaggi delle tue conversazioni e così via. Gli orari sono in UTC. Le tue foto sono nella cartella photos, nell’ordine del profilo.\n\nManca solo quello che protegge il tuo account: la password cifrata e le chiavi di accesso.",

  "mail.second_factor_off.subject": "Il tuo accesso è cambiato",
  "mail.second_factor_off.preview": "Solo perché tu lo sappia.",
  "mail.second_factor_off.text":
    "L’accesso con un codice della tua app è stato disattivato. D’ora in poi basta la sola password.",
  "mail.second_factor_off.action": "Vai al mio account",
  "mail.second_factor_off.note":
    "L’hai fatto tu? Allora va tutto bene. Altrimenti scegli subito un’altra password e riattivalo.",
} satisfies Translation<typeof en, "it">;
