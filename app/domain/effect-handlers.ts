import { resetEffect } from "./credentials/password-reset";
import { wrongPasswordsEffect } from "./credentials/wrong-passwords";
import { erasureEffect } from "./deletion/deletion";
import { exportEffects } from "./exports/exports";
import { mailEffect } from "./mail/mail";
import { noticeEffect } from "./notices/notices";
import { unseenEffect } from "./notices/unseen";
import { checkEffect } from "./orders/checks";
import { receiptMailEffect } from "./orders/receipt-mail";
import { refundEffect } from "./orders/refunds";
import { sandboxNoticeEffect } from "./orders/sandbox-notices";
import type { Effect } from "./outbox/outbox";
import { photoEffects } from "./photos/photos";
import { postbackEffect } from "./postbacks/sending";
import { endingEffect } from "./premium/ending";
import { pushEffect } from "./push/push";
import { reportEffects } from "./reports/cases";
import { returnEffect } from "./returns/returns";
import { newcomersEffect } from "./saved-searches/saved-searches";
import { suspensionEndEffect } from "./suspensions/suspensions";

/**
 * Every kind of effect that a verb enqueues. Beside the nouns, because a noun that declares an effect also enqueues others'.
 * An effect of a kind that is not here waits until it is.
 */
export const effects: readonly Effect[] = [
  mailEffect,
  resetEffect,
  wrongPasswordsEffect,
  erasureEffect,
  checkEffect,
  receiptMailEffect,
  refundEffect,
  sandboxNoticeEffect,
  returnEffect,
  suspensionEndEffect,
  endingEffect,
  noticeEffect,
  unseenEffect,
  newcomersEffect,
  pushEffect,
  postbackEffect,
  ...photoEffects,
  ...exportEffects,
  ...reportEffects,
];
