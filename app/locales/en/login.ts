export default {
  "login.title": "Log in",
  "login.lead": "Good to have you back.",
  "login.description": "Log in to read your messages, see who likes you and carry on where you left off.",
  "login.confirmed": "Now log in with the password that you chose.",
  "login.lead_members_only": "Log in first, and we will take you where you were going.",
  "login.email": "E-mail address",
  "login.password": "Password",
  "login.submit": "Log in",
  "login.submitting": "One moment...",
  "login.forgot": "Forgot your password?",
  "login.no_account": "Not a member yet?",
  "login.to_signup": "Sign up",

  "login.code_title": "One more step",
  "login.code_lead": "Open your authenticator app and type in the code that it shows for {{brand}}.",
  "login.code_hint": "Lost the app? A recovery code works too.",
  "login.start_over": "Start over",
  "login.restore_title": "You deleted this account",
  "login.restore_lead":
    "On {{date}} it will be erased for good, with everything you wrote. Until then you can have it back, just as it was.",
  "login.restore_action": "Bring it back",
  "login.restore_leave": "Leave it deleted",
};
