export default {
  "console.title": "Operators’ console",
  "console.no_operator": "Nobody can sign in here yet: this installation has no operator.",
  "console.not_found": "There is nothing at this address.",
  "console.to_front": "To the front page",
};
