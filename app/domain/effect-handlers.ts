import { addressCorrectionEffect } from "./account/credentials/address-correction";
import { resetEffect } from "./account/credentials/password-reset";
import { wrongPasswordsEffect } from "./account/credentials/wrong-passwords";
import { erasureEffect } from "./account/deletion/deletion";
import { deviceForgetting } from "./account/devices/devices";
import { exportEffects } from "./account/exports/exports";
import { pendingEffects } from "./account/signup/pending";
import { checkEffect } from "./money/orders/checks";
import { disputeNoticeEffect } from "./money/orders/dispute-notices";
import { receiptMailEffect } from "./money/orders/receipt-mail";
import { refundEffect } from "./money/orders/refunds";
import { sandboxNoticeEffect } from "./money/orders/sandbox-notices";
import { buyerForgetting } from "./money/orders/withdrawing-openly";
import { endingEffect } from "./money/premium/ending";
import { returnEffect } from "./money/returns/returns";
import { printEffects } from "./people/photo-prints/photo-prints";
import { photoEffects } from "./people/photos/photos";
import { newcomersEffect } from "./people/saved-searches/saved-searches";
import { mailEffect, mailForgetting } from "./reach/mail/mail";
import { noticeEffect } from "./reach/notices/notices";
import { unseenEffect } from "./reach/notices/unseen";
import { postbackEffect } from "./reach/postbacks/sending";
import { pushEffect } from "./reach/push/push";
import { fraudEffect, retractionEffect } from "./safety/fraud/fraud";
import { reportEffects } from "./safety/reports/forgetting";
import { endEffects } from "./safety/sanctions/sanctions";
import { statementsEffect } from "./safety/statements/statements";
import type { Effect } from "./site/outbox/outbox";

/** All kinds of jobs. A job whose kind is missing in this list waits until the kind is added. */
export const effects: readonly Effect[] = [
  mailEffect,
  mailForgetting,
  deviceForgetting,
  resetEffect,
  addressCorrectionEffect,
  wrongPasswordsEffect,
  erasureEffect,
  checkEffect,
  receiptMailEffect,
  refundEffect,
  buyerForgetting,
  disputeNoticeEffect,
  sandboxNoticeEffect,
  returnEffect,
  ...Object.values(endEffects),
  fraudEffect,
  retractionEffect,
  statementsEffect,
  endingEffect,
  noticeEffect,
  unseenEffect,
  newcomersEffect,
  pushEffect,
  postbackEffect,
  ...pendingEffects,
  ...photoEffects,
  ...printEffects,
  ...exportEffects,
  ...reportEffects,
];
