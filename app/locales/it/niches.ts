import type en from "../en/niches";
import type { Translation } from "../translation";

export default {
  "she-index.headline": "Il ritmo lo decide lei.",
  "she-index.promise": "Un posto dove le donne sanno cosa vogliono e lo dicono. Ed è proprio questo il bello.",
  "she-index.point_1_title": "Sai chi esiste davvero",
  "she-index.point_1_text":
    "Un profilo inventato lo dice ovunque a chiare lettere, e scrivergli è gratis. Per il resto, sono solo due persone che si parlano.",
  "she-index.point_2_title": "Prima si parla",
  "she-index.point_2_text": "Qui non si scarta nessuno con un dito. Leggi quello che ha scritto, e parti da lì.",
  "she-index.point_3_title": "Un no è una risposta",
  "she-index.point_3_text": "Le parole chiare sono benvenute, anche le tue. Nessuno deve una risposta a nessuno.",
  "she-signup.title": "Entra pure",
  "she-signup.lead": "Un indirizzo, un nome, una password. Quello che racconti dopo, lo decidi tu.",
  "she-home.greeting": "È un piacere vederti, {{name}}",
  "she-home.new_people": "Volti nuovi, da scoprire",
  "she-chats.no_messages_text": "Leggi il profilo di {{name}}, poi comincia con qualcosa che potresti dire solo tu.",

  "bdsm-index.headline": "Prima la fiducia. Poi tutto il resto.",
  "bdsm-index.promise":
    "Incontra adulti che sanno cosa gli piace, trovano le parole per dirlo e prendono sul serio un limite quanto un desiderio.",
  "bdsm-index.point_1_title": "Il consenso, a chiare lettere",
  "bdsm-index.point_1_text":
    "Parlatene prima di vedervi: desideri, limiti, quello che viene dopo. Qui la tensione comincia così.",
  "bdsm-index.point_2_title": "Sai chi esiste davvero",
  "bdsm-index.point_2_text":
    "I profili inventati sono segnalati ovunque a chiare lettere, e scrivergli non costa niente. Nessuna maschera, se non per scelta.",
  "bdsm-index.point_3_title": "Discrezione, per scelta",
  "bdsm-index.point_3_text": "Basta un soprannome. Decidi tu cosa mostrare, a chi scrivere e quando andartene.",
  "bdsm-signup.title": "Entra alle tue condizioni",
  "bdsm-signup.lead": "Un indirizzo, un soprannome, una password. Da lì in poi i limiti li metti tu.",
  "bdsm-home.greeting": "Che piacere averti qui, {{name}}",
  "bdsm-home.new_people": "Persone che parlano la tua lingua",
  "bdsm-profile.looking_for": "Cosa desidero, e dove mi fermo",
  "bdsm-profile.personal_hint":
    "Cosa ti attrae, cosa ti calma, cosa è fuori discussione? Niente numeri di telefono né indirizzi, per favore.",
  "bdsm-chats.no_messages_text": "Comincia con una domanda. {{name}} ti dirà dove sono i limiti.",

  "bbw-index.headline": "Più da amare. Niente da nascondere.",
  "bbw-index.promise":
    "Donne morbide e persone che le adorano si incontrano così come sono: curve, ironia e tutto il resto.",
  "bbw-index.point_1_title": "Vieni come sei",
  "bbw-index.point_1_text": "Non serve l’inquadratura giusta. Qui cercano te, non una versione ridotta di te.",
  "bbw-index.point_2_title": "Sai chi esiste davvero",
  "bbw-index.point_2_text":
    "Un profilo inventato lo dice ovunque a chiare lettere, e scrivergli è gratis. Dietro tutti gli altri c’è qualcuno.",
  "bbw-index.point_3_title": "Gentilezza, o niente",
  "bbw-index.point_3_text": "Un complimento è gradito, un commento no. E non devi rispondere né all’uno né all’altro.",
  "bbw-signup.title": "Prenditi il tuo posto",
  "bbw-signup.lead": "Un indirizzo, un nome, una password. Qui ti accogliamo a braccia aperte.",
  "bbw-home.greeting": "Che bello che ci sei, {{name}}",
  "bbw-home.new_people": "Persone da adorare",

  "gilf-index.headline": "Il bello deve ancora venire.",
  "gilf-index.promise":
    "Donne con una vita intera da raccontare e tanta voglia di quello che verrà. Incontra chi sa accorgersene.",
  "gilf-index.point_1_title": "L’età è un vantaggio",
  "gilf-index.point_1_text": "Sai cosa ti piace e cosa non fa più per te. Così parlare è un piacere.",
  "gilf-index.point_2_title": "Con calma e chiarezza",
  "gilf-index.point_2_text":
    "Niente cuori che lampeggiano, nessuna fretta. Leggi, pensaci, prenditi il tempo che vuoi.",
  "gilf-index.point_3_title": "Sai chi esiste davvero",
  "gilf-index.point_3_text":
    "Un profilo inventato lo dice ovunque a chiare lettere, e scrivergli è gratis. E non mandare mai soldi a chi non hai incontrato.",
  "gilf-signup.title": "Comincia qualcosa di nuovo",
  "gilf-signup.lead": "Un indirizzo, un nome, una password. Per il resto non c’è fretta.",
  "gilf-home.greeting": "Che gioia vederti, {{name}}",
  "gilf-home.new_people": "Persone con qualcosa da raccontare",

  "milf-index.headline": "Giornate piene. Serate tutte tue.",
  "milf-index.promise":
    "Donne sicure di sé, nel pieno della vita, e persone che le trovano irresistibili proprio per questo.",
  "milf-index.point_1_title": "Per chi ha l’agenda piena",
  "milf-index.point_1_text": "Scrivi quando la casa tace. Qui una conversazione ti aspetta; non ti rincorre.",
  "milf-index.point_2_title": "Sai chi esiste davvero",
  "milf-index.point_2_text":
    "Un profilo inventato lo dice ovunque a chiare lettere, e scrivergli è gratis. Dietro tutti gli altri c’è qualcuno.",
  "milf-index.point_3_title": "La tua vita resta tua",
  "milf-index.point_3_text": "Basta un soprannome, e si vede solo la tua città. Racconterai di più quando te la senti.",
  "milf-signup.title": "Un po’ di tempo per te",
  "milf-signup.lead": "Un indirizzo, un nome, una password. Fai prima tu che il caffè a raffreddarsi.",
  "milf-home.greeting": "Finalmente un momento per te, {{name}}",
  "milf-home.new_people": "Con chi passare la serata",

  "gay-index.headline": "Uomini a cui piacciono gli uomini. Tutto qui.",
  "gay-index.promise":
    "Per stasera, per il weekend o per sempre: di’ cosa cerchi, e incontra uomini che lo dicono come te.",
  "gay-index.point_1_title": "Parole semplici",
  "gay-index.point_1_text": "Cerchi l’amore, un appuntamento o una via di mezzo? Scrivilo, e nessuno dovrà indovinare.",
  "gay-index.point_2_title": "Sai chi esiste davvero",
  "gay-index.point_2_text":
    "Un profilo inventato lo dice ovunque a chiare lettere, e scrivergli è gratis. Dietro tutti gli altri c’è qualcuno.",
  "gay-index.point_3_title": "Visibile quanto vuoi tu",
  "gay-index.point_3_text": "Bastano un soprannome e una città. Chi può saperne di più, lo decidi tu.",
  "gay-signup.title": "Entra tra gli uomini di {{brand}}",
  "gay-signup.lead": "Un indirizzo, un nome, una password. Poi si comincia a parlare.",
  "gay-home.greeting": "Ehi {{name}}, che bello vederti",
  "gay-home.new_people": "Uomini per te",
  "gay-index.members_title": "Uomini che potresti conoscere",
} satisfies Translation<typeof en, "it">;
