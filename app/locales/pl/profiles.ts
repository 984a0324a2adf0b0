import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "Nie znaleźliśmy tej osoby",
  "profiles.premium_needed": "To należy do Premium",
  "profiles.care_account":
    "To wygląda na numer konta. Może to przeczytać każdy, kto widzi twój profil. Bezpieczniej jest podać to w rozmowie komuś, komu ufasz.",
  "profiles.care_phone":
    "To wygląda na numer telefonu. Może to przeczytać każdy, kto widzi twój profil. Bezpieczniej jest podać to w rozmowie komuś, komu ufasz.",
  "profiles.care_email":
    "To wygląda na adres e-mail. Może to przeczytać każdy, kto widzi twój profil. Bezpieczniej jest podać to w rozmowie komuś, komu ufasz.",
  "profiles.care_link":
    "To wygląda na link. Może to przeczytać każdy, kto widzi twój profil. Bezpieczniej jest podać to w rozmowie komuś, komu ufasz.",
  "profiles.care_handle":
    "To wygląda na nazwę użytkownika z innego serwisu. Może to przeczytać każdy, kto widzi twój profil. Bezpieczniej jest podać to w rozmowie komuś, komu ufasz.",
  "profiles.care_address":
    "To wygląda na adres. Może to przeczytać każdy, kto widzi twój profil. Bezpieczniej jest podać to w rozmowie komuś, komu ufasz.",
  "profiles.city_contact": "Tylko miejscowość: widzą ją wszyscy",
} satisfies Translation<typeof en, "pl">;
