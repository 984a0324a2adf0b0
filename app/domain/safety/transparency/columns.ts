/** Columns of counts, spelled as in annex I of Implementing Regulation (EU) 2024/2835. */
export const ORDER_COLUMNS = [
  "Number of orders to act against illegal content received",
  "Number of specific items of information included in the total number of orders to act against illegal content",
  "Median time to inform the authority of the receipt of the order to act against illegal content",
  "Median time to give effect to the order to act against illegal content",
  "Number of orders to provide information",
  "Median time to inform the authority of the receipt of the order to provide information",
  "Median time to give effect to the order to provide information",
];

export const NOTICE_COLUMNS = [
  "Number of notices received ",
  "Number of notices received from Trusted flaggers",
  "Number of specific items of information included in the total number of notices",
  "Number of specific items of information included in the total number of notices by Trusted Flaggers (Trusted Flagger notices)",
  "Median time to take action",
  "Median time to take action (Trusted Flagger notices)",
  "Number of actions taken on the basis of the law",
  "Number of actions taken on the basis of the law (Trusted Flagger notices)",
  "Number of actions taken on the basis of the terms and conditions of the service",
  "Number of actions taken on the basis of the terms and conditions of the service (Trusted Flagger notices)",
];

export const MEASURE_COLUMNS = [
  "Number of measures taken at the provider's own initiative ",
  "Number of measures taken after detection with solely automated means ",
  "Visibility restriction Removal",
  "Visibility restriction Disable",
  "Visibility restriction Demoted",
  "Visibility restriction Age restricted",
  "Visibility restriction Interaction restricted",
  "Visibility restriction Labelled ",
  "Visibility restriction Other",
  "Monetary restriction Suspension",
  "Monetary restriction Termination",
  "Monetary restriction Other",
  "Provision of the service Suspension",
  "Provision of the service Termination",
  "Account restriction Suspension",
  "Account restriction Termination",
];

export const QUALITATIVE = [
  "Summary of the content moderation engaged in at the providers’ own initiative",
  "Meaningful and comprehensible information regarding content moderation engaged in at the providers' own initiative",
  "Qualitative description of the automated means",
  "Qualitative description of indicators of accuracy and possible rate of error of automated means",
  "Specification of the precise purposes to apply automated means",
  "Safeguards applied to the use of automated means",
];
