import type en from "../en/holds";
import type { Translation } from "../translation";

export default {
  "holds.title": "Na razie nie możesz pisać wiadomości",
  "holds.held":
    "Możesz czytać wszystko, ale nie możesz pisać wiadomości {{period}}. Naruszona zasada: {{rule}} Co stwierdziliśmy: {{facts}} Na stronie „Decyzje i powiadomienia” na swoim koncie możesz poprosić o ponowne sprawdzenie.",
  "holds.appeal": "Poproś o ponowne sprawdzenie",
} satisfies Translation<typeof en, "pl">;
