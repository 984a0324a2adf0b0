import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "No hemos encontrado a esta persona",
  "profiles.premium_needed": "Esto forma parte de Premium",
  "profiles.care_account":
    "Parece una cuenta bancaria. Lo puede leer cualquiera que vea tu perfil. Es más seguro decirlo en una conversación a alguien de confianza.",
  "profiles.care_phone":
    "Parece un número de teléfono. Lo puede leer cualquiera que vea tu perfil. Es más seguro decirlo en una conversación a alguien de confianza.",
  "profiles.care_email":
    "Parece una dirección de correo. Lo puede leer cualquiera que vea tu perfil. Es más seguro decirlo en una conversación a alguien de confianza.",
  "profiles.care_link":
    "Parece un enlace. Lo puede leer cualquiera que vea tu perfil. Es más seguro decirlo en una conversación a alguien de confianza.",
  "profiles.care_handle":
    "Parece un nombre de usuario de otra plataforma. Lo puede leer cualquiera que vea tu perfil. Es más seguro decirlo en una conversación a alguien de confianza.",
  "profiles.care_address":
    "Parece una dirección. Lo puede leer cualquiera que vea tu perfil. Es más seguro decirlo en una conversación a alguien de confianza.",
  "profiles.city_contact": "Solo la ciudad: la ve todo el mundo",
} satisfies Translation<typeof en, "es">;
