export default {
  "blocks.self": "You cannot block yourself",
  "blocks.title": "Blocked people",
  "blocks.text": "People you don’t want to meet here.",
  "blocks.lead": "You and they don’t see each other anywhere on this site. They aren’t told.",
  "blocks.empty": "You haven’t blocked anybody.",
  "blocks.since": "Since {{date}}",
  "blocks.confirm_title": "Block {{name}}?",
  "blocks.confirm":
    "You won’t see each other any more: no profile, no likes, no messages. {{name}} isn’t told. You can undo it in your account.",
  "blocks.done": "{{name}} is blocked.",
  "blocks.undone": "Done. You can see each other again.",
};
