export default {
  "auth.code_required": "You also need a code from your app",
  "auth.suspended": "This account is suspended. Log in on the site to read why.",
  "auth.restorable": "This account is deleted. Log in on the site to bring it back.",
  "auth.step_over": "That took too long, or something changed in between. Log in again.",
  "auth.too_many": "Your connection has been used for 25 logins in five minutes. You can try again in {{minutes}} min.",
  "auth.too_many_codes": "Too many wrong codes. You can try again in {{minutes}} min.",
  "auth.too_many_passwords": "Too many wrong passwords. You can try again in {{minutes}} min.",

  "auth.required": "Log in first",
  "auth.wrong": "Wrong e-mail address or password. Try again.",
  "auth.wrong_or_unconfirmed":
    "Wrong e-mail address or password, or the address is not confirmed yet. New here? Follow the link in our e-mail first.",
  "auth.deleted": "This account is deleted. Customer service can help you.",
  "auth.slowed":
    "Many wrong passwords have been typed for this account. Wait a minute and try again, or set a new password by e-mail, which always works.",
};
