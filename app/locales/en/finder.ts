export default {
  "finder.title": "Match finder",
  "finder.left_one": "{{count, number}} person in today’s set",
  "finder.left_other": "{{count, number}} people in today’s set",
  "finder.through": "That’s everybody for today. A fresh set waits for you tomorrow.",
  "finder.undo": "Undo the last choice",
  "finder.pass": "Pass",
  "finder.keys": "Swipe, or use the arrow keys: left to pass, right to like.",
};
