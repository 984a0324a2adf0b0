export default {
  "terms.title": "Our terms have changed",
  "terms.lead": "You agreed to an older version. This is what is different now.",
  "terms.since": "From {{date}}",
  "terms.read": "Read the terms in full",
  "terms.agree": "I agree",
  "terms.refuse_title": "You would rather not?",
  "terms.refuse_text":
    "Then take your data along and delete your account. If you bought something and can still withdraw from it, do that from its receipt.",
  "terms.export": "Download my data",
  "terms.delete": "Delete my account",
  "terms.agreed": "What you agreed to",
  "terms.agreed_row": "The terms and the privacy statement as they read then",
  "terms.agreed_text": "Our terms and our privacy statement, as they read when you said yes.",
  "terms.agreed_on": "You agreed on {{date}}",
  "terms.agreed_terms": "Read the terms as they were then",
  "terms.agreed_privacy": "Read the privacy statement as it was then",
  "terms.agreed_nothing": "We have no record of this for your account.",
};
