/** Milliseconds, all of them. A load that is over before this shows no bar. */
export const LOADING_THROTTLE = 200;
/** How long the bar takes for nine tenths of its way, where it waits. */
export const LOADING_DURATION = 2000;
/** How long the full bar stands. */
export const LOADING_HIDE_DELAY = 500;
/** How long it fades before it is back at its start. */
export const LOADING_RESET_DELAY = 400;
