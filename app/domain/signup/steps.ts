/** What a sign-up asks after the account (step 0), in its order: the first is step 1. */
export const SIGNUP_STEPS = ["push", "photos", "location", "personal", "about", "sending", "done"] as const;

export type SignupStep = (typeof SIGNUP_STEPS)[number];

/** Progress is the step's number out of this many; what follows the last of them only says that all is done. */
export const STEPS_OF_PROGRESS = 6;

export function numberOf(step: SignupStep): number {
  return SIGNUP_STEPS.indexOf(step) + 1;
}

/** What a browser makes of push notifications, as it says itself; "" from one without a script. */
export type PushState = "default" | "granted" | "denied" | "unsupported" | "";
