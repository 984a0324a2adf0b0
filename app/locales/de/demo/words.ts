import type { PeopleWords } from "../../demo";

const men = [
  "Seit Jahren geoutet und fertig mit dem Versteckspiel.",
  "Irgendwo zwischen durchtanzter Nacht und ruhigem Sonntag zu zweit.",
  "Ich mag Männer, die gern lachen und meinen, was sie sagen.",
  "Freunde nennen mich den Ruhigen. Die Tanzfläche weiß es besser.",
];
const kink = [
  "Über Grenzen rede ich zuerst; dort fängt Vertrauen an.",
  "Neugierig, achtsam und sehr klar darin, was ein Ja bedeutet.",
  "Was ich suche, braucht Zeit, Vertrauen und vorher ein gutes Gespräch.",
  "Respekt kommt vor jedem Spiel und bleibt danach.",
];

export default {
  personal: {
    openings: [
      "Hallo, und schön, dass du hier vorbeischaust.",
      "Ich weiß nie, wie man so etwas anfängt, also mit der Wahrheit.",
      "Drei Worte meiner Freunde: herzlich, eigensinnig, lustig.",
      "Eine Freundin hat mich dazu überredet, und inzwischen bin ich froh darüber.",
      "Ich höre gut zu und koche schlecht. Am Zweiten arbeite ich.",
      "Reden fällt mir leicht, sobald der Kaffee auf dem Tisch steht.",
      "Schreiben ist nicht meine Stärke, am Tisch gegenüber bin ich besser.",
      "Ich glaube an gute Manieren und schlechte Witze.",
    ],
    days: [
      "Meine Woche ist voll, mein Wochenende nicht, und das darf sich gern ändern.",
      "Ich arbeite den ganzen Tag mit Menschen und mag sie abends immer noch.",
      "Ich arbeite zu Hause, ein Grund zum Ausgehen kommt mir also gelegen.",
      "Nach ein paar Jahren allein weiß ich, was mir guttut und was mir fehlt.",
      "Meine Wohnung ist klein, voller Bücher und nie ganz aufgeräumt.",
      "Seit zwei Jahren wohne ich hier und entdecke immer noch neue Straßen.",
      "Ich wohne bei einer Katze, die mich freundlicherweise duldet.",
      "Der Schichtdienst schenkt mir freie Vormittage, und die liebe ich inzwischen.",
    ],
    laterDays: [
      "Die Kinder sind längst aus dem Haus, und ich habe wieder Zeit.",
      "Ich arbeite weniger als früher und genieße es mehr.",
      "Ich verschiebe nichts mehr auf später. Jetzt ist später.",
      "Ein Garten, ein paar gute Freunde und ein Kalender mit Platz.",
    ],
    pleasures: [
      "Ein Wochenmarkt, ein voller Korb und niemand in Eile: mein Samstag.",
      "Lange Wege am Wasser machen mir den Kopf frei, bei jedem Wetter.",
      "Für Livemusik in einem kleinen Raum lasse ich alles stehen.",
      "Alte Filme, eine Decke und etwas Gutes zu essen: Das ist für mich Luxus.",
      "Am liebsten sitze ich im Zug, mit einem Buch und ohne Plan.",
      "Ich tanze in der Küche und manchmal auch woanders.",
      "Ein Kreuzworträtsel, eine Kanne Tee und Regen am Fenster: perfekt.",
      "Zweimal die Woche gehe ich schwimmen und rede viel zu oft davon.",
      "Ich sammle Rezepte, und ab und zu koche ich sogar eins.",
      "Ein Museum an einem Wochentag ist das bestgehütete Geheimnis, das ich kenne.",
    ],
    closings: [
      "Erzähl mir, worüber du heute gelacht hast.",
      "Wenn du bis hierher gelesen hast, sag Hallo.",
      "Frag mich nach meinem schlimmsten Urlaub.",
      "Ich antworte allen, die mehr als ein Wort schreiben.",
      "Mal sehen, wohin ein gutes Gespräch führt.",
      "Erst ein Kaffee, dann wissen wir mehr.",
    ],
  },
  lookingFor: {
    company: [
      "Jemanden für die schönen Abende und ein paar von den gewöhnlichen.",
      "Ein echtes Gespräch und dann vielleicht ein Essen, das zu lange dauert.",
      "Erst einmal gute Gesellschaft. Der Rest kommt vielleicht von selbst.",
      "Einen Menschen, der sich in der eigenen Haut wohlfühlt.",
      "Etwas Leichtes, das wachsen darf.",
      "Jemanden mit Zeit, Humor und ein wenig Mut.",
      "Jemanden in der Nähe, damit Spontanes möglich bleibt.",
      "Anziehung, Ehrlichkeit und zwei, die über dasselbe lachen.",
    ],
    wishes: [
      "Sag bitte ehrlich, was du willst; ich tue es auch.",
      "Lieber langsam als zweimal.",
      "Freundlichkeit ist nicht verhandelbar.",
      "Keine Spielchen, außer denen, die wir vereinbaren.",
      "Entfernung ist in Ordnung, solange die Züge fahren.",
      "Wie wir es nennen, sehen wir später.",
    ],
  },
  flavours: {
    2: {
      sought: [
        "Ich bestimme das Tempo, und ich sage es freundlich.",
        "Ich weiß, was ich will, und kann es auch sagen.",
        "Den ersten Schritt mache ich gern selbst. Manchmal lasse ich mich überraschen.",
      ],
      seekers: [
        "Ich mag Frauen, die wissen, was sie wollen, und es sagen.",
        "Das Tempo darfst du bestimmen; ich habe Geduld.",
        "Eine Frau mit eigenem Kopf ist die beste Gesellschaft.",
      ],
    },
    3: { sought: kink, seekers: kink },
    4: {
      sought: [
        "Ich habe Kurven, und für gutes Essen entschuldige ich mich nicht mehr.",
        "Volle Figur, volles Lachen. Ich gebe beides nicht her.",
        "Ich ziehe mich für mich selbst an, in Farbe, und es steht mir.",
      ],
      seekers: [
        "Kurven haben mir schon immer den Kopf verdreht, und das sage ich gern.",
        "Ich mag Frauen, die das Leben genießen, Nachtisch inbegriffen.",
        "Weiche Formen und ein scharfer Verstand: meine Schwäche.",
      ],
    },
    5: {
      sought: [
        "Jede Falte ist verdient, die meisten durch Lachen.",
        "Mein Alter ist kein Geheimnis, meine Lebenslust auch nicht.",
        "Beweisen muss ich nichts mehr, erleben will ich noch viel.",
      ],
      seekers: [
        "Frauen mit ein paar Jahrzehnten voller Geschichten reizen mich am meisten.",
        "Bei Frauen, die etwas vom Leben gesehen haben, fühle ich mich zu Hause.",
        "Erfahrung ist schön, und ich höre ihr gern zu.",
      ],
    },
    6: {
      sought: [
        "Mitten im Leben, und jedes Jahr besser darin.",
        "Ich habe einen Beruf, Humor und den Freitagabend für mich.",
        "Ich kenne mich inzwischen ganz gut, und das ist ein Vergnügen.",
      ],
      seekers: [
        "Frauen, die sich selbst kennen, sind einfach die beste Gesellschaft.",
        "Eine erwachsene Frau, die über sich lachen kann, hat mich sofort.",
        "Ich mag Selbstbewusstsein, etwas Übermut und gute Gespräche.",
      ],
    },
    7: { sought: men, seekers: men },
  },
  answers: {
    sunday: [
      "Kaffee im Bett, ein langer Spaziergang und Suppe auf dem Herd.",
      "Früh auf den Flohmarkt, spät aufs Sofa.",
    ],
    dish: ["Lasagne, für mindestens sechs Leute.", "Pfannkuchen. Alles andere ist Übung."],
    small: ["Jemand hält die Tür auf und lächelt.", "Die erste Sonne auf dem Balkon."],
    together: [
      "Auf ein Konzert gehen, von einer Band, die wir beide nicht kennen.",
      "Uns in einer Stadt verlaufen, mit Absicht.",
    ],
  },
  dialogues: [
    [
      "Hallo! Du siehst aus, als wüsstest du, wo man gut isst. Stimmt das?",
      "Erwischt. Am Bahnhof gibt es ein winziges Lokal, das kaum jemand kennt. Mehr schreibe ich nicht.",
      "Ein Geheimnis also. Was muss ich tun, um es zu hören?",
      "Nett fragen. Die Hälfte hast du schon geschafft.",
    ],
    [
      "Dein Profil gefällt mir. Es klingt nach einem Menschen und nicht nach Werbung.",
      "Das ist vielleicht das Netteste, was mir hier jemand gesagt hat. Danke!",
      "Wie läuft deine Woche?",
      "Voll bis Donnerstag und dann wunderbar leer. Und deine?",
      "Genau umgekehrt. Suchen wir den Tag dazwischen?",
    ],
    [
      "Zuerst die wichtige Frage: Meer oder Berge?",
      "Meer. In der Nebensaison, mit dickem Pullover und leerem Strand.",
      "Richtige Antwort. Ich bringe die Thermoskanne mit.",
    ],
    [
      "Guten Abend! Was hörst du gerade?",
      "Heute zum dritten Mal dieselbe alte Platte. Lachen ist erlaubt.",
      "Über Platten lache ich nie. Welche?",
      "Das erzähle ich beim Kaffee. Es klingt besser, als es sich liest.",
    ],
    [
      "Ich fange immer mit dem Wetter an und weiß dann nicht weiter. Also heute ohne Wetter.",
      "Einverstanden. Was gab es dafür zum Abendessen?",
      "Nudeln bei Kerzenschein. Die Lampe in der Küche ist kaputt.",
    ],
    [
      "Bist du schon lange hier? Das ist meine erste Woche, und ich bin noch etwas schüchtern.",
      "Ein paar Monate. Schreib denen, deren Texte du magst, das ist der ganze Trick.",
      "Dann habe ich es wohl richtig gemacht.",
      "Hast du. Was hat dich hergeführt?",
    ],
    [
      "Am Samstag gehe ich auf dieses Straßenfest. Kennst du es?",
      "Jedes Jahr! Die beste Bühne ist die kleine hinter der Kirche.",
      "Dann weiß ich, wo ich um acht bin.",
      "Mit etwas Glück bin ich auch da.",
    ],
  ],
} satisfies PeopleWords;
