export default {
  "terms.title": "Our terms have changed",
  "terms.lead": "You agreed to an older version. This is what is different now.",
  "terms.since": "From {{date}}",
  "terms.read": "Read the terms in full",
  "terms.agree": "I agree",
  "terms.refuse_title": "You would rather not?",
  "terms.refuse_text":
    "Then take your data along and delete your account. Whatever you bought in the last 14 days you can still take back, from its receipt.",
  "terms.export": "Download my data",
  "terms.delete": "Delete my account",
};
