import type en from "../en/index";
import type { Translation } from "../translation";

export default {
  "index.headline": "Für manche Menschen bleibt man gern länger wach.",
  "index.promise": "Schau dich um, like, wen du magst, und schreibt euch. Mit deinen Worten, in deinem Tempo.",
  "index.point_1_title": "Du weißt, wer echt ist",
  "index.point_1_text":
    "Bei erfundenen Profilen steht das dabei, in Worten, überall, wo sie auftauchen. Ihnen zu schreiben kostet nichts. Alle anderen sind echte Menschen.",
  "index.point_2_title": "Niemand drängelt",
  "index.point_2_text": "Keine Countdowns, keine falschen Likes. Wenn da steht, dass dich jemand mag, dann stimmt das.",
  "index.point_3_title": "Du bestimmst, was bleibt",
  "index.point_3_text": "Erzähl so viel oder so wenig, wie du willst. Wenn du gehst, nimmst du deine Worte mit.",
  "index.members_title": "Menschen, die du kennenlernen könntest",
  "index.login_prompt": "Schon dabei?",
  "index.how_title": "So funktioniert’s",
  "index.how_1_title": "Sag, wer du bist",
  "index.how_1_text": "Ein Name, ein paar Zeilen, Fotos, wenn du magst. Alles lässt sich später ändern.",
  "index.how_2_title": "Schau dich um",
  "index.how_2_text":
    "Such nach Ort, Alter und danach, was Leute gern machen. Passen nur wenige, sagt dir die Seite, welcher Wunsch die meisten ausschließt.",
  "index.how_3_title": "Schreib",
  "index.how_3_text": "Eine gute Zeile reicht. Antworte, wann du willst, oder gar nicht.",
  "index.safety_title": "Sicher und diskret",
  "index.safety_1":
    "Du kannst jede Person blockieren oder melden, im Profil wie im Chat. Jede Meldung liest ein Mensch.",
  "index.safety_2": "Niemand erfährt, wo du bist: Andere sehen höchstens deinen Ort oder deine Region.",
  "index.safety_3": "Dein Profil ist auf {{brand}} zu sehen und auf keiner anderen Seite.",
  "index.safety_4": "Im Betreff einer E-Mail steht nie, von was für einer Seite sie kommt.",
  "index.prices_title": "Was es kostet",
  "index.prices_free": "Mitmachen, Suchen, Liken und Lesen sind kostenlos.",
  "index.prices_paid": "Wo Schreiben etwas kostet, steht der Preis neben dem Knopf, bevor du sendest.",
  "index.prices_back": "Was du nicht genutzt hast, kannst du 14 Tage lang zurückgeben.",
  "index.prices_none": "Alles andere auch.",
  "index.prices_link": "Alle Preise",
  "index.questions_title": "Fragen",
  "index.question_1": "Wer ist hier?",
  "index.answer_1":
    "Nur Erwachsene. Manche Profile können erfunden sein: Dann steht das dabei, in Worten, und ihnen zu schreiben kostet nichts.",
  "index.question_2": "Wer sieht mein Profil?",
  "index.answer_2": "Das entscheidest du: nur Mitglieder, auch Besucher oder eine Weile niemand.",
  "index.question_3": "Wie komme ich wieder weg?",
  "index.answer_3":
    "Auf einer Seite deiner Einstellungen, ohne Angabe von Gründen. Dein Profil ist sofort weg, und ein paar Tage später auch, was du geschrieben hast.",
  "index.questions_more": "Mehr Fragen",
} satisfies Translation<typeof en, "de">;
