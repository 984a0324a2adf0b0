/** The subject of a statement of reasons, in the terms of the Transparency Database: category and keyword. */
export interface Category {
  category: `STATEMENT_CATEGORY_${string}`;
  keyword: `KEYWORD_${string}`;
}

const of = (category: string, keyword: string): Category => {
  return { category: `STATEMENT_CATEGORY_${category}`, keyword: `KEYWORD_${keyword}` };
};

/** Possible violations on a dating site. Only `minor` to `other` concern the terms alone: see `TERMS_ALONE`. */
export const CATEGORIES = {
  child_abuse: of("PROTECTION_OF_MINORS", "CHILD_SEXUAL_ABUSE_MATERIAL"),
  grooming: of("PROTECTION_OF_MINORS", "GROOMING_SEXUAL_ENTICEMENT_MINORS"),
  harassment: of("CYBER_VIOLENCE", "CYBER_HARASSMENT"),
  stalking: of("CYBER_VIOLENCE", "CYBER_STALKING"),
  intimate_picture: of("CYBER_VIOLENCE", "NON_CONSENSUAL_IMAGE_SHARING"),
  deepfake: of("CYBER_VIOLENCE", "NON_CONSENSUAL_MATERIAL_DEEPFAKE"),
  hatred: of("ILLEGAL_OR_HARMFUL_SPEECH", "HATE_SPEECH"),
  defamation: of("ILLEGAL_OR_HARMFUL_SPEECH", "DEFAMATION"),
  violence: of("VIOLENCE", "INCITEMENT_VIOLENCE_HATRED"),
  trafficking: of("VIOLENCE", "HUMAN_TRAFFICKING"),
  fake: of("SCAMS_AND_FRAUD", "INAUTHENTIC_ACCOUNTS"),
  impersonation: of("SCAMS_AND_FRAUD", "IMPERSONATION_ACCOUNT_HIJACKING"),
  scam: of("SCAMS_AND_FRAUD", "OTHER"),
  phishing: of("SCAMS_AND_FRAUD", "PHISHING"),
  privacy: of("DATA_PROTECTION_AND_PRIVACY_VIOLATIONS", "MISSING_PROCESSING_GROUND"),
  copyright: of("INTELLECTUAL_PROPERTY_INFRINGEMENTS", "COPYRIGHT_INFRINGEMENT"),
  minor: of("OTHER_VIOLATION_TC", "AGE_SPECIFIC_RESTRICTIONS"),
  nudity: of("OTHER_VIOLATION_TC", "NUDITY"),
  sexual: of("OTHER_VIOLATION_TC", "ADULT_SEXUAL_MATERIAL"),
  advertising: of("OTHER_VIOLATION_TC", "GOODS_SERVICES_NOT_PERMITTED"),
  spam: of("OTHER_VIOLATION_TC", "OTHER"),
  other: of("OTHER_VIOLATION_TC", "OTHER"),
} as const satisfies Record<string, Category>;

export type CategoryName = keyof typeof CATEGORIES;

export const CATEGORY_NAMES = Object.keys(CATEGORIES) as CategoryName[];

export function isCategory(name: string): name is CategoryName {
  return Object.hasOwn(CATEGORIES, name);
}

/** Whether content in this category can be illegal. The other categories concern the terms only. */
export function mayBeIllegal(name: CategoryName): boolean {
  return CATEGORIES[name].category !== "STATEMENT_CATEGORY_OTHER_VIOLATION_TC";
}

/** Categories by the reason of a report or complaint. */
const OF_REASONS = new Map<string, CategoryName>([
  ["spam", "spam"],
  ["scam", "scam"],
  ["fake", "fake"],
  ["underage", "minor"],
  ["harassment", "harassment"],
  ["nudity", "nudity"],
  ["child_abuse", "child_abuse"],
  ["privacy", "privacy"],
]);

/** Returns the category of a report or complaint; undefined if its reason has no category. */
export function categoryOfReason(reason: string): CategoryName | undefined {
  return OF_REASONS.get(reason);
}
