/** The side of an icon of the navigation, in px. */
export const ICON = 22;
