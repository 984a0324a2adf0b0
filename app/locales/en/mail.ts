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

  "mail.deleted.subject": "Your account was deleted",
  "mail.deleted.preview": "You can still change your mind.",
  "mail.deleted.text":
    "As you asked, your account is deleted: nobody sees it any more. Until {{date}} you can have it back, just as it was, by logging in. After that, everything personal is erased for good.",
  "mail.deleted.action": "I want it back",
  "mail.deleted.note": "Was it not you? Then log in, bring it back, and choose another password.",

  "mail.export.subject": "Your file is ready",
  "mail.export.preview": "It waits for you for seven days.",
  "mail.export.text":
    "You asked for a copy of everything that we hold on you. Log in to take it along; nobody but you can. After seven days it is removed.",
  "mail.export.action": "To my file",
  "mail.export.note": "Was it not you? Then choose another password: somebody may be logged in as you.",
  "mail.export.readme":
    "This is everything that we hold on you, as it was when you asked for it.\n\nEach .json file is one kind of thing, as plain text: your account, your profile, your consents, the messages of your conversations and so on. Times are in UTC. Your photos are in the folder photos, in the order of your profile.\n\nOnly what protects your account is left out: the scrambled password and the keys of logging in.",

  "mail.second_factor_off.subject": "A change to how you log in",
  "mail.second_factor_off.preview": "Just so that you know.",
  "mail.second_factor_off.text":
    "Logging in with a code from your app was turned off. From now on your password alone is enough.",
  "mail.second_factor_off.action": "Look after my account",
  "mail.second_factor_off.note":
    "Was it you? Then all is well. If not, choose another password at once and turn it on again.",
};
