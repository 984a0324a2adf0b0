import type { MessageKey } from "./translation";

// Themes know no file of the application, so the keys that they may say are given to them from here.
declare module "~/themes/words" {
  interface Vocabulary extends Record<MessageKey, string> {}
}
