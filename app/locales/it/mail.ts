import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.greeting": "Ciao {{name}},",
  "mail.greeting_unnamed": "Ciao,",
  "mail.link_hint": "Se il pulsante non funziona, copia questo indirizzo nel browser:",
  "mail.farewell": "A presto!",
  "mail.signed": "Il team di {{brand}}",
  "mail.reason": "Ricevi questa mail perché qualcuno ha indicato questo indirizzo su {{host}}.",

  "mail.activation.subject": "Conferma il tuo indirizzo e-mail",
  "mail.activation.preview": "Un tocco ed è fatta.",
  "mail.activation.text":
    "Che bello averti qui. Tocca il pulsante, così sappiamo che questo indirizzo è davvero tuo. Poi avrai accesso a tutto.",
  "mail.activation.action": "Conferma il mio indirizzo",
  "mail.activation.note":
    "Il link funziona una volta sola e vale tre giorni. Non hai indicato tu questo indirizzo? Allora ignora questa mail, e non succede nulla.",

  "mail.known.subject": "Hai già un account",
  "mail.known.preview": "Non è cambiato nulla.",
  "mail.known.text":
    "Qualcuno, molto probabilmente tu, ha appena provato a iscriversi con questo indirizzo. Hai già un account, quindi non è stato creato né cambiato nulla. Accedi con la password che avevi scelto. Non te la ricordi? Dalla pagina di accesso puoi sceglierne una nuova.",
  "mail.known.action": "Accedi",
  "mail.known.note": "Non eri tu? Allora non devi fare nulla.",

  "mail.reset.subject": "Scegli una nuova password",
  "mail.reset.preview": "Basta un minuto.",
  "mail.reset.text":
    "Hai chiesto una nuova password. Sceglila qui e sei di nuovo dentro. Tutti i dispositivi ancora connessi verranno disconnessi.",
  "mail.reset.action": "Scegli una nuova password",
  "mail.reset.note":
    "Il link funziona una volta sola e vale un’ora. Non l’hai chiesto tu? Ignora questa mail: la tua password resta com’è.",

  "mail.address_change.subject": "Conferma il tuo nuovo indirizzo e-mail",
  "mail.address_change.preview": "Un tocco e ti scriviamo qui.",
  "mail.address_change.text":
    "Ci hai dato questo nuovo indirizzo. Tocca il pulsante: da quel momento lo usi per accedere e le nostre mail arrivano qui.",
  "mail.address_change.action": "Usa questo indirizzo",
  "mail.address_change.note":
    "Il link funziona una volta sola e vale un giorno. Non l’hai chiesto tu? Ignora questa mail, e non cambia nulla.",

  "mail.address_changed.subject": "Il tuo indirizzo e-mail è cambiato",
  "mail.address_changed.preview": "Per tua informazione.",
  "mail.address_changed.text":
    "Il tuo account ha ora un altro indirizzo e-mail. D’ora in poi scriviamo a quello, e non più a questo.",
  "mail.address_changed.action": "Non l’ho cambiato io",
  "mail.address_changed.note": "L’hai cambiato tu? Allora va tutto bene e non devi fare nulla.",

  "mail.address_correction.subject": "Il tuo indirizzo e-mail sta per cambiare",
  "mail.address_correction.preview": "L’hai chiesto tu? Allora non devi fare nulla.",
  "mail.address_correction.text":
    "Al nostro servizio clienti è stato chiesto di dare al tuo account un altro indirizzo e-mail. Succederà il {{date}}. Fino ad allora tutto resta com’è.",
  "mail.address_correction.action": "Tieni il mio indirizzo",
  "mail.address_correction.note":
    "L’hai chiesto tu? Allora non devi fare nulla. Altrimenti premi il pulsante e non cambia niente.",

  "mail.deleted.subject": "Il tuo account è stato eliminato",
  "mail.deleted.preview": "Puoi ancora ripensarci.",
  "mail.deleted.text":
    "Come hai chiesto, il tuo account è eliminato: nessuno lo vede più. Fino al {{date}} puoi riaverlo, proprio com’era, accedendo. Dopo, tutto ciò che è personale viene cancellato per sempre.",
  "mail.deleted.action": "Lo rivoglio",
  "mail.deleted.note": "Non hai fatto tu questa richiesta? Allora accedi, riattivalo e scegli un’altra password.",

  "mail.export.subject": "Il tuo file è pronto",
  "mail.export.preview": "Ti aspetta per sette giorni.",
  "mail.export.text":
    "Hai chiesto una copia di tutto quello che conserviamo di te. Accedi per scaricarla. Dopo sette giorni viene eliminata.",
  "mail.export.action": "Vai al mio file",
  "mail.export.note":
    "Non hai fatto tu questa richiesta? Allora scegli un’altra password: forse qualcuno ha fatto l’accesso al posto tuo.",
  "mail.export.readme":
    "Questo è tutto quello che conserviamo di te, com’era quando l’hai chiesto.\n\nOgni file .json contiene un tipo di dati, come semplice testo: il tuo account, il profilo, i consensi, i messaggi delle tue conversazioni e così via. Gli orari sono in UTC. Le tue foto sono nella cartella photos, nell’ordine del profilo; quelle che hai mandato a qualcuno sono in chat_photos, ognuna con l’id del suo messaggio.\n\nManca solo quello che protegge il tuo account: la password cifrata e le chiavi di accesso.",

  "mail.second_factor_off.subject": "È cambiato il tuo modo di accedere",
  "mail.second_factor_off.preview": "Per tua informazione.",
  "mail.second_factor_off.text":
    "L’accesso con un codice della tua app è stato disattivato. D’ora in poi basta la sola password.",
  "mail.second_factor_off.action": "Vai al mio account",
  "mail.second_factor_off.note":
    "L’hai fatto tu? Allora va tutto bene. Altrimenti scegli subito un’altra password e riattiva il codice.",

  "mail.second_factor_on.subject": "È cambiato il tuo modo di accedere",
  "mail.second_factor_on.preview": "Per tua informazione.",
  "mail.second_factor_on.text":
    "D’ora in poi per accedere serve, oltre alla password, un codice della tua app. Tutti gli altri dispositivi sono stati disconnessi.",
  "mail.second_factor_on.action": "Non l’ho fatto io",
  "mail.second_factor_on.note":
    "L’hai fatto tu? Allora va tutto bene. Conserva i codici di recupero dove puoi ritrovarli.",

  "mail.wrong_passwords.subject": "Password sbagliate",
  "mail.wrong_passwords.preview": "Per tua informazione.",
  "mail.wrong_passwords.text":
    "Nel giro di un giorno sono state provate molte password sbagliate sul tuo account. Ora rallentiamo chi ci prova da un dispositivo che non conosciamo. Dove hai già fatto l’accesso non noterai nulla.",
  "mail.wrong_passwords.action": "Vai al mio account",
  "mail.wrong_passwords.note":
    "L’hai fatto tu? Allora scegli una nuova password dalla pagina di accesso. Altrimenti: una password che non usi altrove protegge il tuo account, e un codice di un’app ancora di più.",

  "mail.receipt.subject": "La tua ricevuta",
  "mail.receipt.preview": "Da conservare.",
  "mail.receipt.text":
    "Grazie per il pagamento. Ricevuta {{number}}: {{item}}, {{total}}, di cui {{vat}} di IVA al {{rate}}%.",
  "mail.receipt.action": "Vedi il mio pagamento",
  "mail.receipt.note": "La ricevuta è allegata in PDF, e puoi scaricarla anche dalla pagina del pagamento.",

  "mail.refund.subject": "Ti stiamo restituendo del denaro",
  "mail.refund.preview": "In allegato trovi la nota di credito.",
  "mail.refund.text":
    "Di quanto hai pagato per {{item}} ti tornano {{amount}}, con lo stesso metodo di pagamento. Questa è la nota di credito {{number}}.",
  "mail.refund.action": "Vedi il mio pagamento",
  "mail.refund.note":
    "La nota di credito è allegata in PDF. La tua banca può impiegare qualche giorno a mostrare l’importo.",
  "mail.dispute_won.subject": "Il tuo pagamento è di nuovo valido",
  "mail.dispute_won.preview": "La ricevuta è allegata.",
  "mail.dispute_won.text":
    "La tua banca aveva ripreso {{amount}} di quanto hai pagato per {{item}} e ora ce lo ha restituito. Il tuo ordine è quindi di nuovo valido, e quello che avevamo ripreso è di nuovo sul tuo account. Questa è la ricevuta {{number}}; sostituisce la nota di credito.",
  "mail.dispute_won.action": "Vedi il mio pagamento",
  "mail.dispute_won.note": "È allegata in PDF. Se non riconosci questo pagamento, scrivici.",

  "mail.withdrawal.subject": "Abbiamo ricevuto il tuo recesso",
  "mail.withdrawal.preview": "È confermato.",
  "mail.withdrawal.text":
    "{{name}}, il {{at}} hai esercitato il recesso dal contratto per {{item}} (ricevuta {{number}}). Ti rimborsiamo {{amount}} con lo stesso metodo di pagamento, al più tardi entro quattordici giorni.",
  "mail.withdrawal.action": "Vedi il mio pagamento",
  "mail.withdrawal.note": "Conserva questa mail: conferma il tuo recesso con data e ora.",
  "mail.withdrawal_late.subject": "Il tuo recesso",
  "mail.withdrawal_late.preview": "L’abbiamo ricevuto.",
  "mail.withdrawal_late.text":
    "Il {{at}} ci hai comunicato che recedi dal contratto per {{item}} (ricevuta {{number}}). Ne prendiamo atto. Per questo ordine non resta niente da rimborsare: il termine è scaduto, tutto è stato usato, o il denaro è già tornato.",
  "mail.withdrawal_late.action": "Vedi il mio pagamento",
  "mail.withdrawal_late.note": "Se la vedi diversamente, scrivici.",

  "mail.premium_ends.subject": "Qualcosa sta per scadere",
  "mail.premium_ends.preview": "Non si rinnova da solo.",
  "mail.premium_ends.text":
    "Il tuo Premium termina il {{date}}. Non si rinnova da solo e non ti viene addebitato nulla. Se ti è piaciuto, puoi acquistare un altro periodo; altrimenti non devi fare nulla.",
  "mail.premium_ends.action": "Vedi le offerte",
  "mail.premium_ends.note": "Ricevi questa mail una sola volta, prima della fine di ogni periodo.",

  "mail.credits_back.subject": "Ti restituiamo qualcosa",
  "mail.credits_back.preview": "Per tua informazione.",
  "mail.credits_back.text":
    "Una persona a cui hai scritto non è più qui e non ha mai letto il tuo primo messaggio. Quanto ti è costato è di nuovo sul tuo account. Crediti: {{credits}}.",
  "mail.credits_back.action": "Vai ai miei crediti",
  "mail.credits_back.note": "Non devi fare nulla.",
  "mail.premium_cancelled.subject": "Abbiamo ricevuto la tua disdetta",
  "mail.premium_cancelled.preview": "È confermata.",
  "mail.premium_cancelled.text":
    "{{name}}, il {{at}} hai disdetto il tuo Premium. Finisce il {{end}}. Nulla si rinnova e non viene addebitato altro.",
  "mail.premium_cancelled.action": "Vedi il mio Premium",
  "mail.premium_cancelled.note": "Conserva questa mail: conferma la tua disdetta con data e ora.",

  "mail.unsubscribe": "Non inviarmi più queste mail",
  "mail.unseen.subject": "Qualcosa ti aspetta",
  "mail.unseen.preview": "Quando hai un attimo.",
  "mail.unseen.text": "{{what}} Accedi per vedere.",
  "mail.unseen.action": "Dai un’occhiata",
  "mail.unseen.note":
    "Scriviamo al massimo una volta al giorno, e solo se qualcosa ti aspetta da un’ora. Nelle notifiche scegli tu ogni quanto, oppure mai.",
  "mail.unseen.message": "Qualcuno ti ha scritto.",
  "mail.unseen.like": "Piaci a qualcuno.",
  "mail.unseen.match": "Piaci a qualcuno che ti piace.",

  "mail.newcomers.subject": "La tua settimana in breve",
  "mail.newcomers.preview": "Come ci hai chiesto.",
  "mail.newcomers.text": "C’è qualcuno di nuovo che corrisponde a quello che cerchi. {{what}}",
  "mail.newcomers.each": "{{search}}: {{people}}.",
  "mail.newcomers.action": "Dai un’occhiata",
  "mail.newcomers.note":
    "Ricevi questa mail il lunedì, e solo se c’è qualcuno di nuovo. Per ogni ricerca salvata scegli tu se vuoi che ti scriviamo.",

  "mail.photo_rejected.subject": "Una delle tue foto non viene mostrata",
  "mail.photo_rejected.preview": "Perché, e che cosa puoi fare.",
  "mail.photo_rejected.text":
    "Una persona del nostro team ha deciso che una tua foto va contro le regole della casa ({{rules}}). Da adesso la vedi solo tu. Che cosa abbiamo visto: {{reason}}",
  "mail.photo_rejected.action": "Chiedi un riesame",
  "mail.photo_rejected.note": "Hai sei mesi per fare ricorso, gratis, e deciderà un’altra persona. {{redress}}",

  "mail.text_removed.subject": "Un tuo testo è stato tolto dal profilo",
  "mail.text_removed.preview": "Perché, e che cosa puoi fare.",
  "mail.text_removed.text":
    "Una persona del nostro team ha tolto questo dal tuo profilo: {{texts}}. Che cosa abbiamo visto: {{facts}} La regola che viola: {{rule}} Tutte le regole della casa: {{rules}}. Il resto rimane com’era, e al suo posto puoi scrivere altro.",
  "mail.text_removed.action": "Chiedi un riesame",
  "mail.text_removed.note": "Hai sei mesi per fare ricorso, gratis, e deciderà un’altra persona. {{redress}}",

  "mail.fraud.subject": "Una cosa importante per la tua sicurezza",
  "mail.fraud.preview": "Leggila presto, per favore.",
  "mail.fraud.text":
    "{{name}}, con cui hai scambiato messaggi fino al {{date}}, non è più qui: abbiamo rimosso l’account per frode o falsa identità. Non mandare mai a questa persona denaro, carte regalo, password o documenti, qualunque cosa ti racconti e ovunque ti scriva. Se hai già mandato qualcosa, avvisa subito la tua banca e poi la polizia.{{back}}",
  "mail.fraud.back": "Quanto ti sono costati i messaggi a questo account è di nuovo sul tuo. Crediti: {{credits}}.",
  "mail.fraud.action": "Come proteggerti",
  "mail.fraud.note":
    "Niente di tutto questo è colpa tua: c’è chi ne fa un mestiere. Se qualcosa ti preoccupa, scrivici. Trovi questo avviso anche nel tuo account, in «Decisioni e avvisi».",
  "mail.fraud_retracted.subject": "Dobbiamo correggere una cosa che ti abbiamo detto",
  "mail.fraud_retracted.preview": "È una buona notizia.",
  "mail.fraud_retracted.text":
    "Il {{date}} ti abbiamo scritto che l’account di {{name}} era stato rimosso per frode o falsa identità. Abbiamo riesaminato il caso e quella decisione non regge: l’account è di nuovo aperto. Per favore, non fargliene una colpa.",
  "mail.fraud_retracted.action": "Vedi tutti gli avvisi",
  "mail.fraud_retracted.note": "Se allora ti sono tornati dei crediti, restano tuoi. Scusaci per l’allarme.",

  "mail.profile_hidden.subject": "Il tuo profilo è nascosto",
  "mail.profile_hidden.preview": "Perché, e che cosa puoi fare.",
  "mail.profile_hidden.text":
    "Da adesso nessuno tranne te vede il tuo profilo. Puoi accedere come prima e le tue conversazioni restano. Che cosa abbiamo visto: {{facts}} La regola che viola: {{rule}} Ha deciso una persona del nostro team.",
  "mail.profile_hidden.action": "Chiedi un riesame",
  "mail.profile_hidden.note": "Hai sei mesi per fare ricorso, gratis, e deciderà un’altra persona. {{redress}}",

  "mail.profile_shown.subject": "Il tuo profilo è di nuovo visibile",
  "mail.profile_shown.preview": "Tutto è com’era.",
  "mail.profile_shown.text": "Avevamo nascosto il tuo profilo. Ora lo vede di nuovo chi vuoi tu.",
  "mail.profile_shown.action": "Apri il tuo profilo",
  "mail.profile_shown.note": "È bello averti qui.",

  "mail.decision_reversed.subject": "Abbiamo cambiato la nostra decisione",
  "mail.decision_reversed.preview": "Hai fatto bene a chiedere.",
  "mail.decision_reversed.text":
    "Una persona che non aveva preso la prima decisione ha guardato di nuovo e l’ha cambiata. Questo è di nuovo tuo: {{items}}. Che cosa abbiamo visto stavolta: {{facts}}",
  "mail.decision_reversed.premium":
    "Il tuo premium ora dura fino al {{date}}: abbiamo aggiunto il tempo in cui non potevi usarlo.",
  "mail.decision_reversed.action": "Vedi tutte le decisioni",
  "mail.decision_reversed.note": "Grazie per averlo chiesto, e scusaci per il disturbo.",

  "mail.warned.subject": "Due parole sul tuo account",
  "mail.warned.preview": "Che cosa abbiamo visto, e che cosa puoi fare.",
  "mail.warned.text":
    "Una persona del nostro team ha guardato una cosa che hai fatto, e va contro le regole della casa. Che cosa abbiamo visto: {{facts}} La regola violata: {{rule}} Per ora non cambia niente: il tuo profilo resta visibile e puoi continuare come prima. Da adesso, però, rispetta le regole. Se succede di nuovo, potremmo dover chiudere il tuo account.",
  "mail.warned.action": "Leggi le regole della casa",
  "mail.warned.note": "La vedi diversamente? Scrivici e diamo un’altra occhiata.",

  "mail.muted.subject": "Per ora non puoi scrivere messaggi",
  "mail.muted.preview": "Perché, per quanto tempo e che cosa puoi fare.",
  "mail.muted.text":
    "Puoi leggere tutto come prima, ma non puoi scrivere messaggi {{period}}. Che cosa abbiamo visto: {{facts}} La regola violata: {{rule}} Ha deciso una persona del nostro team.",
  "mail.muted.action": "Chiedi un riesame",
  "mail.muted.note": "Hai sei mesi per fare ricorso, gratis, e deciderà un’altra persona. {{redress}}",

  "mail.mute_ended.subject": "Puoi di nuovo scrivere messaggi",
  "mail.mute_ended.preview": "È tutto come prima.",
  "mail.mute_ended.text": "Puoi di nuovo scrivere messaggi. Non è cambiato nient’altro.",
  "mail.mute_ended.action": "Ai miei messaggi",
  "mail.mute_ended.note": "Che bello riaverti qui.",

  "mail.details_changed.subject": "I tuoi dati sono stati modificati",
  "mail.details_changed.preview": "Per tua informazione.",
  "mail.details_changed.text": "Nel tuo account è stato modificato qualcosa: {{what}}. Quando: {{when}}.",
  "mail.details_changed.action": "Non l’ho fatto io",
  "mail.details_changed.note":
    "L’hai fatto tu? Allora va tutto bene e non devi fare nulla. Se no, scegli subito una nuova password e scrivici.",
  "mail.details_changed.password": "la tua password",
  "mail.details_changed.email": "il tuo indirizzo e-mail",

  "mail.erased.subject": "Il tuo account è eliminato",
  "mail.erased.preview": "Tutto ciò che è personale è sparito per sempre.",
  "mail.erased.text":
    "Come hai chiesto, il tuo account è eliminato e tutto ciò che è personale viene cancellato per sempre. Non si può recuperare. Conserviamo solo ciò che la legge ci impone, come le ricevute.",
  "mail.erased.action": "Alla pagina iniziale",
  "mail.erased.note": "Stammi bene.",

  "mail.suspended.subject": "Il tuo account è sospeso",
  "mail.suspended.preview": "Perché, per quanto tempo e che cosa puoi fare.",
  "mail.suspended.text":
    "Il tuo account è chiuso {{period}}: nessuno vede il tuo profilo e non puoi accedere. Che cosa abbiamo visto: {{facts}} La regola violata: {{rule}} Ha deciso una persona del nostro team.",
  "mail.suspended.action": "Chiedi un riesame",
  "mail.suspended.note": "Hai sei mesi per fare ricorso, gratis, e deciderà un’altra persona. {{redress}}",

  "mail.suspension_ended.subject": "Il tuo account è di nuovo aperto",
  "mail.suspension_ended.preview": "Puoi accedere come prima.",
  "mail.suspension_ended.text":
    "La sospensione del tuo account è finita. Il tuo profilo è com’era, e anche i messaggi e i crediti.",
  "mail.suspension_ended.action": "Accedi",
  "mail.suspension_ended.note": "È bello riaverti qui.",

  "mail.complaint_received.subject": "Abbiamo ricevuto il tuo messaggio",
  "mail.complaint_received.preview": "Ha un numero.",
  "mail.complaint_received.text":
    "Grazie per avercelo detto. Il tuo messaggio ha il numero {{number}}. Lo esamina una persona, e avrai la nostra risposta entro il {{date}}.",
  "mail.complaint_received.action": "Vedi a che punto siamo",
  "mail.complaint_received.note":
    "Lì puoi anche aggiungere foto. Conserva questa mail: nessun altro conosce l’indirizzo di quella pagina.",

  "mail.complaint_answered.subject": "Ecco la nostra risposta",
  "mail.complaint_answered.preview": "Riguarda il tuo messaggio.",
  "mail.complaint_answered.text":
    "Abbiamo esaminato il tuo messaggio numero {{number}} e abbiamo deciso. La nostra risposta è sulla sua pagina, con quello che puoi fare se non ti convince.",
  "mail.complaint_answered.action": "Leggi la risposta",
  "mail.complaint_answered.note": "L’indirizzo di quella pagina lo conosci solo tu, e c’è solo in questa mail.",
  "mail.report_answered.subject": "Com’è andata con la tua segnalazione",
  "mail.report_answered.preview": "L’abbiamo esaminata.",
  "mail.report_answered.text":
    "Grazie per avercelo detto. Si tratta di ciò che hai segnalato con il numero {{numbers}}. {{outcome}}",
  "mail.report_answered.acted":
    "Una persona del nostro team l’ha esaminato: una delle nostre regole è stata violata e siamo intervenuti. Che cosa abbiamo fatto di preciso resta tra noi e quella persona, così come nessuno viene a sapere chi ha segnalato.",
  "mail.report_answered.found":
    "Una persona del nostro team l’ha esaminato: una delle nostre regole è stata violata. Questa volta non serviva alcun provvedimento; ne terremo conto se dovesse ripetersi.",
  "mail.report_answered.reversed":
    "Dobbiamo correggere la nostra risposta. Dopo un ricorso, una persona che non aveva preso la prima decisione ha riesaminato il caso e non ha trovato violazioni delle nostre regole. Quello che avevamo fatto è stato annullato.",
  "mail.report_answered.nothing":
    "Una persona del nostro team l’ha esaminato e non ha trovato violazioni delle nostre regole, quindi tutto resta com’è. Se preferisci non incontrare qualcuno qui, puoi bloccarlo: non vi vedrete più.",
  "mail.report_answered.discarded":
    "Questa volta non ci ha dato elementi su cui intervenire, quindi l’abbiamo messa da parte. Una segnalazione aiuta di più quando riguarda qualcosa che qualcuno ha fatto davvero, con una frase su che cosa è successo. Per te non cambia niente.",
  "mail.report_answered.action": "Vedi tutte le mie segnalazioni",
  "mail.report_answered.note":
    "La vedi diversamente, o c’era dell’altro? Scrivici indicando il numero. Grazie perché pensi anche agli altri.",
} satisfies Translation<typeof en, "it">;
