import type { Disguise } from "~/app/domain/account/accounts/disguises";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { lookOf } from "~/themes/mail/look";
import { SCREENSHOTS, type ScreenshotName } from "./drawing/screenshots";

const SIZES = [48, 96, 144, 192, 256, 384, 512];

/** The tenant's own icons, or icons drawn from its mark. */
const ICONS = [
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  ...SIZES.map((size) => icon("icon", size, "any")),
  ...[192, 512].map((size) => icon("icon-maskable", size, "maskable")),
];

/** Returns the web app manifest: name and look of an installed site. */
export async function manifestOf({ tenant }: Pick<Site, "tenant">, { t, locale }: Words) {
  const { color } = await lookOf(tenant.template, tenant.niche.number);
  const screenshot = (name: ScreenshotName, label: string) => {
    const { width, height } = SCREENSHOTS[name];
    const form_factor = width > height ? "wide" : "narrow";
    return { src: `/${name}`, sizes: `${width}x${height}`, type: "image/png", form_factor, label };
  };
  return {
    id: "/",
    name: tenant.name,
    short_name: tenant.name,
    description: t("index.promise"),
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    background_color: color.page,
    theme_color: color.page,
    categories: ["lifestyle"],
    icons: ICONS,
    shortcuts: [
      shortcut(t("nav.chats"), "/chats"),
      shortcut(t("nav.search"), "/members"),
      shortcut(t("nav.likes"), "/likes"),
    ],
    screenshots: [
      screenshot("screenshot-search.png", t("nav.search")),
      screenshot("screenshot-chat.png", t("nav.chats")),
      screenshot("screenshot-wide.png", t("nav.search")),
    ],
  };
}

/**
 * Returns the manifest of a disguised site. It has its own id: otherwise a page with the site's real manifest would
 * restore the app's real name and icon.
 */
export function disguisedManifest(disguise: Disguise, { t, locale }: Words) {
  const name = t(`common.app_${disguise}`);
  return {
    id: `/?as=${disguise}`,
    name,
    short_name: name,
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#ffffff",
    icons: [
      ...[192, 512].map((size) => icon(`app-${disguise}`, size, "any")),
      icon(`app-${disguise}-maskable`, 512, "maskable"),
    ],
  };
}

function icon(name: string, size: number, purpose: "any" | "maskable") {
  return { src: `/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon("icon", 96, "any")] });
