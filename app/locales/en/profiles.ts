export default {
  "profiles.not_found": "We could not find this person",
  "profiles.premium_needed": "This is part of premium",
  "profiles.care_account":
    "That looks like a bank account. Everybody who sees your profile can read it. It’s safer to tell people you trust in a conversation.",
  "profiles.care_phone":
    "That looks like a phone number. Everybody who sees your profile can read it. It’s safer to tell people you trust in a conversation.",
  "profiles.care_email":
    "That looks like an e-mail address. Everybody who sees your profile can read it. It’s safer to tell people you trust in a conversation.",
  "profiles.care_link":
    "That looks like a link. Everybody who sees your profile can read it. It’s safer to tell people you trust in a conversation.",
  "profiles.care_handle":
    "That looks like the name of an account elsewhere. Everybody who sees your profile can read it. It’s safer to tell people you trust in a conversation.",
  "profiles.care_address":
    "That looks like an address. Everybody who sees your profile can read it. It’s safer to tell people you trust in a conversation.",
  "profiles.city_contact": "Only the town: everybody sees it",
};
