/** Thrown where the person at the terminal can mend it; the message is for that person. */
export class Refusal extends Error {}
