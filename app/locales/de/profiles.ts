import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "Dieses Profil konnten wir nicht finden",
  "profiles.premium_needed": "Das gehört zu Premium",
  "profiles.care_account":
    "Das sieht nach einer Kontonummer aus. Alle, die dein Profil sehen, können es lesen. Sicherer ist es, so etwas in einer Unterhaltung zu sagen, wenn du jemandem vertraust.",
  "profiles.care_phone":
    "Das sieht nach einer Telefonnummer aus. Alle, die dein Profil sehen, können es lesen. Sicherer ist es, so etwas in einer Unterhaltung zu sagen, wenn du jemandem vertraust.",
  "profiles.care_email":
    "Das sieht nach einer E-Mail-Adresse aus. Alle, die dein Profil sehen, können es lesen. Sicherer ist es, so etwas in einer Unterhaltung zu sagen, wenn du jemandem vertraust.",
  "profiles.care_link":
    "Das sieht nach einem Link aus. Alle, die dein Profil sehen, können es lesen. Sicherer ist es, so etwas in einer Unterhaltung zu sagen, wenn du jemandem vertraust.",
  "profiles.care_handle":
    "Das sieht nach einem Nutzernamen auf einer anderen Plattform aus. Alle, die dein Profil sehen, können es lesen. Sicherer ist es, so etwas in einer Unterhaltung zu sagen, wenn du jemandem vertraust.",
  "profiles.care_address":
    "Das sieht nach einer Adresse aus. Alle, die dein Profil sehen, können es lesen. Sicherer ist es, so etwas in einer Unterhaltung zu sagen, wenn du jemandem vertraust.",
  "profiles.city_contact": "Nur den Ort: Alle sehen ihn",
} satisfies Translation<typeof en, "de">;
