import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.terms.title": "Condizioni",
  "legal.terms.body": `Queste sono le regole tra te e {{company}}, {{address}}, la società che gestisce {{brand}}. Creando un account le accetti.
## Chi può iscriversi
Hai almeno 18 anni, crei un solo account, per te, e quello che dici di te è vero. La tua password resta solo tua.
## Che cos’è {{brand}}
Un posto per conoscere persone: crei un profilo, cerchi altri profili, fai sapere chi ti piace e vi scrivete. Non promettiamo che troverai qualcuno, e non verifichiamo l’identità di chi si iscrive. Fai attenzione con i soldi, gli indirizzi e i primi appuntamenti.
## Profili inventati
Alcuni profili possono essere inventati. Ognuno di questi è segnalato come profilo di fantasia, a chiare lettere, ovunque compaia. Non vengono mai contati tra i membri vicino a te, e scrivergli è sempre gratis.
## Solo qui
Il tuo profilo si vede su {{brand}} e da nessun’altra parte: su nessun altro sito, nostro o di altri, e sotto nessun altro nome.
## Quanto costa
Iscriversi, guardarsi intorno e mettere like è gratis. Se un messaggio ha un costo, il prezzo compare prima dell’invio. Non ti viene addebitato nulla senza che tu faccia qualcosa.
## Quello che scrivi
Resta tuo. Ci autorizzi a mostrarlo alle persone a cui è destinato. Non pubblicare nulla che violi la legge, faccia male ad altri, sia pubblicità o appartenga a qualcun altro. Le [regole della casa](/pages/ban) dicono di più.
## Andarsene
Puoi andartene in qualsiasi momento, senza bisogno di un motivo. Possiamo chiudere un account che non rispetta queste regole, e in quel caso diciamo perché.
## Responsabilità e legge applicabile
Rispondiamo dei danni che causiamo con dolo o colpa grave, e ogni volta che la legge lo prevede. Si applica la legge del Paese in cui abbiamo sede; la tutela dei consumatori del tuo Paese continua a valere per te.
Domande? {{contact}}`,

  "legal.privacy.title": "Privacy",
  "legal.privacy.body": `{{company}}, {{address}}, decide che cosa succede ai tuoi dati su {{brand}} e ne risponde. Ci trovi qui: {{contact}}
## Cosa conserviamo, e perché
- **Il tuo account:** indirizzo e-mail, data di nascita, lingua e una forma illeggibile della tua password. Senza questi dati non c’è account (contratto).
- **Il tuo profilo:** nome, età, luogo, foto e quello che racconti di te. Un profilo di incontri rivela cose private, come da chi provi attrazione. Le usiamo solo perché ci hai dato il tuo consenso, separato ed esplicito. Puoi ritirarlo in qualsiasi momento; allora il profilo sparisce.
- **Quello che fai qui:** like, visite, messaggi e la tua ultima attività, perché il sito funzioni (contratto).
- **Da dove arrivi:** la pagina o il partner da cui arrivi, per sapere che cosa funziona (nostro interesse legittimo).
- **Il tuo fuso orario:** per mostrarti gli orari secondo il tuo orologio e non disturbarti di notte (contratto).
- **I tuoi browser e come hai pagato:** come codici che dicono solo se due account hanno lo stesso browser o la stessa carta, perché chi è stato escluso non torni con un altro nome; quello di un browser per un anno (nostro interesse legittimo).
- **Dati tecnici:** indirizzi di rete ed errori, per poco tempo, per tenere il sito al sicuro (nostro interesse legittimo).
- **I tuoi consensi:** che cosa hai accettato e quando, perché dobbiamo poterlo dimostrare.
## Chi li vede
Gli altri membri vedono il tuo profilo, i visitatori solo se l’hai scelto, mai il tuo indirizzo e-mail, la tua data di nascita o dove ti trovi esattamente. Una conversazione la leggono solo le due persone che ne fanno parte, a meno che una di loro non la segnali. Non vendiamo nulla a nessuno. Le aziende che gestiscono i nostri computer lavorano solo su nostro incarico.
## Per quanto tempo
Finché hai un account. Se ci chiedi di eliminarlo, il profilo sparisce subito; dopo un breve periodo in cui puoi cambiare idea, i tuoi dati e le parole che hai scritto vengono cancellati. Quello che la legge ci obbliga a conservare, come fatture e segnalazioni aperte, resta finché non possiamo cancellarlo.
## I tuoi diritti
Puoi vedere, correggere, portare con te o far cancellare i tuoi dati, opporti al loro uso e presentare un reclamo all’autorità per la protezione dei dati del tuo Paese. Scrivici e ce ne occupiamo.`,

  "legal.cookies.title": "Cookie",
  "legal.cookies.body": `Un cookie è un bigliettino che un sito lascia nel tuo browser. Oltre ai cookie, un browser ha qualche altro posto in cui un sito può conservare qualcosa. La tabella qui sotto elenca tutto quello che {{brand}} ci conserva, a cosa serve e per quanto tempo.

Quello che serve al sito per funzionare, lo conserva senza chiedere: la legge lo permette. Tutto il resto lo conserva solo dopo un tuo sì, e un no è una buona risposta. Non c’è nulla per la pubblicità e nulla che ti segua su altri siti.

Puoi eliminare tutto in qualsiasi momento dalle impostazioni del tuo browser. Dovrai poi accedere di nuovo, e il sito ti chiederà ancora la lingua. Su una connessione sicura i nomi dei cookie cominciano con \`__Host-\`.

{{brand}} è gestito da {{company}}, {{address}}. Domande? {{contact}}`,
  "legal.cookies.table": "Tutto quello che {{brand}} conserva nel tuo browser",
  "legal.cookies.name": "Nome",
  "legal.cookies.purpose": "A cosa serve",
  "legal.cookies.lasts": "Per quanto",
  "legal.cookies.asks": "Lo chiede prima",
  "legal.cookies.until_browser": "Finché non chiudi il browser",
  "legal.cookies.until_tab": "Finché non chiudi la scheda",
  "legal.cookies.until_permission": "Finché non ritiri il permesso",
  "legal.cookies.until_logout": "Finché non esci",
  "legal.cookies.until_sent": "Finché non è inviato",
  "legal.cookies.until_cleared": "Finché non lo elimini",
  "legal.cookies.needed": "No: serve al sito",
  "legal.cookies.asked": "Sì",
  "legal.cookies.session":
    "L’accesso, per non dover scrivere la password a ogni pagina. Finisce quando esci o se non torni per 14 giorni.",
  "legal.cookies.device":
    "Il fatto che hai già fatto l’accesso da questo browser: così nessuno può tenerti fuori scrivendo password sbagliate per il tuo account, e riconosciamo chi abbiamo escluso anche se torna con un altro nome.",
  "legal.cookies.login_step":
    "Un accesso a metà: mentre aspettiamo il tuo codice, o che tu decida se recuperare un account.",
  "legal.cookies.pending_signup":
    "La tua iscrizione in attesa della nostra mail, così il suo link ti fa entrare da qui.",
  "legal.cookies.language": "La tua lingua, se ne scegli una.",
  "legal.cookies.entry": "Il fatto che hai visto l’avviso per adulti.",
  "legal.cookies.age_refused":
    "Il fatto che una data di nascita diceva che qualcuno ha meno di 18 anni. In questo browser l’iscrizione resta allora chiusa.",
  "legal.cookies.choice": "La tua risposta alla domanda se possiamo ricordare da dove arrivi.",
  "legal.cookies.network":
    "La pagina o il partner da cui arrivi, dove da questo dipende se puoi iscriverti o guardarti intorno.",
  "legal.cookies.network_granted": "La pagina o il partner da cui arrivi, per sapere quali funzionano.",
  "legal.cookies.position": "Fin dove il sito ha salvato le ultime cose che hai fatto, così le vedi subito.",
  "legal.cookies.positions": "Fin dove avevi letto, così, tornando indietro, ritrovi lo stesso punto.",
  "legal.cookies.reloaded":
    "Quando una pagina è stata ricaricata l’ultima volta dopo un errore, perché succeda una volta sola.",
  "legal.cookies.worker":
    "Un piccolo programma di questo sito. Apre le pagine senza rete e mostra le notifiche, se le permetti.",
  "legal.cookies.push": "L’indirizzo a cui arrivano le notifiche, se le permetti.",
  "legal.cookies.push_off": "Che non vuoi notifiche in questo browser.",
  "legal.cookies.shell":
    "La pagina che dice che manca la rete, la pagina di accesso e i file che servono. Una versione più recente li sostituisce.",
  "legal.cookies.files":
    "Script, stili e immagini già caricati, per non caricarli di nuovo. I più vecchi vanno via per primi.",
  "legal.cookies.conversations": "Le conversazioni che hai visto per ultime, per poterle leggere anche senza rete.",
  "legal.cookies.owed_logout": "Un’uscita fatta senza rete, finché il sito non lo sa.",
  "legal.cookies.unsent": "I messaggi che non è ancora stato possibile inviare.",
  "legal.cookies.unsent_photos": "Le foto che non è ancora stato possibile inviare, con il loro testo.",
  "legal.cookies.words": "Quello che avevi scritto quando la sessione è terminata, finché non accedi di nuovo.",
  "legal.cookies.dismissed_update":
    "Quale nuova versione del sito non hai ancora voluto, così non te la proponiamo di nuovo.",
  "legal.cookies.install_hint": "Il fatto che hai chiuso la proposta di installare il sito come app, perché non torni.",

  "legal.faq.title": "Domande frequenti",
  "legal.faq.body": `## Come si comincia?
Crea un account con un indirizzo e-mail, un nome e una password. Aggiungi una foto e qualche riga, guardati intorno e scrivi a qualcuno.
## Costa qualcosa?
Iscriversi, guardare e mettere like è gratis. Se un messaggio ha un costo, vedi il prezzo prima di inviarlo.
## Che cos’è un profilo di fantasia?
Il profilo di una persona inventata. È sempre indicato a chiare lettere: sulla scheda, sul profilo e nella chat. Scrivergli è gratis, e non conta mai come un membro vicino a te.
## Chi può vedermi?
I membri. I visitatori ti vedono solo se scegli «Anche i visitatori», e sulla pagina iniziale solo se accetti anche questo. Vedono il tuo nome, l’età, la città, le foto e i testi. Non vedono mai il tuo indirizzo e-mail, la tua data di nascita o dove ti trovi esattamente. [Scegli tu](/account/visibility) chi ti vede: solo i membri, anche i visitatori, oppure per un po’ nessuno.
## Come si decide chi mi viene proposto?
Solo persone di cui cerchi il genere e l’età e che cercano i tuoi. Poi contiamo quanti dei tuoi desideri soddisfano (lingua, paese, regione, età) su tutti quelli che hai indicato, e lo stesso al contrario. L’ordine è la media armonica dei due, divisa per uno più le settimane dall’ultima visita, e per uno più un quinto dei loro messaggi non letti degli ultimi sette giorni. Un posto su quattro è per i membri delle ultime due settimane. Non c’è altro, e nessuno può comprare un posto. Per esteso è in [Come nasce l’ordine](/pages/ranking).
## In che ordine compaiono le persone?
Secondo l’ultima volta che sono state qui, le più recenti per prime. Puoi scegliere invece la distanza o chi è nuovo. I filtri escludono soltanto; non cambiano l’ordine. Nessuno può comprare un posto.
## Come so se qualcuno è sincero?
All’inizio non puoi saperlo. Prenditi tempo, fai domande, incontratevi in un luogo pubblico e di’ a una persona fidata dove sei. Non mandare mai soldi a chi non hai incontrato.
## Qualcuno mi dà fastidio. Che faccio?
Non devi rispondere. Blocca quella persona, dal suo profilo o dalla conversazione: non vi vedete più e non può più scriverti. Lì puoi anche segnalare che cosa è successo, e una persona lo guarda. Senza account, raccontacelo nella pagina dei [reclami](/complaints).
## Come cambio lingua?
Con il menu delle lingue, in ogni pagina.
## Come faccio ad andarmene?
Nella [pagina del tuo account](/account/delete). Il tuo profilo sparisce subito, e con lui quello che hai scritto. Per qualche giorno puoi ancora tornare.
## Ho dimenticato la password.
[Chiedi un link](/reset-password) per sceglierne una nuova.`,

  "legal.service.title": "Servizio clienti",
  "legal.service.body": `Qualcosa non funziona, qualcuno si comporta male, o vuoi andartene? Diccelo. Legge una persona, e risponde una persona.
**{{contact}}**
## Ci aiuta sapere
- l’indirizzo e-mail del tuo account,
- che cosa volevi fare e che cosa è successo invece,
- il nome dell’altro profilo, se si tratta di qualcuno.
Non dirci mai la tua password. Non la chiediamo.
## Eliminare il tuo account
Lo fai da te, nella [pagina del tuo account](/account/delete). Il tuo profilo sparisce subito. Per qualche giorno puoi ancora ripensarci, accedendo; dopo, i tuoi dati e quello che hai scritto vengono cancellati e l’indirizzo torna libero.
## Il tuo account è stato eliminato
L’hai eliminato tu, al massimo qualche giorno fa? Accedi e puoi riaverlo. Se è stato chiuso per via delle [regole della casa](/pages/ban), ti diciamo perché, e tu puoi dirci se pensi che abbiamo sbagliato.
## Qualcuno ti chiede denaro?
Allora è molto probabilmente una frode, per quanto bene vi conosciate ormai. Non mandare mai denaro, carte regalo, password o documenti a chi non hai incontrato di persona. Diffida di chi vuole presto scrivere altrove, non ha mai tempo per una telefonata e poi si trova in difficoltà. Se hai già mandato qualcosa, avvisa subito la tua banca, poi la polizia, e [dillo a noi](/complaints). Quando rimuoviamo un account per frode, scriviamo a tutte le persone che gli hanno risposto e restituiamo loro i crediti di quei messaggi.
## C’è un pericolo?
Se qualcuno ti minaccia o può essere in pericolo, chiama prima la polizia o il numero di emergenza 112. Poi diccelo, così possiamo conservare quello che può servire come prova.
{{brand}} è gestito da {{company}}, {{address}}.`,

  "legal.return-policy.title": "Rimborsi",
  "legal.return-policy.body": `Qualcosa che hai comprato su {{brand}} non ti soddisfa? Ecco come riavere i tuoi soldi.
## Hai cambiato idea
Dove la legge del tuo Paese ti dà il diritto di recesso, come in tutta l’Unione europea e nel Regno Unito, hai 14 giorni dal giorno dell’acquisto, e non serve un motivo. L’ordine te lo dice prima che tu paghi. Ti rimborsiamo quello che non hai ancora usato. Quello che hai già usato di proposito, come un messaggio inviato, non si può restituire.
## Qualcosa è andato storto
Se hai pagato due volte, hai pagato per qualcosa che non ha funzionato o per un messaggio a un profilo segnalato come di fantasia, ti rimborsiamo tutto, anche dopo quei 14 giorni. Scrivere ai profili di fantasia è gratis, sempre.
Un primo messaggio che nessuno legge, perché chi lo riceve se ne va entro sette giorni, alla fine non ti costa nulla: i suoi crediti tornano da soli e ti scriviamo.
## Come chiederlo
Il modo più rapido è la pagina dell’acquisto: la ricevuta porta lì, e basta un pulsante per recedere. La conferma arriva subito per e-mail. Oppure scrivici: indica l’indirizzo e-mail del tuo account, quando e cosa hai comprato. {{contact}}

Puoi usare questa frase: *Recedo dal mio acquisto del (data), effettuato con l’account (indirizzo e-mail).*
## Quando lo ricevi
Rispondiamo entro due giorni lavorativi e paghiamo entro 14 giorni dalla tua richiesta, con lo stesso mezzo con cui hai pagato. Non ti costa nulla.
## Se non siamo d’accordo
Diccelo, e un’altra persona tra noi riesaminerà la richiesta. Puoi anche rivolgerti all’autorità per i consumatori o al tribunale del tuo Paese; i diritti che ti dà la tutela dei consumatori restano tuoi, qualunque cosa sia scritta qui.
{{company}}, {{address}}`,

  "legal.ban.title": "Regole della casa",
  "legal.ban.body": `{{brand}} è per adulti che si trattano bene. Queste cose mettono fine a un account, alcune subito:
- **Avere meno di 18 anni,** o coinvolgere in qualsiasi modo chi ne ha meno di 18. Qui non avvertiamo: chiudiamo e denunciamo.
- **Pressioni:** minacce, ricatti, persecuzioni, o insistere dopo un no.
- **Odio** per via di origine, corpo, genere, fede, età o di chi una persona ama.
- **Inganno:** foto o nome di qualcun altro, o una vita inventata per arrivare ai soldi. I profili inventati che crea il sito stesso sono segnalati; i membri non ne creano.
- **Soldi:** chiederne ad altri membri, o offrire incontri a pagamento.
- **Pubblicità:** link, canali e offerte di qualsiasi tipo.
- **La privacy degli altri:** condividere foto, messaggi o indirizzi senza il loro consenso.
- **Tutto ciò che la legge vieta.**
## Che cosa succede
Guardiamo ogni segnalazione, e decide una persona. A seconda dei casi avvertiamo, togliamo qualcosa o chiudiamo l’account. A chi escludiamo diciamo perché.
## Se pensi che abbiamo sbagliato
[Diccelo](/complaints?about=appeal) entro sei mesi; non ti serve un account. Chi non ha preso la prima decisione riesaminerà il caso: {{contact}}
## Se qualcuno lo fa a te
Non rispondere, conserva i messaggi e [avvisaci](/complaints). In caso di pericolo, chiama prima la polizia.
{{company}}, {{address}}`,

  "legal.imprint.title": "Note legali",
  "legal.imprint.body": `{{brand}} è un servizio di:
{{facts}}
Il modo più rapido per raggiungerci: {{contact}}

Ciò che non va su questo sito si può [segnalare senza account](/complaints). Cosa facciamo con i tuoi dati è scritto alla voce [privacy](/pages/privacy).`,
  "legal.imprint.represented": "Legale rappresentante: {{name}}",
  "legal.imprint.register": "Registro: {{register}}",
  "legal.imprint.host": "Hosting: {{host}}",

  "legal.ranking.title": "Come nasce l’ordine",
  "legal.ranking.body": `Chi mostra persone in un certo ordine deve dire come nasce; lo vuole anche la legge (articolo 27 del regolamento sui servizi digitali). Qui c’è tutto. Vale allo stesso modo per tutti e nessuno può comprare un posto. In ogni elenco la prima fila è per chi ha una foto: tra i primi dodici si sale fin lì, e tutti gli altri restano nel loro ordine.
## La ricerca
Chi trovi lo decidono solo i tuoi filtri. L’ordine lo scegli tu:
- **Ultima attività** (se non scegli niente): prima chi è passato di qui per ultimo.
- **Più vicini**: per grandi fasce di distanza tra le vostre città, poi per ultima visita.
- **Più recenti**: prima chi si è iscritto per ultimo.

Chi resta fuori di poco dai tuoi filtri è a parte, più sotto, nello stesso ordine.
## Persone per te e «Trova un match»
Qui ci sono solo persone che cercano il tuo genere e la tua età e di cui tu cerchi genere ed età, a cui non hai messo like e che non hai scartato. Per ogni genere che cerchi guardiamo le 150 passate di qui per ultime e fino a 40 nuove. Si moltiplicano tre cose, la più importante per prima:
- **Quanto siete compatibili.** Quanti dei tuoi desideri soddisfa la persona (lingua, paese, regione, età) su tutti quelli che hai indicato, e quanti dei suoi soddisfi tu. Conta la media armonica dei due: se uno non trova niente, i desideri dell’altro non bastano.
- **Da quanto tempo manca.** Una settimana dimezza il valore, tre settimane lo riducono a un quarto.
- **Quanti messaggi l’aspettano.** Cinque messaggi non letti degli ultimi sette giorni dimezzano il valore, così nessuno viene sommerso.

Un posto su quattro è per i membri degli ultimi 14 giorni. A parità decide la sorte, ogni giorno di nuovo. «Trova un match» mostra le prime 20 al giorno.
## Persone simili
Persone dello stesso genere e paese, al massimo cinque anni più grandi o più giovani; prima chi è passato per ultimo.
## Che cosa non conta
Il denaro, Premium, l’aspetto, il numero di foto o di like, quello che scrivi e quello che hai guardato. Se tra le persone c’è pubblicità, è indicata come tale, ha posti fissi e non sposta nessuno.
## Che cosa puoi cambiare
I filtri e l’ordine della ricerca in ogni momento; quello che cerchi, nel tuo profilo. La ricerca usa solo quello che imposti lì.`,

  "legal.accessibility.title": "Accessibilità",
  "legal.accessibility.body": `{{brand}} è per chiunque abbia almeno 18 anni. Lo costruiamo in modo che si possa usare con la sola tastiera, con uno screen reader, con testo grande e senza movimento.
## A cosa ci atteniamo
Alle linee guida WCAG 2.2, livello AA, e quindi all’atto europeo sull’accessibilità. Prima di ogni nuova versione un programma controlla la struttura delle pagine, i contrasti e i nomi dei comandi, e che tutto stia in 320 pixel di larghezza con il testo grande il doppio.
## Cosa non funziona ancora
- Le foto degli iscritti non hanno una descrizione: solo chi le carica sa cosa c’è. Di chi sia una foto è sempre scritto a parole.
- Ciò che scrivono gli iscritti è loro. Può essere difficile da leggere, o in una lingua diversa dalla pagina.
- Le pagine dei servizi di pagamento non sono nostre. Dicci se una ti blocca, e troviamo un’altra strada.
## Qualcosa ti ostacola?
Dicci cosa volevi fare e con quale dispositivo: {{contact}}

Rispondiamo entro sette giorni. Se non basta, [fai un reclamo](/complaints) o rivolgiti all’autorità che vigila sui servizi accessibili nel tuo paese.
{{company}}, {{address}}`,

  // Appended to the page of customer service if the Digital Services Act applies.
  "legal.contact_points": `## Punti di contatto secondo il regolamento sui servizi digitali
Per te, per le autorità, per la Commissione e per il comitato europeo per i servizi digitali c’è un solo recapito: {{contact}}

Lì rispondono persone, non una macchina, in queste lingue: {{languages}}. Ciò che viola la legge si può anche [segnalare senza account](/complaints).`,
  "legal.since": "In vigore dal {{date}}.",
  "legal.shown_since": "In questa versione dal {{date}}.",
  "legal.former": "Versioni precedenti",
  "legal.former_of": "Versione del {{date}}",
  "legal.kept": "Questa pagina si leggeva così dal {{date}}.",
  "legal.present": "Leggi la pagina com’è oggi",
} satisfies Translation<typeof en, "it">;
