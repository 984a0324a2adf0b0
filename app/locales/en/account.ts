/** The pages around an address and a password. */
export default {
  "activate.done_title": "Your address is confirmed",
  "activate.done_text": "Thank you. From now on you can write to people, too.",
  "activate.done_action": "Have a look around",
  "activate.finish_action": "Finish my profile",
  "activate.error_text":
    "It has been used already, or it is too old. If you confirmed your address before, all is well. If not, have another mail sent to you.",
  "activate.error_action": "To my e-mail address",

  "account.link_spent": "This link no longer works",
  "account.resend": "Send the mail again",
  "account.wrong_address": "Wrong address?",
  "account.resend_too_many":
    "We have sent you five mails in half an hour. Have a look in your spam box; you can ask again in {{minutes}} min.",

  "reset.title": "Forgot your password?",
  "reset.lead": "It happens. Tell us your address, and we send you a link to choose a new one.",
  "reset.submit": "Send me the link",
  "reset.sent_title": "Have a look at your mail",
  "reset.sent_text":
    "If there is an account with this address, a mail with a link is on its way. The link lasts an hour. Nothing there? Look in the spam box, too.",
  "reset.too_many":
    "You have asked for this five times in half an hour. Have a look in your spam box; you can ask again in {{minutes}} min.",
  "reset.new_title": "Choose a new password",
  "reset.new_lead": "After that you are logged out everywhere, and only the new one counts.",
  "reset.new_password": "New password",
  "reset.save": "Save my password",
  "reset.done_title": "Your new password is set",
  "reset.done_text": "You are logged out everywhere. Log in with your new password.",
  "reset.spent_text": "It has been used already, or it is older than an hour. Ask for another one; it takes a moment.",
  "reset.spent_action": "Ask for a new link",

  "notifications.lead": "How we reach you, and what about.",
  "notifications.email_title": "Your e-mail address",
  "notifications.email_confirmed": "We write to {{email}}. This address is confirmed.",
  "notifications.email_unconfirmed":
    "We sent a mail to {{email}}. Tap the link in it to confirm the address. Nothing there? Look in the spam box, too.",
  "notifications.resent": "The mail is on its way to {{email}}.",
  "notifications.change_title": "Is it wrong, or do you have a new one?",
  "notifications.new_email": "New e-mail address",
  "notifications.password": "Your password",
  "notifications.password_hint": "So that nobody but you can change the address.",
  "notifications.change": "Change my address",
  "notifications.change_sent":
    "A mail is on its way to the new address. Tap the link in it, and the change is made. Until then everything stays as it is.",
  "notifications.change_too_many":
    "You have asked for this five times in half an hour. You can ask again in {{minutes}} min.",
  "notifications.same_address": "This is your address already",
  "notifications.wrong_password": "This is not your password",
  "notifications.preferences_title": "What may we tell you about?",
  "notifications.mail_only":
    "By mail we only write about your account itself: when you confirm an address, choose a password, and the like. So there is nothing to unsubscribe from.",
  "notifications.push_messages": "A push notification when somebody writes to me",
  "notifications.push_likes": "A push notification when somebody likes me",
  "notifications.saved": "Saved.",

  "mail_change.done_title": "Your new address is set",
  "mail_change.done_text": "From now on you log in with it, and our mails go there.",
  "mail_change.error_text":
    "It has been used already, or it is too old. Your address stays as it was; you can ask for the change again.",
};
