/** What a statement of reasons is about, in the words of the Transparency Database: the category, and what it specifies. */
export interface Category {
  category: `STATEMENT_CATEGORY_${string}`;
  keyword: `KEYWORD_${string}`;
}

const of = (category: string, keyword: string): Category => {
  return { category: `STATEMENT_CATEGORY_${category}`, keyword: `KEYWORD_${keyword}` };
};

/** What can be wrong on a dating site. Only `minor` to `other` are breaches of the terms alone: see `TERMS_ALONE`. */
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

/** Whether something can be against the law in this category; the others are against the terms alone. */
export function mayBeIllegal(name: CategoryName): boolean {
  return CATEGORIES[name].category !== "STATEMENT_CATEGORY_OTHER_VIOLATION_TC";
}

/** Of what members report, and of what others complain. */
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

/** What a report or a complaint is about; undefined where its reason says nothing. */
export function categoryOfReason(reason: string): CategoryName | undefined {
  return OF_REASONS.get(reason);
}
