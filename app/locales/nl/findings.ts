import type en from "../en/findings";
import type { Translation } from "../translation";

export default {
  "findings.none": "In je eigen woorden, hieronder",
  "findings.own_words": "Meer, in je eigen woorden",
  "findings.own_words_hint": "Het lid leest dit zoals jij het schrijft. Zeg niets over wie het gemeld heeft.",
  "findings.language": "De taal van je eigen woorden",
  "findings.their_language": "{{language}}, zoals het lid het leest",
  "findings.in_language": "In de eigen woorden van de moderator, in het {{language}}: {{text}}",
  "findings.money": "Je hebt andere leden om geld, cadeaus of een investering gevraagd.",
  "findings.other_person": "Je foto’s of je gegevens zijn van iemand anders.",
  "findings.bulk": "Je hebt hetzelfde bericht gestuurd aan veel mensen die je niet hadden geantwoord.",
  "findings.advert": "Je profiel of je berichten maken ergens reclame voor.",
  "findings.insult": "Je hebt een ander lid beledigd, bedreigd of onder druk gezet.",
  "findings.unwanted": "Je bleef schrijven naar iemand die je had gevraagd te stoppen.",
  "findings.explicit": "Je hebt expliciete beelden of woorden gestuurd waar niemand om had gevraagd.",
  "findings.paid": "Je hebt gezelschap of seks voor geld aangeboden of gevraagd.",
  "findings.private": "Je hebt privégegevens, berichten of beelden van iemand anders doorgegeven.",
  "findings.hate": "Je hebt minachtend over mensen geschreven om wie ze zijn.",
  "findings.minor": "Iets wat je schreef zegt dat je jonger bent dan 18. Iedereen hier moet volwassen zijn.",
  "findings.of_rule": "{{rule}} – {{text}}",
  "findings.other_rule":
    "Deze bevinding hoort bij een andere regel: {{rules}}. Kies die, of zeg het in je eigen woorden.",
} satisfies Translation<typeof en, "nl">;
