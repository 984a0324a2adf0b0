import type en from "../en/likes";
import type { Translation } from "../translation";

export default {
  "likes.title": "Likes",
  "likes.received": "Vinden jou leuk",
  "likes.given": "Vind jij leuk",
  "likes.mutual": "Matches",
  "likes.visitors": "Bezoekers",
  "likes.like": "Leuk vinden",
  "likes.like_name": "{{name}} leuk vinden",
  "likes.unlike": "Niet meer leuk vinden",
  "likes.liked": "Leuk gevonden",
  "likes.new": "Nieuw",
  "likes.see_all": "Alles als gezien markeren",
  "likes.all_seen": "Je hebt al je likes gezien.",
  "likes.mutual_note": "{{name}} en jij vinden elkaar leuk.",
  "likes.received.empty_title": "Nog niemand",
  "likes.received.empty_text": "Wie likes geeft, krijgt er vaak ook terug. Een foto en een paar zinnen helpen mee.",
  "likes.given.empty_title": "Je hebt nog niemand geliket",
  "likes.given.empty_text": "Iemand gezien die je bevalt? Tik op het hartje. Dan weet die het ook.",
  "likes.mutual.empty_title": "Nog geen matches",
  "likes.mutual.empty_text": "Zodra iemand die jij leuk vindt jou ook leuk vindt, staat het hier.",
  "likes.visitors.empty_title": "Nog geen bezoekers",
  "likes.visitors.empty_text": "Wie je profiel opent, verschijnt hier.",
  "likes.empty_action": "Mensen zoeken",

  "likes.self": "Leuk bedacht, maar je kunt je eigen profiel niet liken",
  "likes.too_many": "Dat zijn veel likes in één keer. Over {{minutes}} min. kun je verder.",
  "likes.locked_title": "Met premium zie je wie jou heeft bezocht",
  "likes.locked_text": "We verstoppen niets om je te lokken: misschien is er iemand, misschien niet.",
  "likes.locked_action": "Meer over premium",
} satisfies Translation<typeof en, "nl">;
