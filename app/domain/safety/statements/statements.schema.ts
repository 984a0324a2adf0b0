import { z } from "zod";
import { isInEea } from "~/app/domain/site/law/law";

/** The validation rules of the DSA Transparency Database (schema of 2025-07-01), for the fields we use. */
const VISIBILITIES = [
  "DECISION_VISIBILITY_CONTENT_REMOVED",
  "DECISION_VISIBILITY_CONTENT_DISABLED",
  "DECISION_VISIBILITY_CONTENT_DEMOTED",
  "DECISION_VISIBILITY_CONTENT_AGE_RESTRICTED",
  "DECISION_VISIBILITY_CONTENT_INTERACTION_RESTRICTED",
  "DECISION_VISIBILITY_CONTENT_LABELLED",
] as const;

const CONTENT_TYPES = [
  "CONTENT_TYPE_APP",
  "CONTENT_TYPE_AUDIO",
  "CONTENT_TYPE_IMAGE",
  "CONTENT_TYPE_PRODUCT",
  "CONTENT_TYPE_SYNTHETIC_MEDIA",
  "CONTENT_TYPE_TEXT",
  "CONTENT_TYPE_VIDEO",
  "CONTENT_TYPE_OTHER",
] as const;

const CATEGORIES = [
  "STATEMENT_CATEGORY_ANIMAL_WELFARE",
  "STATEMENT_CATEGORY_CONSUMER_INFORMATION",
  "STATEMENT_CATEGORY_CYBER_VIOLENCE",
  "STATEMENT_CATEGORY_CYBER_VIOLENCE_AGAINST_WOMEN",
  "STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS",
  "STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH",
  "STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS",
  "STATEMENT_CATEGORY_NEGATIVE_EFFECTS_ON_CIVIC_DISCOURSE_OR_ELECTIONS",
  "STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE",
  "STATEMENT_CATEGORY_OTHER_VIOLATION_TC",
  "STATEMENT_CATEGORY_PROTECTION_OF_MINORS",
  "STATEMENT_CATEGORY_RISK_FOR_PUBLIC_SECURITY",
  "STATEMENT_CATEGORY_SCAMS_AND_FRAUD",
  "STATEMENT_CATEGORY_SELF_HARM",
  "STATEMENT_CATEGORY_UNSAFE_AND_PROHIBITED_PRODUCTS",
  "STATEMENT_CATEGORY_VIOLENCE",
] as const;

const day = (from: string) =>
  z.iso.date().refine((given) => given >= from && given <= "2038-01-01", "is out of the Database's range");
const short = z.string().min(1).max(500);

export const statement = z
  .strictObject({
    decision_visibility: z.array(z.enum(VISIBILITIES)).min(1).optional(),
    decision_account: z.enum(["DECISION_ACCOUNT_SUSPENDED", "DECISION_ACCOUNT_TERMINATED"]).optional(),
    decision_provision: z
      .enum([
        "DECISION_PROVISION_PARTIAL_SUSPENSION",
        "DECISION_PROVISION_TOTAL_SUSPENSION",
        "DECISION_PROVISION_PARTIAL_TERMINATION",
        "DECISION_PROVISION_TOTAL_TERMINATION",
      ])
      .optional(),
    account_type: z.enum(["ACCOUNT_TYPE_BUSINESS", "ACCOUNT_TYPE_PRIVATE"]).optional(),
    end_date_account_restriction: day("2020-01-01").optional(),
    end_date_service_restriction: day("2020-01-01").optional(),
    decision_ground: z.enum(["DECISION_GROUND_ILLEGAL_CONTENT", "DECISION_GROUND_INCOMPATIBLE_CONTENT"]),
    decision_ground_reference_url: z.url().max(500).optional(),
    illegal_content_legal_ground: short.optional(),
    illegal_content_explanation: z.string().min(1).max(2000).optional(),
    incompatible_content_ground: short.optional(),
    incompatible_content_explanation: z.string().min(1).max(2000).optional(),
    incompatible_content_illegal: z.enum(["Yes", "No"]).optional(),
    category: z.enum(CATEGORIES),
    category_specification: z.array(z.string().regex(/^KEYWORD_[A-Z_]+$/)),
    content_type: z.array(z.enum(CONTENT_TYPES)).min(1),
    content_type_other: short.optional(),
    content_date: day("2000-01-01"),
    content_language: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    territorial_scope: z.array(z.string().refine(isInEea, "is outside the EEA")),
    application_date: day("2020-01-01"),
    decision_facts: z.string().min(1).max(5000),
    source_type: z.enum([
      "SOURCE_ARTICLE_16",
      "SOURCE_TRUSTED_FLAGGER",
      "SOURCE_TYPE_OTHER_NOTIFICATION",
      "SOURCE_VOLUNTARY",
    ]),
    source_identity: short.optional(),
    automated_detection: z.enum(["Yes", "No"]),
    automated_decision: z.enum([
      "AUTOMATED_DECISION_FULLY",
      "AUTOMATED_DECISION_PARTIALLY",
      "AUTOMATED_DECISION_NOT_AUTOMATED",
    ]),
    puid: z
      .string()
      .max(500)
      .regex(/^[a-zA-Z0-9-_]+$/),
  })
  .superRefine((given, context) => {
    const complain = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    const { decision_visibility, decision_provision, decision_account } = given;
    if (!decision_visibility && !decision_provision && !decision_account)
      complain("decision_visibility", "says of no decision");
    const byLaw = given.decision_ground === "DECISION_GROUND_ILLEGAL_CONTENT";
    const needed = byLaw
      ? (["illegal_content_legal_ground", "illegal_content_explanation"] as const)
      : (["incompatible_content_ground", "incompatible_content_explanation"] as const);
    for (const name of needed) if (!given[name]) complain(name, "is missing for its ground");
    if (given.content_type.includes("CONTENT_TYPE_OTHER") !== (given.content_type_other !== undefined))
      complain("content_type_other", "stands with CONTENT_TYPE_OTHER alone");
    if (given.source_type === "SOURCE_VOLUNTARY" && given.source_identity)
      complain("source_identity", "is nobody's where nobody told");
  });

export type Statement = z.output<typeof statement>;

export const refusedAnswer = z.object({
  errors: z.record(z.string(), z.unknown()).optional(),
});
