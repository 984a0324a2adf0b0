export default {
  "account.logged_out": "You are logged out. See you soon.",
  "account.deleted_title": "Your account is deleted",
  "account.deleted_text":
    "Your profile is no longer shown, and what you wrote has gone with it. Changed your mind? Log in within the next few days and you can have it all back. The e-mail we sent you says until when.",
  "account.deleted_action": "To the front page",

  "account.link_spent": "This link no longer works",
  "account.resend": "Send the e-mail again",
  "account.wrong_address": "Wrong address?",
  "account.resend_too_many":
    "We have sent you five e-mails in half an hour. Check your spam folder; you can ask again in {{minutes}} min.",

  "account.not_confirmed": "Confirm your e-mail address first",
  "account.terms_changed": "First agree to our changed terms, in your account",

  "account.no_member": "There is no such member, or the account is closed",
  "account.reason_missing": "Say why: the reason is kept with what you do",
  "account.rule_missing": "Name the rule that was broken",
  "account.address_taken": "Another account has this address",
  "account.confirmed": "This address is confirmed already",
  "account.note_empty": "A note has words",
  "account.note_too_long": "A note has at most {{max}} characters",
};
