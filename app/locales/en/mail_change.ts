export default {
  "mail_change.done_title": "Your new address is set",
  "mail_change.done_text": "From now on you log in with it, and our e-mails go there.",
  "mail_change.error_text":
    "It has been used already, or it has expired. Your address stays as it was; you can ask for the change again.",
  "mail_change.confirm_title": "Your new e-mail address",
  "mail_change.confirm_text": "Press the button, and from then on you log in with it and our e-mails go there.",
  "mail_change.confirm_action": "Use this address",
};
