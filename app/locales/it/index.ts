import type en from "../en/index";
import type { Translation } from "../translation";

export default {
  "index.headline": "Incontra qualcuno per cui vale la pena fare tardi.",
  "index.promise": "Guardati intorno, fai capire chi ti piace e scrivetevi. Con parole tue, con i tuoi tempi.",
  "index.point_1_title": "Sai chi esiste davvero",
  "index.point_1_text":
    "Un profilo inventato lo dice a chiare lettere, ovunque compaia, e scrivergli non costa niente. Dietro tutti gli altri c’è qualcuno.",
  "index.point_2_title": "Nessun trucco per metterti fretta",
  "index.point_2_text": "Niente conti alla rovescia, niente like finti. Se c’è scritto che piaci a qualcuno, è vero.",
  "index.point_3_title": "Decidi tu, fino alla fine",
  "index.point_3_text": "Racconta quanto vuoi, o quanto basta. Quando te ne vai, le tue parole vengono via con te.",
  "index.members_title": "Persone che potresti conoscere",
  "index.login_prompt": "Hai già un account?",
  "index.how_title": "Come funziona",
  "index.how_1_title": "Di’ chi sei",
  "index.how_1_text": "Un nome, qualche riga, le foto se vuoi. Puoi cambiare tutto anche dopo.",
  "index.how_2_title": "Guardati intorno",
  "index.how_2_text":
    "Cerca per luogo, età e interessi. Se i profili sono pochi, la pagina ti dice quale criterio ne esclude di più.",
  "index.how_3_title": "Scrivi",
  "index.how_3_text": "Basta una bella riga. Rispondi quando ti va, o non rispondere affatto.",
  "index.safety_title": "Al sicuro e con discrezione",
  "index.safety_1":
    "Puoi bloccare o segnalare chiunque, dal profilo e dalla conversazione. Ogni segnalazione la legge una persona.",
  "index.safety_2": "Nessuno sa dove sei: gli altri vedono al massimo la tua città o regione.",
  "index.safety_3": "Il tuo profilo si vede su {{brand}} e su nessun altro sito.",
  "index.safety_4": "L’oggetto di una mail non dice mai da che tipo di sito arriva.",
  "index.prices_title": "Quanto costa",
  "index.prices_free": "Iscriversi, cercare, mettere like e leggere è gratis.",
  "index.prices_paid": "Quando scrivere costa qualcosa, il prezzo è accanto al pulsante, prima dell’invio.",
  "index.prices_back": "Hai 14 giorni per restituire quello che non hai usato.",
  "index.prices_none": "E anche tutto il resto.",
  "index.prices_link": "Tutti i prezzi",
  "index.questions_title": "Domande frequenti",
  "index.question_1": "Chi c’è qui?",
  "index.answer_1":
    "Solo adulti. Alcuni profili possono essere inventati: in quel caso c’è scritto chiaramente, e scrivere loro non costa niente.",
  "index.question_2": "Chi vede il mio profilo?",
  "index.answer_2": "Decidi tu: solo gli iscritti, anche i visitatori, o nessuno per un po’.",
  "index.question_3": "Come faccio ad andarmene?",
  "index.answer_3":
    "Da una pagina delle tue impostazioni, senza dare un motivo. Il profilo sparisce subito, e qualche giorno dopo anche ciò che hai scritto.",
  "index.questions_more": "Altre domande",
} satisfies Translation<typeof en, "it">;
