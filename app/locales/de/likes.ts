import type en from "../en/likes";
import type { Translation } from "../translation";

export default {
  "likes.title": "Likes",
  "likes.received": "Mögen dich",
  "likes.given": "Magst du",
  "likes.mutual": "Matches",
  "likes.visitors": "Besuche",
  "likes.like": "Liken",
  "likes.like_name": "{{name}} liken",
  "likes.unlike": "Like zurücknehmen",
  "likes.liked": "Gelikt",
  "likes.new": "Neu",
  "likes.see_all": "Alle als gesehen markieren",
  "likes.all_seen": "Du hast alle Likes gesehen.",
  "likes.mutual_note": "Du und {{name}} mögt euch.",
  "likes.received.empty_title": "Noch niemand",
  "likes.received.empty_text":
    "Wer Likes verteilt, bekommt oft welche zurück. Ein Foto und ein paar Zeilen helfen auch.",
  "likes.given.empty_title": "Du hast noch niemanden gelikt",
  "likes.given.empty_text": "Gefällt dir jemand? Tipp auf das Herz, dann weiß die Person Bescheid.",
  "likes.mutual.empty_title": "Noch keine Matches",
  "likes.mutual.empty_text": "Sobald ein Like erwidert wird, siehst du es hier.",
  "likes.visitors.empty_title": "Noch kein Besuch",
  "likes.visitors.empty_text": "Wer dein Profil öffnet, taucht hier auf.",
  "likes.empty_action": "Leute suchen",

  "likes.self": "Schön, dass du dich magst, aber dein eigenes Profil kannst du nicht liken",
  "likes.too_many": "Das sind viele Likes auf einmal. In {{minutes}} Min. kannst du weitermachen.",
  "likes.locked_title": "Wer dich besucht, siehst du mit Premium",
  "likes.locked_text": "Wir verstecken nichts, um dich zu locken: Vielleicht war jemand da, vielleicht niemand.",
  "likes.locked_action": "Mehr über Premium",
} satisfies Translation<typeof en, "de">;
