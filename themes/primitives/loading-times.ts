/** Times in milliseconds. A shorter load shows no bar. */
export const LOADING_THROTTLE = 200;
/** The bar takes this long for nine tenths of its way, where it waits. */
export const LOADING_DURATION = 2000;
/** The full bar stays for this long. */
export const LOADING_HIDE_DELAY = 500;
/** The bar fades for this long before it returns to its start. */
export const LOADING_RESET_DELAY = 400;
