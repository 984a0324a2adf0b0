import type en from "../en/notice";
import type { Translation } from "../translation";

export default {
  "notice.demo":
    "Osoby na tej stronie są zmyślone. To tylko pokaz tego, jak może wyglądać taki serwis; nikt tu nie czeka na odpowiedź.",
  "notice.demo_label": "O tej stronie",
} satisfies Translation<typeof en, "pl">;
