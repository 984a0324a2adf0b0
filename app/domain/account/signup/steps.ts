/** The steps of a sign-up after the account (step 0), in order: the first is step 1. */
export const SIGNUP_STEPS = ["push", "photos", "location", "personal", "about", "sending", "done"] as const;

export type SignupStep = (typeof SIGNUP_STEPS)[number];

/** Progress is the step's number out of this many; later steps only show that all is done. */
export const STEPS_OF_PROGRESS = 6;

export function numberOf(step: SignupStep): number {
  return SIGNUP_STEPS.indexOf(step) + 1;
}

/** The browser's push permission as it reports it; "" from one without scripts. */
export type PushState = "default" | "granted" | "denied" | "unsupported" | "";
