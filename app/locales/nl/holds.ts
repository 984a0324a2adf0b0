import type en from "../en/holds";
import type { Translation } from "../translation";

export default {
  "holds.title": "Je kunt nu geen berichten schrijven",
  "holds.held":
    "Je kunt alles lezen, maar {{period}} kun je geen berichten schrijven. De regel waar het om gaat: {{rule}} Wat we hebben gezien: {{facts}} Onder ‘Beslissingen en meldingen’ in je account kun je het opnieuw laten bekijken.",
  "holds.appeal": "Opnieuw laten bekijken",
} satisfies Translation<typeof en, "nl">;
