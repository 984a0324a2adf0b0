import type { PeopleWords } from "../../demo";

const men = [
  "Fuera del armario desde hace años y sin ganas de esconder nada.",
  "En algún punto entre una noche de baile y un domingo tranquilo con un solo hombre.",
  "Me gustan los hombres que ríen con facilidad y dicen lo que piensan.",
  "Mis amigos me llaman el tranquilo. La pista de baile sabe la verdad.",
];
const kink = [
  "De los límites hablo antes que de nada; ahí empieza la confianza.",
  "Curiosidad, cuidado y una idea muy clara de lo que significa un sí.",
  "Lo que busco pide tiempo, confianza y primero una buena conversación.",
  "El respeto va antes de cada juego y se queda después.",
];

export default {
  personal: {
    openings: [
      "Hola, y gracias por detenerte aquí.",
      "Nunca sé cómo se empieza, así que empiezo por la verdad.",
      "Tres cosas que dicen de mí: calidez, terquedad y buen humor.",
      "Una amiga insistió en que probara, y de momento le doy la razón.",
      "Escucho bien y cocino mal. Lo segundo va mejorando.",
      "Hablar me resulta fácil en cuanto hay café en la mesa.",
      "Escribir no es lo mío; en persona gano bastante.",
      "Creo en los buenos modales y en los chistes malos.",
    ],
    days: [
      "Mis semanas están llenas, mis fines de semana no tanto, y me gustaría cambiarlo.",
      "Trabajo con gente todo el día y por la noche me sigue gustando la gente.",
      "Trabajo en casa, así que cualquier motivo para salir es bienvenido.",
      "Tras unos años por mi cuenta sé lo que me gusta y lo que echo de menos.",
      "Mi piso es pequeño, está lleno de libros y nunca del todo en orden.",
      "Llevo dos años viviendo aquí y todavía descubro calles.",
      "Comparto casa con un gato que la considera suya.",
      "Los turnos me regalan mañanas libres y les he tomado cariño.",
    ],
    laterDays: [
      "Los hijos hace tiempo que tienen su casa, y yo vuelvo a tener tiempo.",
      "Trabajo menos que antes y lo disfruto más.",
      "Ya no dejo nada para más tarde. Más tarde es ahora.",
      "Un jardín, unos pocos amigos de verdad y una agenda con huecos.",
    ],
    pleasures: [
      "Un mercado el sábado, la cesta llena y nadie con prisa: no pido más.",
      "Caminar mucho rato junto al agua me despeja, haga el tiempo que haga.",
      "A la música en directo en una sala pequeña nunca digo que no.",
      "Cine clásico, una manta y algo rico para comer: eso es lujo.",
      "Nada me hace tan feliz como un tren, un libro y ningún plan.",
      "Bailo en la cocina, y a veces también fuera de ella.",
      "Un crucigrama, una tetera y la lluvia en la ventana: perfecto.",
      "Nado dos veces por semana y hablo de ello demasiado.",
      "Colecciono recetas, y de vez en cuando hasta pruebo una.",
      "Un museo una tarde entre semana es el secreto mejor guardado que conozco.",
    ],
    closings: [
      "Cuéntame qué te ha hecho sonreír hoy.",
      "Si has leído hasta aquí, saluda.",
      "Pregúntame por las peores vacaciones de mi vida.",
      "Contesto a quien escribe más de una palabra.",
      "Veamos adónde lleva una buena conversación.",
      "Primero un café, luego ya se verá.",
    ],
  },
  lookingFor: {
    company: [
      "Alguien con quien compartir las noches buenas y algunas de las normales.",
      "Una conversación de verdad, y luego quizá una cena que se alargue demasiado.",
      "Primero buena compañía. Lo demás quizá venga solo.",
      "Una persona que se sienta a gusto consigo misma.",
      "Algo ligero que pueda crecer.",
      "Alguien con tiempo, humor y un poco de valor.",
      "Alguien de por aquí, para que quepa la improvisación.",
      "Atracción, sinceridad y reírnos de las mismas cosas.",
    ],
    wishes: [
      "Dime con sinceridad lo que quieres; yo haré lo mismo.",
      "Mejor despacio que dos veces.",
      "La amabilidad no se negocia.",
      "Sin juegos, salvo los que acordemos.",
      "La distancia no importa mientras haya trenes.",
      "Cómo llamarlo, lo decidimos después.",
    ],
  },
  flavours: {
    2: {
      sought: [
        "El ritmo lo marco yo, y lo digo con cariño.",
        "Sé lo que quiero y me atrevo a pedirlo.",
        "Me gusta dar el primer paso. A veces me gusta la sorpresa.",
      ],
      seekers: [
        "Me gustan las mujeres que saben lo que quieren y lo dicen.",
        "El ritmo lo puedes marcar tú; paciencia no me falta.",
        "Una mujer con ideas propias es la mejor compañía.",
      ],
    },
    3: { sought: kink, seekers: kink },
    4: {
      sought: [
        "Tengo curvas, y ya no pido perdón por disfrutar de la mesa.",
        "Figura rotunda y risa rotunda. No cambio ninguna de las dos.",
        "Me visto para mí, de colores, y me sienta bien.",
      ],
      seekers: [
        "Las curvas siempre me han hecho girar la cabeza, y lo digo con gusto.",
        "Me gustan las mujeres que disfrutan de la vida, postre incluido.",
        "Formas suaves y mente afilada: ahí está mi debilidad.",
      ],
    },
    5: {
      sought: [
        "Cada arruga me la he ganado, casi todas riendo.",
        "Mi edad no es un secreto, y mis ganas de vivir tampoco.",
        "Ya no tengo nada que demostrar y sí mucho que disfrutar.",
      ],
      seekers: [
        "Las mujeres con unas cuantas décadas de historias me fascinan.",
        "Con mujeres que han vivido me siento en casa.",
        "La experiencia es hermosa, y me gusta escucharla.",
      ],
    },
    6: {
      sought: [
        "En mitad de la vida, y cada año se me da mejor.",
        "Tengo trabajo, sentido del humor y los viernes por la noche para mí.",
        "A estas alturas me conozco bien, y es un placer.",
      ],
      seekers: [
        "Las mujeres que se conocen son, sencillamente, la mejor compañía.",
        "Una mujer madura que se ríe de sí misma me gana enseguida.",
        "Me gustan la seguridad, un poco de picardía y la buena conversación.",
      ],
    },
    7: { sought: men, seekers: men },
  },
  answers: {
    sunday: ["Café en la cama, un paseo largo y sopa en el fuego.", "El rastro temprano, el sofá tarde."],
    dish: ["Lasaña, para seis personas por lo menos.", "Tortitas. Lo demás es práctica."],
    small: ["Alguien que sujeta la puerta y sonríe.", "El primer sol en el balcón."],
    together: ["Un concierto de un grupo que no conozcamos ni tú ni yo.", "Perdernos en una ciudad, a propósito."],
  },
  dialogues: [
    [
      "¡Hola! Tienes pinta de saber dónde se come bien. ¿Me equivoco?",
      "Para nada. Junto a la estación hay un sitio diminuto que casi nadie conoce. No escribo más.",
      "Un secreto, entonces. ¿Qué tengo que hacer para saberlo?",
      "Pedirlo con cariño. Ya tienes medio camino hecho.",
    ],
    [
      "Me gusta tu perfil. Suena a persona y no a anuncio.",
      "Quizá sea lo más bonito que me han dicho aquí. ¡Gracias!",
      "¿Qué tal va tu semana?",
      "Llena hasta el jueves, y luego maravillosamente vacía. ¿Y la tuya?",
      "Justo al revés. ¿Buscamos el día de en medio?",
    ],
    [
      "Primero la pregunta importante: ¿mar o montaña?",
      "Mar. Fuera de temporada, con un jersey gordo y la playa vacía.",
      "Respuesta correcta. Yo llevo el termo.",
    ],
    [
      "¡Buenas noches! ¿Qué estás escuchando últimamente?",
      "El mismo disco viejo por tercera vez hoy. Puedes reírte.",
      "De los discos no me río nunca. ¿Cuál?",
      "Te lo cuento con un café. Suena mejor de lo que se lee.",
    ],
    [
      "Siempre empiezo por el tiempo y luego no sé qué decir. Así que hoy, sin tiempo.",
      "Me parece bien. ¿Y qué has cenado?",
      "Pasta a la luz de las velas. Se ha fundido la bombilla de la cocina.",
    ],
    [
      "¿Llevas mucho por aquí? Es mi primera semana y todavía me da un poco de vergüenza.",
      "Unos meses. Escribe a quien tenga un texto que te guste, ese es todo el truco.",
      "Entonces parece que lo he hecho bien.",
      "Muy bien. ¿Qué te trae por aquí?",
    ],
    [
      "El sábado voy a esas fiestas del barrio. ¿Las conoces?",
      "¡Voy todos los años! El mejor escenario es el pequeño, detrás de la iglesia.",
      "Entonces ya sé dónde estaré a las ocho.",
      "Con un poco de suerte, yo también.",
    ],
  ],
} satisfies PeopleWords;
