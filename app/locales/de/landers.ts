import type en from "../en/landers";
import type { Translation } from "../translation";

export default {
  "landers.begin": "Los geht’s",
  "landers.next":
    "Mitmachen kostet nichts. Danach kommen Name, Passwort und dein Geburtsdatum: Hier sind alle mindestens 18.",
  "landers.where": "Ich wohne in",
  "landers.whole_country": "Irgendwo in {{country}}",
  "landers.drawn": "Gezeichnet, nicht fotografiert: Diese Leute gibt es so nicht.",
  "landers.pause": "Film anhalten",
  "landers.play": "Film abspielen",
  "landers.points_title": "Worauf du dich verlassen kannst",
  "landers.video.title": "Jede Geschichte beginnt hier mit einer Zeile.",
  "landers.video.lead":
    "Jemand muss zuerst schreiben. Zum Anfangen genügt eine Adresse, und danach drängt dich niemand.",
  "landers.video.film":
    "Eine gezeichnete Straße in der Dämmerung: Ein Papierflieger fliegt von einem hellen Fenster zum anderen, und einer kommt zurück.",
  "landers.gallery.title": "Erst die Gesichter.",
  "landers.gallery.lead":
    "Schau dich um, bevor du etwas sagst. Auf {{brand}} zeigen sich die Leute so, wie sie gesehen werden wollen.",
  "landers.maplanding.title": "Wo sollen wir suchen?",
  "landers.maplanding.lead":
    "Wähl deine Region, dann kommen Leute von dort zuerst. Andere sehen deinen Ort oder deine Region, nie, wo du gerade bist.",
  "landers.maplanding.map":
    "{{country}}, aus Städten gezeichnet. Auf dieser Karte sind weder Menschen noch Standorte zu sehen.",
  "landers.alonetonight.title": "Heute Abend allein?",
  "landers.alonetonight.lead": "Ein guter Abend, um jemandem zu schreiben. Ein paar Fragen, eine nach der anderen.",
  "landers.alonetonight.who": "Wer bist du?",
  "landers.alonetonight.whom": "Wen möchtest du kennenlernen?",
  "landers.alonetonight.where": "Wo wohnst du ungefähr?",
  "landers.alonetonight.count": "Frage {{step}} von {{steps}}",
  "landers.alonetonight.next": "Weiter",
  "landers.alonetonight.back": "Zurück",
  "landers.iconslanding.title": "Was machst du gern?",
  "landers.iconslanding.lead":
    "Such dir ein paar Dinge aus. Sie kommen in dein Profil und machen die erste Zeile leicht.",
  "landers.iconslanding.legend": "Was dir Freude macht",
  "landers.iconslanding.chosen": "fürs Profil gewählt. Du kannst das später ändern.",
  "landers.socialnetwork.title": "Ein erster Blick hinein.",
  "landers.socialnetwork.lead":
    "So stellen sich die Leute hier vor: mit ein paar eigenen Worten und Platz für eine Antwort.",
  "landers.socialnetwork.feed": "Wie sich Leute vorstellen",
  "landers.socialnetwork.example": "Beispiel",
  "landers.socialnetwork.post_1": "Suche jemanden zum Kochen. Ich bringe den Wein mit, du den Appetit.",
  "landers.socialnetwork.post_2": "Sonntags geht’s ins Museum, danach gibt es Kuchen. Gesellschaft willkommen.",
  "landers.socialnetwork.post_3": "Ich bin die Person, die im Kino am lautesten lacht. Kommst du trotzdem mit?",
  "landers.collagelanding.title": "Lauter kleine Teile eines guten Abends.",
  "landers.collagelanding.lead":
    "Niemand passt in ein Formular. Fang mit einer Adresse an und erzähl den Rest mit deinen Worten.",
  "landers.collagelanding.scraps": "Woraus ein Abend besteht",
  "landers.collagelanding.scrap_1": "ein langer Heimweg",
  "landers.collagelanding.scrap_2": "noch eine Geschichte",
  "landers.collagelanding.scrap_3": "zu viel Nachtisch",
  "landers.collagelanding.scrap_4": "die letzte Bahn",
  "landers.transitionsvideolanding.title": "Lesen. Schreiben. Treffen.",
  "landers.transitionsvideolanding.lead": "Keine Spielchen dazwischen, und nichts, was dich drängt.",
  "landers.transitionsvideolanding.film":
    "Drei gezeichnete Szenen: ein Profil, ein Gespräch, zwei Menschen beim Kaffee.",
  "landers.transitionsvideolanding.scene_1": "Lies, wer jemand ist",
  "landers.transitionsvideolanding.scene_2": "Schreib, was nur du sagen würdest",
  "landers.transitionsvideolanding.scene_3": "Trefft euch, wenn ihr es beide wollt",
  "landers.landing.title": "Sag Hallo zu {{name}}.",
  "landers.landing.lead":
    "Erst deine E-Mail-Adresse, dann ein paar Fragen. Danach hast du das erste Wort: So läuft das auf {{brand}}.",
  "landers.landing2.title": "Lern {{name}} kennen.",
  "landers.landing2.lead": "Schreib die erste Zeile: Es beginnt mit deiner E-Mail-Adresse.",
  "landers.landing2.from": "Aus dem Profil von {{name}}",
  "landers.landing2.silent": "Dieses Blatt ist noch leer. Manche erzählen mehr, sobald man sie fragt.",
  "landers.landing3.title": "Ein Tisch für zwei: {{name}} und du?",
  "landers.landing3.lead":
    "Wähl aus, worüber du stundenlang reden könntest. Es kommt in dein Profil und macht die erste Zeile leichter.",
  "landers.landing3.you": "Du",
  "landers.landing3.topics": "Darüber könnte ich stundenlang reden",
} satisfies Translation<typeof en, "de">;
