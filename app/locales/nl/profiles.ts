import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "We konden deze persoon niet vinden",
  "profiles.premium_needed": "Dit hoort bij premium",
  "profiles.care_account":
    "Dat lijkt op een rekeningnummer. Iedereen die je profiel ziet, kan het lezen. Het is veiliger om het in een gesprek te vertellen aan wie je vertrouwt.",
  "profiles.care_phone":
    "Dat lijkt op een telefoonnummer. Iedereen die je profiel ziet, kan het lezen. Het is veiliger om het in een gesprek te vertellen aan wie je vertrouwt.",
  "profiles.care_email":
    "Dat lijkt op een e-mailadres. Iedereen die je profiel ziet, kan het lezen. Het is veiliger om het in een gesprek te vertellen aan wie je vertrouwt.",
  "profiles.care_link":
    "Dat lijkt op een link. Iedereen die je profiel ziet, kan het lezen. Het is veiliger om het in een gesprek te vertellen aan wie je vertrouwt.",
  "profiles.care_handle":
    "Dat lijkt op een gebruikersnaam van een andere site of app. Iedereen die je profiel ziet, kan het lezen. Het is veiliger om het in een gesprek te vertellen aan wie je vertrouwt.",
  "profiles.care_address":
    "Dat lijkt op een adres. Iedereen die je profiel ziet, kan het lezen. Het is veiliger om het in een gesprek te vertellen aan wie je vertrouwt.",
  "profiles.city_contact": "Alleen de plaats: iedereen ziet het",
} satisfies Translation<typeof en, "nl">;
