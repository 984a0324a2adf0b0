/** Mails. Subjects, previews and the sender show on a lock screen: they give away nothing but that there is an account. */
export default {
  "mail.sender": "Your account",
  "mail.greeting": "Hi {{name}},",
  "mail.greeting_unnamed": "Hi there,",
  "mail.link_hint": "If the button does nothing, copy this address into your browser:",
  "mail.farewell": "See you soon!",
  "mail.reason": "You get this mail because somebody gave this address at {{host}}.",

  "mail.activation.subject": "Confirm your e-mail address",
  "mail.activation.preview": "One tap, and it's done.",
  "mail.activation.text":
    "Good that you are here. Tap the button, so that we know this address is really yours. After that, everything is open to you.",
  "mail.activation.action": "Confirm my address",
  "mail.activation.note":
    "The link works once and lasts three days. Was it not you who gave this address? Then just leave this mail alone, and nothing happens.",

  "mail.known.subject": "You already have an account",
  "mail.known.preview": "Nothing has changed.",
  "mail.known.text":
    "Somebody, most likely you, just tried to sign up with this address. You already have an account, so nothing new was made and nothing was changed. Log in with the password you chose back then. Has it slipped your mind? You can set a new one on the login page.",
  "mail.known.action": "Log in",
  "mail.known.note": "Was it not you? Then there is nothing you need to do.",

  "mail.reset.subject": "Choose a new password",
  "mail.reset.preview": "It takes a minute.",
  "mail.reset.text":
    "You asked for a new password. Choose one here, and you are back in. Every device that is still logged in is logged out when you do.",
  "mail.reset.action": "Choose a new password",
  "mail.reset.note":
    "The link works once and lasts one hour. Was it not you? Then leave this mail alone; your password stays as it is.",

  "mail.address_change.subject": "Confirm your new e-mail address",
  "mail.address_change.preview": "One tap, and we write to you here.",
  "mail.address_change.text":
    "You gave this as your new address. Tap the button, and from then on you log in with it and our mails come here.",
  "mail.address_change.action": "Use this address",
  "mail.address_change.note":
    "The link works once and lasts one day. Was it not you? Then leave this mail alone, and nothing changes.",

  "mail.address_changed.subject": "Your e-mail address was changed",
  "mail.address_changed.preview": "Just so that you know.",
  "mail.address_changed.text":
    "Your account has another e-mail address now. From now on we write to that one, and no longer to this one.",
  "mail.address_changed.action": "It was not me",
  "mail.address_changed.note": "Was it you? Then all is well, and there is nothing you need to do.",
};
