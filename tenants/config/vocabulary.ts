/** The values that a config chooses from. Without zod, so that code for the browser may import it. */

export const LANGUAGES = ["en", "nl", "de", "it", "fr", "es", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const TEMPLATES = ["social", "classic", "lavish"] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/**
 * In the order of their numbers. A message key of a niche begins with the prefix. `seeking` is the gender that the niche
 * is about, and `own` the gender that all its members have; null leaves the choice to the member.
 */
export const NICHES = [
  { number: 1, name: "general", prefix: "", seeking: null, own: null },
  { number: 2, name: "she", prefix: "she-", seeking: "female", own: null },
  { number: 3, name: "bdsm", prefix: "bdsm-", seeking: null, own: null },
  { number: 4, name: "bbw", prefix: "bbw-", seeking: "female", own: null },
  { number: 5, name: "gilf", prefix: "gilf-", seeking: "female", own: null },
  { number: 6, name: "milf", prefix: "milf-", seeking: "female", own: null },
  { number: 7, name: "gay", prefix: "gay-", seeking: "male", own: "male" },
] as const;
export type Niche = (typeof NICHES)[number];
export type NicheName = Niche["name"];
export type NicheNumber = Niche["number"];

export const GENDERS = ["male", "female"] as const;
export type Gender = (typeof GENDERS)[number];

export const SIGNUP_POLICIES = ["all", "with_trafficsource", "closed"] as const;
export const SEARCH_POLICIES = ["all", "none"] as const;
export const PHOTO_APPROVALS = ["before", "after"] as const;
export const NUDITY_POLICIES = ["blurred", "left_out", "unmarked"] as const;
export const DISCOVERY_POLICIES = ["open", "private"] as const;

/**
 * The profile fields that a member chooses from a list, in the order of a profile. Each has a search filter; `filter` is its
 * place among these filters. Rows store the options: never rename one.
 */
export const LIST_FIELDS = {
  body_type: { filter: 5, options: ["slim", "athletic", "average", "muscular", "curvy", "full"] },
  height: { filter: 6, options: ["under_155", "155_164", "165_174", "175_184", "185_194", "over_194"] },
  hair: { filter: 7, options: ["black", "brown", "blond", "red", "grey", "white", "bald", "coloured"] },
  eyes: { filter: 8, options: ["brown", "blue", "green", "grey", "hazel"] },
  relationship: { filter: 1, options: ["single", "together", "open", "married", "divorced", "widowed"] },
  smoking: { filter: 3, options: ["no", "sometimes", "yes"] },
  drinking: { filter: 4, options: ["no", "sometimes", "yes"] },
  children: { filter: 2, options: ["none", "at_home", "elsewhere", "grown_up"] },
  education: { filter: 9, options: ["secondary", "vocational", "college", "university"] },
} as const satisfies Record<string, { filter: number; options: readonly string[] }>;
export type ShownField = keyof typeof LIST_FIELDS;
export const SHOWN_FIELDS = Object.keys(LIST_FIELDS) as ShownField[];

/** The fields that a member may fill in. The first five always show: the search finds people by them. */
export const PROFILE_FIELDS = ["gender", "age", "country", "countryregion", "city", ...SHOWN_FIELDS] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export const PROFILE_NOTES = ["personal", "looking_for", "interests"] as const;
export type ProfileNote = (typeof PROFILE_NOTES)[number];

/** The search filters besides those of `LIST_FIELDS`. */
const OTHER_FILTERS = [
  "gender",
  "age",
  "country",
  "countryregion",
  "distance",
  "photo",
  "nudity",
  "active",
  "new",
  "languages",
  "interests",
] as const;
export type SearchField = (typeof OTHER_FILTERS)[number] | ShownField;

/** In the order in which a search offers them: the first four beside the results, the others behind a button. */
export const SEARCH_FIELDS: readonly SearchField[] = [
  ...OTHER_FILTERS,
  ...SHOWN_FIELDS.toSorted((one, other) => LIST_FIELDS[one].filter - LIST_FIELDS[other].filter),
];

/** The pages that a tenant may replace by `pages/<language>/<page>.md`. */
export const PAGES = [
  "terms",
  "privacy",
  "cookies",
  "return-policy",
  "faq",
  "ban",
  "service",
  "imprint",
  "ranking",
  "accessibility",
] as const;
export type PageName = (typeof PAGES)[number];

/** The pictures beside a config, besides logo.svg. */
export const ICONS = [
  "icon.svg",
  "icon-48.png",
  "icon-96.png",
  "icon-144.png",
  "icon-192.png",
  "icon-256.png",
  "icon-384.png",
  "icon-512.png",
  "icon-maskable-192.png",
  "icon-maskable-512.png",
  "apple-touch-icon.png",
  "favicon.ico",
  "social-card.png",
  "screenshot-search.png",
  "screenshot-chat.png",
  "screenshot-wide.png",
] as const;
export type IconName = (typeof ICONS)[number];
