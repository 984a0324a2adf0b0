export default {
  "holds.title": "You can’t write messages for now",
  "holds.held":
    "You can read everything, but you can’t write messages {{period}}. The rule that was broken: {{rule}} What we found: {{facts}} Under “Decisions and notices” in your account you can ask for another look.",
  "holds.appeal": "Ask for another look",
};
