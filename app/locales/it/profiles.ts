import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "Non abbiamo trovato questa persona",
  "profiles.premium_needed": "Fa parte di Premium",
  "profiles.care_account":
    "Sembra un numero di conto. Chiunque veda il tuo profilo può leggerlo. È più sicuro dirlo in una conversazione a una persona di cui ti fidi.",
  "profiles.care_phone":
    "Sembra un numero di telefono. Chiunque veda il tuo profilo può leggerlo. È più sicuro dirlo in una conversazione a una persona di cui ti fidi.",
  "profiles.care_email":
    "Sembra un indirizzo e-mail. Chiunque veda il tuo profilo può leggerlo. È più sicuro dirlo in una conversazione a una persona di cui ti fidi.",
  "profiles.care_link":
    "Sembra un link. Chiunque veda il tuo profilo può leggerlo. È più sicuro dirlo in una conversazione a una persona di cui ti fidi.",
  "profiles.care_handle":
    "Sembra un nome utente di un’altra piattaforma. Chiunque veda il tuo profilo può leggerlo. È più sicuro dirlo in una conversazione a una persona di cui ti fidi.",
  "profiles.care_address":
    "Sembra un indirizzo. Chiunque veda il tuo profilo può leggerlo. È più sicuro dirlo in una conversazione a una persona di cui ti fidi.",
  "profiles.city_contact": "Solo la città: la vedono tutti",
} satisfies Translation<typeof en, "it">;
