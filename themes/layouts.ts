import type { Layout, ShellProps } from "./template";

interface Shows {
  /** The links of the site, and a member's own menu. */
  navigation: boolean;
  /** The links to log in and to sign up. */
  doors: boolean;
  /** The place that contains the language menu. */
  languages: "header" | "footer";
}

/** The parts of a page's frame that each layout shows, in every template. The template's Shell decides their look. */
const LAYOUTS: Record<Layout, Shows> = {
  default: { navigation: true, doors: true, languages: "header" },
  stage: { navigation: true, doors: true, languages: "header" },
  chat: { navigation: true, doors: true, languages: "header" },
  empty: { navigation: false, doors: false, languages: "header" },
  lander: { navigation: false, doors: true, languages: "footer" },
};

/** The props of a Shell before the layout removes some. */
export interface Surroundings extends Omit<ShellProps, "footer" | "children"> {
  footer: Omit<ShellProps["footer"], "languageMenu">;
}

/** Returns the props of the Shell of a page in this layout. */
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
