import type { PeopleWords } from "../../demo";

const men = [
  "Dichiarato da anni, e senza più niente da nascondere.",
  "Da qualche parte tra una notte in pista e una domenica tranquilla in due.",
  "Mi piacciono gli uomini che ridono facilmente e pensano quello che dicono.",
  "Per gli amici sono quello calmo. La pista da ballo sa la verità.",
];
const kink = [
  "Dei limiti parlo prima di tutto il resto: è lì che comincia la fiducia.",
  "Curiosità, attenzione e un’idea molto chiara di che cosa vuol dire sì.",
  "Quello che cerco chiede tempo, fiducia e prima una bella conversazione.",
  "Il rispetto viene prima di ogni gioco, e resta anche dopo.",
];

export default {
  personal: {
    openings: [
      "Ciao, e grazie di fermarti qui.",
      "Non so mai come si comincia, quindi comincio dalla verità.",
      "Tre cose che dicono di me: calore, testardaggine, ironia.",
      "Un’amica ha insistito perché provassi, e per ora ha ragione lei.",
      "Ascolto bene e cucino male. Sulla seconda sto migliorando.",
      "Parlare mi viene facile, appena il caffè è in tavola.",
      "Scrivere non è il mio forte, a tavola rendo di più.",
      "Credo nelle buone maniere e nelle pessime battute.",
    ],
    days: [
      "Le mie settimane sono piene, i fine settimana meno, e vorrei cambiarlo.",
      "Lavoro con le persone tutto il giorno e la sera mi piacciono ancora.",
      "Lavoro da casa, quindi ogni motivo per uscire è benvenuto.",
      "Dopo qualche anno per conto mio so che cosa mi piace e che cosa mi manca.",
      "Il mio appartamento è piccolo, pieno di libri e mai del tutto in ordine.",
      "Vivo qui da due anni e scopro ancora strade nuove.",
      "Divido la casa con un gatto che la considera sua.",
      "I turni mi regalano mattine libere, e ormai ci tengo molto.",
    ],
    laterDays: [
      "I figli hanno da tempo la loro casa, e io ho di nuovo tempo.",
      "Lavoro meno di una volta e mi godo di più le giornate.",
      "Non rimando più niente a dopo. Dopo è adesso.",
      "Un orto, pochi amici veri e un’agenda con qualche spazio.",
    ],
    pleasures: [
      "Un mercato il sabato, la borsa piena e nessuna fretta: non chiedo altro.",
      "Camminare a lungo lungo l’acqua mi libera la testa, con qualsiasi tempo.",
      "Alla musica dal vivo in un posto piccolo non dico mai di no.",
      "Vecchi film, una coperta e qualcosa di buono da mangiare: il lusso è questo.",
      "Niente mi rende felice come un treno, un libro e nessun programma.",
      "Ballo in cucina, e qualche volta anche fuori.",
      "Un cruciverba, una teiera e la pioggia alla finestra: perfetto.",
      "Nuoto due volte alla settimana e ne parlo fin troppo.",
      "Colleziono ricette, e ogni tanto ne provo perfino una.",
      "Un museo in un pomeriggio feriale è il segreto meglio custodito che conosco.",
    ],
    closings: [
      "Raccontami che cosa ti ha fatto sorridere oggi.",
      "Se hai letto fin qui, un saluto è d’obbligo.",
      "Chiedimi della mia vacanza peggiore.",
      "Rispondo a chiunque scriva più di una parola.",
      "Vediamo dove porta una buona conversazione.",
      "Prima un caffè, poi si vedrà.",
    ],
  },
  lookingFor: {
    company: [
      "Qualcuno con cui dividere le belle serate, e qualcuna di quelle normali.",
      "Una conversazione vera, e poi magari una cena che non finisce più.",
      "Prima di tutto buona compagnia. Il resto forse viene da sé.",
      "Una persona che stia bene con se stessa.",
      "Qualcosa di leggero che possa crescere.",
      "Qualcuno con tempo, umorismo e un po’ di coraggio.",
      "Qualcuno non troppo lontano, così resta spazio per l’improvviso.",
      "Attrazione, sincerità, e ridere delle stesse cose.",
    ],
    wishes: [
      "Dimmi con sincerità che cosa vuoi; farò lo stesso.",
      "Meglio con calma che due volte.",
      "La gentilezza non si discute.",
      "Niente giochi, tranne quelli scelti insieme.",
      "La distanza va bene, finché passano i treni.",
      "Come chiamarlo, lo decideremo dopo.",
    ],
  },
  flavours: {
    2: {
      sought: [
        "Il ritmo lo decido io, e lo dico con garbo.",
        "So quello che voglio e non ho paura di chiederlo.",
        "Il primo passo mi piace farlo io. Ogni tanto mi piace la sorpresa.",
      ],
      seekers: [
        "Mi piacciono le donne che sanno quello che vogliono e lo dicono.",
        "Il ritmo puoi deciderlo tu; la pazienza non mi manca.",
        "Una donna che pensa con la sua testa è la compagnia migliore.",
      ],
    },
    3: { sought: kink, seekers: kink },
    4: {
      sought: [
        "Ho le mie curve, e non chiedo più scusa se amo la buona tavola.",
        "Forme piene e risata piena. Non cambierei né le une né l’altra.",
        "Mi vesto per me, a colori, e mi dona.",
      ],
      seekers: [
        "Le curve mi hanno sempre fatto girare la testa, e lo dico volentieri.",
        "Mi piacciono le donne che si godono la vita, dolce compreso.",
        "Forme morbide e mente acuta: ecco il mio punto debole.",
      ],
    },
    5: {
      sought: [
        "Ogni ruga me la sono guadagnata, quasi sempre ridendo.",
        "La mia età non è un segreto, e nemmeno la mia voglia di vivere.",
        "Non ho più niente da dimostrare e ancora molto da gustare.",
      ],
      seekers: [
        "Le donne con qualche decennio di storie mi affascinano più di tutte.",
        "Con le donne che hanno vissuto mi sento a casa.",
        "L’esperienza è bella, e mi piace ascoltarla.",
      ],
    },
    6: {
      sought: [
        "Nel mezzo della vita, e ogni anno va meglio.",
        "Ho un lavoro, senso dell’umorismo e il venerdì sera per me.",
        "Ormai mi conosco bene, ed è un piacere.",
      ],
      seekers: [
        "Le donne che si conoscono sono semplicemente la compagnia migliore.",
        "Una donna matura che ride di sé mi conquista subito.",
        "Mi piacciono la sicurezza, un po’ di malizia e le belle conversazioni.",
      ],
    },
    7: { sought: men, seekers: men },
  },
  answers: {
    sunday: [
      "Caffè a letto, una lunga passeggiata e la zuppa sul fuoco.",
      "Il mercatino la mattina presto, il divano la sera tardi.",
    ],
    dish: ["Le lasagne, per almeno sei persone.", "Le crêpes. Il resto è allenamento."],
    small: ["Qualcuno che tiene la porta e sorride.", "Il primo sole sul balcone."],
    together: ["Un concerto di un gruppo che non conosciamo né tu né io.", "Perderci in una città, apposta."],
  },
  dialogues: [
    [
      "Ciao! Hai l’aria di chi sa dove si mangia bene. Sbaglio?",
      "Lo ammetto. Vicino alla stazione c’è un posticino che non conosce quasi nessuno. Di più non scrivo.",
      "Un segreto, allora. Che cosa devo fare per saperlo?",
      "Chiederlo con gentilezza. Metà della strada è fatta.",
    ],
    [
      "Mi piace il tuo profilo. Sembra una persona e non una pubblicità.",
      "Forse è la cosa più gentile che mi abbiano detto qui. Grazie!",
      "Come va la settimana?",
      "Piena fino a giovedì, poi meravigliosamente vuota. La tua?",
      "Tutto il contrario. Cerchiamo il giorno in mezzo?",
    ],
    [
      "Prima la domanda importante: mare o montagna?",
      "Mare. Fuori stagione, con un maglione pesante e la spiaggia vuota.",
      "Risposta esatta. Il thermos lo porto io.",
    ],
    [
      "Buonasera! Che cosa ascolti in questo periodo?",
      "Lo stesso vecchio disco per la terza volta oggi. Puoi ridere.",
      "Dei dischi non rido mai. Quale?",
      "Te lo dico davanti a un caffè. Si ascolta meglio di come si legge.",
    ],
    [
      "Comincio sempre dal tempo che fa e poi non so più che dire. Quindi oggi niente meteo.",
      "Per me va bene. E a cena che cosa c’era?",
      "Pasta a lume di candela. Si è bruciata la lampadina in cucina.",
    ],
    [
      "Sei qui da molto? Per me è la prima settimana, e un po’ di timidezza si fa ancora sentire.",
      "Qualche mese. Scrivi a chi ha un testo che ti piace, il trucco è tutto lì.",
      "Allora ho fatto bene, a quanto pare.",
      "Benissimo. Che cosa ti porta qui?",
    ],
    [
      "Sabato vado a quella festa di quartiere. La conosci?",
      "Ci vado ogni anno! Il palco migliore è quello piccolo dietro la chiesa.",
      "Allora so dove sarò alle otto.",
      "Con un po’ di fortuna, anch’io.",
    ],
  ],
} satisfies PeopleWords;
