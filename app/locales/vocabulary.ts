import type { MessageKey } from "./translation";

// Themes import nothing of the application, so this file gives them the type of the message keys.
declare module "~/themes/words" {
  interface Vocabulary extends Record<MessageKey, string> {}
}
