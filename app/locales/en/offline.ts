export default {
  "offline.title": "You’re offline",
  "offline.text": "This page needs a connection. It opens by itself as soon as you’re back.",
  "offline.conversations": "Read my latest conversations",
};
