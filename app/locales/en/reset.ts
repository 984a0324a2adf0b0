export default {
  "reset.title": "Forgot your password?",
  "reset.lead": "It happens. Tell us your address and we will send you a link to choose a new one.",
  "reset.submit": "Send me the link",
  "reset.sent_title": "Check your e-mail",
  "reset.sent_text":
    "If there is an account with this address, an e-mail with a link is on its way. The link works for an hour. Nothing there? Check your spam folder too.",
  "reset.too_many":
    "You have asked for this five times in half an hour. Check your spam folder; you can ask again in {{minutes}} min.",
  "reset.new_title": "Choose a new password",
  "reset.new_lead": "You will be logged out everywhere, and only the new password will work.",
  "reset.new_password": "New password",
  "reset.save": "Save my password",
  "reset.done_title": "Your new password is set",
  "reset.done_text": "You are logged out everywhere. Log in with your new password.",
  "reset.spent_text":
    "It has been used already, or it is more than an hour old. Ask for another one; it only takes a moment.",
  "reset.spent_action": "Ask for a new link",
};
