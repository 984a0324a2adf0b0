import type { Layout, ShellProps } from "./template";

interface Shows {
  /** The way around the site, and a member's own menu. */
  navigation: boolean;
  /** Log in, sign up. */
  doors: boolean;
  /** Where one chooses a language. */
  languages: "header" | "footer";
}

/** The frame of a page in each layout, for every template. How it looks there is the template's Shell. */
const LAYOUTS: Record<Layout, Shows> = {
  default: { navigation: true, doors: true, languages: "header" },
  stage: { navigation: true, doors: true, languages: "header" },
  chat: { navigation: true, doors: true, languages: "header" },
  empty: { navigation: false, doors: false, languages: "header" },
  lander: { navigation: false, doors: true, languages: "footer" },
};

/** All that there is to show: the layout is still to be applied. */
export interface Surroundings extends Omit<ShellProps, "footer" | "children"> {
  footer: Omit<ShellProps["footer"], "languageMenu">;
}

/** The props of the Shell of a page in this layout. */
export function laidOut({ navigation, account, doors, languageMenu, footer, ...rest }: Surroundings) {
  const shows = LAYOUTS[rest.layout];
  return {
    ...rest,
    navigation: shows.navigation ? navigation : [],
    account: shows.navigation ? account : null,
    doors: shows.doors ? doors : null,
    languageMenu: shows.languages === "header" ? languageMenu : null,
    footer: { ...footer, languageMenu: shows.languages === "footer" ? languageMenu : null },
  } satisfies Omit<ShellProps, "children">;
}
