import type en from "../en/niches";
import type { Translation } from "../translation";

export default {
  "she-index.headline": "Sie gibt den Ton an.",
  "she-index.promise": "Hier sagen Frauen, was sie wollen. Und genau das macht den Reiz aus.",
  "she-index.point_1_title": "Du weißt, wer echt ist",
  "she-index.point_1_text":
    "Bei erfundenen Profilen steht das überall dabei, und Schreiben kostet dort nichts. In allen anderen Chats reden einfach zwei Menschen.",
  "she-index.point_2_title": "Erst mal reden",
  "she-index.point_2_text": "Hier wird niemand weggewischt. Lies, was sie schreibt, und geh darauf ein.",
  "she-index.point_3_title": "Nein ist eine Antwort",
  "she-index.point_3_text": "Klare Worte sind willkommen, deine auch. Niemand schuldet irgendwem eine Antwort.",
  "she-signup.title": "Komm rein",
  "she-signup.lead": "E-Mail-Adresse, Name, Passwort. Was du danach erzählst, liegt bei dir.",
  "she-home.greeting": "Wie schön, dich zu sehen, {{name}}",
  "she-home.new_people": "Neu hier und einen Blick wert",
  "she-chats.no_messages_text": "Lies das Profil von {{name}} und fang mit etwas an, das nur von dir kommen kann.",

  "bdsm-index.headline": "Erst Vertrauen. Dann alles andere.",
  "bdsm-index.promise":
    "Triff Erwachsene, die wissen, was sie mögen, es aussprechen und eine Grenze so ernst nehmen wie einen Wunsch.",
  "bdsm-index.point_1_title": "Einvernehmen, klar gesagt",
  "bdsm-index.point_1_text":
    "Redet, bevor ihr euch trefft: über Wünsche, Grenzen und das Danach. Genau da beginnt hier das Knistern.",
  "bdsm-index.point_2_title": "Du weißt, wer echt ist",
  "bdsm-index.point_2_text":
    "Erfundene Profile sind überall in Worten gekennzeichnet, ihnen zu schreiben kostet nichts. Masken trägt hier nur, wer mag.",
  "bdsm-index.point_3_title": "So diskret, wie du willst",
  "bdsm-index.point_3_text":
    "Ein Spitzname genügt. Du entscheidest, was du zeigst, wem du schreibst und wann du gehst.",
  "bdsm-signup.title": "Zu deinen Bedingungen",
  "bdsm-signup.lead": "E-Mail-Adresse, Spitzname, Passwort. Ab da ziehst du die Grenzen.",
  "bdsm-home.greeting": "Willkommen, {{name}}",
  "bdsm-home.new_people": "Menschen, die deine Sprache sprechen",
  "bdsm-profile.looking_for": "Wonach ich mich sehne und wo Schluss ist",
  "bdsm-profile.personal_hint":
    "Was reizt dich, was gibt dir Halt, was kommt nie infrage? Bitte keine Telefonnummern oder Adressen.",
  "bdsm-chats.no_messages_text": "Fang mit einer Frage an. {{name}} sagt dir, wo die Grenzen liegen.",

  "bbw-index.headline": "Mehr zum Lieben. Nichts zu verstecken.",
  "bbw-index.promise":
    "Mollige Frauen und Menschen, die genau das hinreißend finden: mit allen Kurven, mit Witz, ganz und gar.",
  "bbw-index.point_1_title": "Komm, wie du bist",
  "bbw-index.point_1_text": "Vorteilhafte Winkel kannst du dir sparen. Hier sucht man dich, nicht weniger von dir.",
  "bbw-index.point_2_title": "Du weißt, wer echt ist",
  "bbw-index.point_2_text":
    "Bei erfundenen Profilen steht das überall dabei, und Schreiben kostet dort nichts. Alle anderen sind echte Menschen.",
  "bbw-index.point_3_title": "Nett oder gar nicht",
  "bbw-index.point_3_text": "Komplimente sind willkommen, Sprüche nicht. Antworten musst du auf beides nicht.",
  "bbw-signup.title": "Hier ist Platz für dich",
  "bbw-signup.lead": "E-Mail-Adresse, Name, Passwort. Du bist herzlich willkommen.",
  "bbw-home.greeting": "Wie gut, dass du da bist, {{name}}",
  "bbw-home.new_people": "Menschen zum Schwärmen",

  "gilf-index.headline": "Die besten Geschichten kommen noch.",
  "gilf-index.promise":
    "Frauen, die viel erlebt haben und große Lust auf das haben, was noch kommt. Triff jemanden, der das zu schätzen weiß.",
  "gilf-index.point_1_title": "Alter ist ein Vorteil",
  "gilf-index.point_1_text":
    "Du weißt, was dir guttut und was du nicht mehr brauchst. Da redet es sich gleich schöner.",
  "gilf-index.point_2_title": "Ruhig und übersichtlich",
  "gilf-index.point_2_text": "Keine blinkenden Herzen, keine Eile. Lies, denk nach und lass dir alle Zeit der Welt.",
  "gilf-index.point_3_title": "Du weißt, wer echt ist",
  "gilf-index.point_3_text":
    "Bei erfundenen Profilen steht das überall dabei, und Schreiben kostet dort nichts. Und: Schick nie Geld an jemanden, den du noch nicht getroffen hast.",
  "gilf-signup.title": "Fang etwas Neues an",
  "gilf-signup.lead": "E-Mail-Adresse, Name, Passwort. Mit dem Rest eilt es nicht.",
  "gilf-home.greeting": "Wie schön, dich zu sehen, {{name}}",
  "gilf-home.new_people": "Menschen, die etwas zu erzählen haben",

  "milf-index.headline": "Volle Tage. Abende für dich.",
  "milf-index.promise": "Selbstbewusste Frauen mitten im Leben und Menschen, die genau das unwiderstehlich finden.",
  "milf-index.point_1_title": "Passt in volle Kalender",
  "milf-index.point_1_text":
    "Schreib, wenn im Haus Ruhe ist. Ein Chat wartet hier auf dich und läuft dir nicht hinterher.",
  "milf-index.point_2_title": "Du weißt, wer echt ist",
  "milf-index.point_2_text":
    "Bei erfundenen Profilen steht das überall dabei, und Schreiben kostet dort nichts. Alle anderen sind echte Menschen.",
  "milf-index.point_3_title": "Dein Leben bleibt deins",
  "milf-index.point_3_text":
    "Ein Spitzname reicht, und nur dein Wohnort ist zu sehen. Erzähl mehr, wenn es sich richtig anfühlt.",
  "milf-signup.title": "Zeit für dich",
  "milf-signup.lead": "E-Mail-Adresse, Name, Passwort. Fertig, bevor der Tee kalt ist.",
  "milf-home.greeting": "Endlich ein Moment für dich, {{name}}",
  "milf-home.new_people": "Menschen für einen schönen Abend",

  "gay-index.headline": "Männer, die auf Männer stehen. So einfach ist das.",
  "gay-index.promise":
    "Für heute Nacht, fürs Wochenende oder für immer: Sag, was du suchst, und triff Männer, die das auch tun.",
  "gay-index.point_1_title": "Klare Ansage",
  "gay-index.point_1_text": "Liebe, ein Date oder irgendwas dazwischen? Schreib es hin, dann muss niemand raten.",
  "gay-index.point_2_title": "Du weißt, wer echt ist",
  "gay-index.point_2_text":
    "Bei erfundenen Profilen steht das überall dabei, und Schreiben kostet dort nichts. Alle anderen sind echte Menschen.",
  "gay-index.point_3_title": "So offen, wie du willst",
  "gay-index.point_3_text": "Spitzname und Wohnort reichen. Wer mehr erfährt, entscheidest du.",
  "gay-signup.title": "Komm zu den Männern von {{brand}}",
  "gay-signup.lead": "E-Mail-Adresse, Name, Passwort. Danach wird geredet.",
  "gay-home.greeting": "Hey {{name}}, schön, dich zu sehen",
  "gay-home.new_people": "Männer für dich",
  "gay-index.members_title": "Männer, die du kennenlernen könntest",
} satisfies Translation<typeof en, "de">;
