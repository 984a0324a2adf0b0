import type en from "../en/landers";
import type { Translation } from "../translation";

export default {
  "landers.begin": "Inizia",
  "landers.next":
    "Iscriversi è gratis. Poi vengono un nome, una password e la tua data di nascita: qui tutti hanno almeno 18 anni.",
  "landers.where": "Vivo in",
  "landers.whole_country": "{{country}}, senza precisare",
  "landers.drawn": "Disegnate, non fotografate: non rappresentano nessuno in particolare.",
  "landers.pause": "Ferma il filmato",
  "landers.play": "Avvia il filmato",
  "landers.points_title": "Su cosa puoi contare",
  "landers.video.title": "Qui ogni storia comincia con una riga.",
  "landers.video.lead":
    "Qualcuno deve scrivere per primo. Per iniziare basta un indirizzo, e poi nessuno ti mette fretta.",
  "landers.video.film":
    "Una strada disegnata al crepuscolo: un aereo di carta vola da una finestra illuminata all’altra, e ne torna uno.",
  "landers.gallery.title": "Prima i volti.",
  "landers.gallery.lead":
    "Guardati intorno prima di dire una parola. Su {{brand}} le persone si mostrano come vogliono essere viste.",
  "landers.maplanding.title": "Dove cerchiamo?",
  "landers.maplanding.lead":
    "Scegli la tua regione: per prime vedi le persone della zona. Gli altri vedono la tua città o regione, mai dove sei.",
  "landers.maplanding.map":
    "{{country}}: un disegno fatto con le sue città. Su questa mappa non ci sono persone, né la posizione di nessuno.",
  "landers.alonetonight.title": "Nessun programma, stasera?",
  "landers.alonetonight.lead": "Una bella sera per scrivere a qualcuno. Poche domande, una alla volta.",
  "landers.alonetonight.who": "Chi sei?",
  "landers.alonetonight.whom": "Chi ti piacerebbe incontrare?",
  "landers.alonetonight.where": "Dove vivi, più o meno?",
  "landers.alonetonight.count": "Domanda {{step}} di {{steps}}",
  "landers.alonetonight.next": "Avanti",
  "landers.alonetonight.back": "Indietro",
  "landers.iconslanding.title": "Cosa ti piace fare?",
  "landers.iconslanding.lead":
    "Scegli alcune passioni: finiscono nel tuo profilo e rendono facile scriverti la prima riga.",
  "landers.iconslanding.legend": "Le cose che ti piacciono",
  "landers.iconslanding.chosen": "scelte per il tuo profilo. Puoi cambiarle più tardi.",
  "landers.socialnetwork.title": "Un primo sguardo.",
  "landers.socialnetwork.lead":
    "Qui le persone si presentano così: due righe scritte da loro e lo spazio per una risposta.",
  "landers.socialnetwork.feed": "Come si presentano le persone",
  "landers.socialnetwork.example": "Esempio",
  "landers.socialnetwork.post_1": "Cerco qualcuno con cui cucinare. Io porto il vino, tu la fame.",
  "landers.socialnetwork.post_2": "La domenica è per i musei, e poi per una fetta di torta. Compagnia gradita.",
  "landers.socialnetwork.post_3": "Al cinema la risata più forte è la mia. Vieni lo stesso?",
  "landers.collagelanding.title": "Frammenti di una bella serata.",
  "landers.collagelanding.lead":
    "Nessuno sta tutto in un modulo. Comincia con un indirizzo, il resto raccontalo con parole tue.",
  "landers.collagelanding.scraps": "Di cosa è fatta una serata",
  "landers.collagelanding.scrap_1": "la strada lunga verso casa",
  "landers.collagelanding.scrap_2": "ancora una storia",
  "landers.collagelanding.scrap_3": "troppi dolci",
  "landers.collagelanding.scrap_4": "l’ultimo tram",
  "landers.transitionsvideolanding.title": "Leggi. Scrivi. Incontra.",
  "landers.transitionsvideolanding.lead": "Niente giochetti in mezzo, e nessuna fretta.",
  "landers.transitionsvideolanding.film":
    "Tre scene disegnate: un profilo, una conversazione, due persone davanti a un caffè.",
  "landers.transitionsvideolanding.scene_1": "Leggi chi hai davanti",
  "landers.transitionsvideolanding.scene_2": "Scrivi quello che diresti solo tu",
  "landers.transitionsvideolanding.scene_3": "Incontratevi quando la voglia è reciproca",
  "landers.landing.title": "Saluta {{name}}.",
  "landers.landing.lead":
    "Prima il tuo indirizzo e-mail, poi qualche domanda. Dopo, la prima parola è tua: {{brand}} funziona così.",
  "landers.landing2.title": "Ti presentiamo {{name}}.",
  "landers.landing2.lead": "Scrivi la prima riga: si comincia dal tuo indirizzo e-mail.",
  "landers.landing2.from": "Dal profilo di {{name}}",
  "landers.landing2.silent": "Questo foglio è ancora bianco. C’è chi racconta di più quando glielo si chiede.",
  "landers.landing3.title": "Un tavolo per due: {{name}} e tu?",
  "landers.landing3.lead":
    "Scegli di cosa potresti parlare per ore. Finisce nel tuo profilo, così la prima riga viene più facile.",
  "landers.landing3.you": "Tu",
  "landers.landing3.topics": "Di questo parlerei per ore",
} satisfies Translation<typeof en, "it">;
