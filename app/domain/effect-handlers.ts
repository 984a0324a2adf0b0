import { mailReset, RESET } from "./accounts/password-reset";
import { ERASURE, erase } from "./deletion/deletion";
import { exportEffects } from "./exports/exports";
import { MAIL, sendMail } from "./mail/mail";
import type { Handlers } from "./outbox/outbox";
import { photoEffects } from "./photos/files";

/**
 * Who brings which kind of effect about: a line for each kind that a verb enqueues. Beside the nouns, because a noun that
 * has a handler also enqueues. An effect of a kind that is not here waits until there is one.
 */
export const effectHandlers: Handlers = {
  [MAIL]: sendMail,
  [RESET]: mailReset,
  [ERASURE]: erase,
  ...photoEffects,
  ...exportEffects,
};
