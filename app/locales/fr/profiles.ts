import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "Cette personne est introuvable",
  "profiles.premium_needed": "Cela fait partie de Premium",
  "profiles.care_account":
    "On dirait un numéro de compte bancaire. Toute personne qui voit ton profil peut le lire. Mieux vaut le dire dans une conversation, à quelqu’un en qui tu as confiance.",
  "profiles.care_phone":
    "On dirait un numéro de téléphone. Toute personne qui voit ton profil peut le lire. Mieux vaut le dire dans une conversation, à quelqu’un en qui tu as confiance.",
  "profiles.care_email":
    "On dirait une adresse e-mail. Toute personne qui voit ton profil peut le lire. Mieux vaut le dire dans une conversation, à quelqu’un en qui tu as confiance.",
  "profiles.care_link":
    "On dirait un lien. Toute personne qui voit ton profil peut le lire. Mieux vaut le dire dans une conversation, à quelqu’un en qui tu as confiance.",
  "profiles.care_handle":
    "On dirait un pseudo sur un autre site ou une autre appli. Toute personne qui voit ton profil peut le lire. Mieux vaut le dire dans une conversation, à quelqu’un en qui tu as confiance.",
  "profiles.care_address":
    "On dirait une adresse. Toute personne qui voit ton profil peut le lire. Mieux vaut le dire dans une conversation, à quelqu’un en qui tu as confiance.",
  "profiles.city_contact": "La ville seulement : tout le monde la voit",
} satisfies Translation<typeof en, "fr">;
