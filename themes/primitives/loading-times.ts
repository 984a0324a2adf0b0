/** The delay before the bar appears, in ms. A load that ends earlier shows no bar. */
export const LOADING_THROTTLE = 200;
/** The time in ms that the bar needs for nine tenths of its way, where it waits. */
export const LOADING_DURATION = 2000;
/** How long the full bar stays, in ms. */
export const LOADING_HIDE_DELAY = 500;
/** How long the bar fades before it returns to its start, in ms. */
export const LOADING_RESET_DELAY = 400;
