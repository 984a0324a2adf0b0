export default {
  "profiles.not_found": "We could not find this person",
  "profiles.premium_needed": "This is part of premium",
};
