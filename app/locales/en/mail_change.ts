export default {
  "mail_change.done_title": "Your new address is set",
  "mail_change.done_text": "From now on you log in with it, and our e-mails go there.",
  "mail_change.error_text":
    "It has been used already, or it has expired. Your address stays as it was; you can ask for the change again.",
  "mail_change.confirm_title": "Your new e-mail address",
  "mail_change.confirm_text": "Press the button, and from then on you log in with it and our e-mails go there.",
  "mail_change.confirm_action": "Use this address",
  "mail_change.keep_title": "Keep your e-mail address",
  "mail_change.keep_text":
    "Our support was asked to put another e-mail address in the place of yours. Press the button, and everything stays as it is.",
  "mail_change.keep_action": "Keep my address",
  "mail_change.kept_title": "Your address stays",
  "mail_change.kept_text":
    "Nothing was changed. Didn’t you ask for it? Then choose a new password, to be on the safe side.",
  "mail_change.kept_action": "Change my password",
  "mail_change.keep_error":
    "It has been used already, or it has expired. Was your address changed, and you didn’t ask for it? Then write to us at once.",
  "mail_change.keep_error_action": "Write to us",
};
