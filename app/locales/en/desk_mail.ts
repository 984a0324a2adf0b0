export default {
  "desk_mail.farewell": "Your console",
  "desk_mail.reason": "You get this e-mail because you work at the console on {{host}}.",
  "desk_mail.keep":
    "Keep this e-mail where nobody who runs the databases can change it. The attached file shows later whether anything was cut off.",
  "desk_mail.surprise": "Does this surprise you? Then talk to an owner at once.",
  "desk_mail.to_operators": "See the operators",
  "desk_mail.to_you": "See your account",
  "desk_mail.to_audit": "See the audit",
  "desk_mail.way_passkey": "a passkey",
  "desk_mail.way_password": "a password with an app",
  "desk_mail.chain": "Database",
  "desk_mail.hash": "Hash",
  "desk_mail.taken_at": "Taken at",
  "desk_mail.key": "Key",
  "desk_mail.signature": "Signature",

  "desk_mail.operator_added_subject": "Somebody was added at the console",
  "desk_mail.operator_added_text": "{{by}} added {{name}} ({{email}}). Role: {{role}}, {{brand}}.",
  "desk_mail.operator_joined_subject": "Somebody joined the console",
  "desk_mail.operator_joined_text":
    "{{name}} ({{email}}) signed in for the first time, from {{origin}}. Their way in: {{way}}.",
  "desk_mail.operator_removed_subject": "Somebody was removed from the console",
  "desk_mail.operator_removed_text":
    "{{by}} removed {{name}} ({{email}}). They are signed in nowhere any more, and may do nothing.",
  "desk_mail.role_given_subject": "A role was given",
  "desk_mail.role_given_text": "{{by}} gave {{name}} ({{email}}) this role: {{role}}, {{brand}}.",
  "desk_mail.role_taken_subject": "A role was taken away",
  "desk_mail.role_taken_text": "{{by}} took this role away from {{name}} ({{email}}): {{role}}, {{brand}}.",
  "desk_mail.recovery_begun_subject": "A new way in was given",
  "desk_mail.recovery_begun_text":
    "{{by}} gave {{name}} ({{email}}) a link for a new way in. It works from {{from}} on and replaces every former one. To stop it: open the operators and take the link back.",
  "desk_mail.recovery_of_yours_subject": "A new way into your account was given",
  "desk_mail.recovery_of_yours_text":
    "{{by}} gave out a link by which somebody can sign in as you. It works from {{from}} on and replaces all your passkeys and your password. If you did not ask for it, tell an owner at once: any owner can take the link back.",
  "desk_mail.recovery_taken_back_subject": "A way in was taken back",
  "desk_mail.recovery_taken_back_text":
    "{{by}} took back the link for {{name}} ({{email}}). It works no longer. All former ways in stay as they were.",
  "desk_mail.recovery_used_subject": "A new way in was used",
  "desk_mail.recovery_used_text":
    "Somebody used the link for {{name}} ({{email}}), from {{origin}}. The new way in is {{way}}. Every former one is gone, and every session was ended.",
  "desk_mail.way_in_added_subject": "Your account has a new way in",
  "desk_mail.way_in_added_text":
    "From now on {{way}} signs in as you. It was set up from {{origin}}. If that was not you, tell an owner at once.",
  "desk_mail.wrong_passwords_subject": "Wrong passwords at the console",
  "desk_mail.wrong_passwords_text":
    "More than {{count}} wrong passwords were tried for {{name}} ({{email}}) within a day, the last one from {{origin}}. Signing in with a password is slower now on devices that {{name}} has not used before. Passkeys and known devices work as always.",
  "desk_mail.checkpoint_subject": "Checkpoint of the audit",
  "desk_mail.checkpoint_text":
    "This is where each audit had come to on {{at}}. The attached file is the same, signed: npx bouquet audit verify --checkpoint <file>",
  "desk_mail.weekly_subject": "Your queues last week",
  "desk_mail.weekly_text": "{{from}} to {{until}}: what came in, what was decided, and what was open at the end.",
  "desk_mail.charged_back_subject": "A bank took a payment back",
  "desk_mail.charged_back_text":
    "{{site}}: on {{at}} a bank took {{amount}} back for the order {{order}} (paid by {{provider}}). Credits, credit note and VAT are booked. Answer the dispute at the provider in time if you want to contest it.",
  "desk_mail.dispute_won_subject": "A dispute was won",
  "desk_mail.dispute_won_text":
    "{{site}}: on {{at}} {{amount}} came back for the order {{order}} (paid by {{provider}}). The order is paid again, and credits, receipt and VAT are booked.",
  "desk_mail.to_payments": "See the payments",
  "desk_mail.unread": "These could not be read: {{brands}}.",
  "desk_mail.to_figures": "See the figures",
  "desk_mail.goals": "A goal is missed where nobody decided in time. Owners and managers set the goals under Settings.",

  "desk_mail.language": "Language of your mails",
  "desk_mail.language_of_desk": "The desk’s ({{language}})",
  "desk_mail.desks_own": "The desk’s language",
  "desk_mail.action_language": "Change the language of your mails",
  "desk_mail.yours": "The last mails to you",
  "desk_mail.none": "There was none yet.",
  "desk_mail.mail": "E-mail",
  "desk_mail.state": "State",
  "desk_mail.state_waiting": "Waiting",
  "desk_mail.state_trying": "Failed, is tried again",
  "desk_mail.state_sent": "Sent",
  "desk_mail.state_failed": "Failed",
  "desk_mail.state_dropped": "Not sent",
  "desk_mail.why": "What the server said",
  "desk_mail.failing": "Mails that do not go out",
  "desk_mail.action_retry": "Send a mail again",
  "desk_mail.again": "Send again",
};
