import type en from "../en/entry";
import type { Translation } from "../translation";

export default {
  "entry.title": "Alleen voor volwassenen",
  "entry.text":
    "{{brand}} is een datingsite voor mensen van 18 jaar en ouder. Profielen en gesprekken kunnen over liefde gaan en over seks. Kom binnen als je volwassen bent en er zin in hebt.",
  "entry.enter": "Ik ben 18 of ouder",
  "entry.leave": "Liever niet",
} satisfies Translation<typeof en, "nl">;
