/** Emails. Subjects, previews and senders show on a lock screen, so they reveal only that an account exists. */
export default {
  "mail.greeting": "Hi {{name}},",
  "mail.greeting_unnamed": "Hi there,",
  "mail.link_hint": "If the button does nothing, copy this address into your browser:",
  "mail.farewell": "See you soon!",
  "mail.signed": "The {{brand}} team",
  "mail.reason": "You get this e-mail because somebody gave this address at {{host}}.",

  "mail.activation.subject": "Confirm your e-mail address",
  "mail.activation.preview": "One tap, and it’s done.",
  "mail.activation.text":
    "Good to have you here. Tap the button so that we know this address is really yours. After that, everything is open to you.",
  "mail.activation.action": "Confirm my address",
  "mail.activation.note":
    "The link works once and lasts three days. Didn’t you give us this address? Then just ignore this e-mail, and nothing happens.",

  "mail.known.subject": "You already have an account",
  "mail.known.preview": "Nothing has changed.",
  "mail.known.text":
    "Somebody, most likely you, just tried to sign up with this address. You already have an account, so no new one was made and nothing has changed. Log in with the password you chose back then. Has it slipped your mind? You can set a new one on the login page.",
  "mail.known.action": "Log in",
  "mail.known.note": "Wasn’t it you? Then there is nothing you need to do.",

  "mail.reset.subject": "Choose a new password",
  "mail.reset.preview": "It takes a minute.",
  "mail.reset.text":
    "You asked for a new password. Choose one here and you are back in. Every device that is still logged in will be logged out.",
  "mail.reset.action": "Choose a new password",
  "mail.reset.note":
    "The link works once and lasts one hour. Wasn’t it you? Then ignore this e-mail; your password stays as it is.",

  "mail.address_change.subject": "Confirm your new e-mail address",
  "mail.address_change.preview": "One tap, and we will write to you here.",
  "mail.address_change.text":
    "You gave this as your new address. Tap the button, and from then on you log in with it and our e-mails come here.",
  "mail.address_change.action": "Use this address",
  "mail.address_change.note":
    "The link works once and lasts one day. Wasn’t it you? Then ignore this e-mail, and nothing changes.",

  "mail.address_changed.subject": "Your e-mail address was changed",
  "mail.address_changed.preview": "Just so you know.",
  "mail.address_changed.text":
    "Your account has a new e-mail address. From now on we write to that one, and no longer to this one.",
  "mail.address_changed.action": "It wasn’t me",
  "mail.address_changed.note": "Was it you? Then all is well, and there is nothing you need to do.",

  "mail.address_correction.subject": "Your e-mail address is about to change",
  "mail.address_correction.preview": "Was it you? Then there is nothing to do.",
  "mail.address_correction.text":
    "Our support was asked to give your account another e-mail address. That happens on {{date}}. Until then everything stays as it is.",
  "mail.address_correction.action": "Keep my address",
  "mail.address_correction.note":
    "Was it you? Then there is nothing you need to do. If it wasn’t, press the button, and nothing is changed.",

  "mail.deleted.subject": "Your account was deleted",
  "mail.deleted.preview": "You can still change your mind.",
  "mail.deleted.text":
    "As you asked, your account is deleted: nobody can see it any more. Until {{date}} you can have it back, just as it was, by logging in. After that, everything personal is erased for good.",
  "mail.deleted.action": "I want it back",
  "mail.deleted.note": "Wasn’t it you? Then log in, bring it back, and choose a new password.",

  "mail.export.subject": "Your file is ready",
  "mail.export.preview": "It is there for you for seven days.",
  "mail.export.text":
    "You asked for a copy of everything we know about you. Log in to download it. After seven days it is removed.",
  "mail.export.action": "To my file",
  "mail.export.note": "Wasn’t it you? Then choose a new password: somebody may be logged in as you.",
  "mail.export.readme":
    "This is everything we know about you, as it was when you asked for it.\n\nEach .json file is one kind of thing, as plain text: your account, your profile, your consents, the messages of your conversations and so on. Times are in UTC. Your photos are in the folder photos, in the order of your profile; those that you sent to somebody are in chat_photos, each under the id of its message.\n\nOnly what protects your account is left out: the scrambled password and the keys for logging in.",

  "mail.second_factor_off.subject": "A change to how you log in",
  "mail.second_factor_off.preview": "Just so you know.",
  "mail.second_factor_off.text":
    "Logging in with a code from your app was turned off. From now on your password alone is enough.",
  "mail.second_factor_off.action": "Go to my account",
  "mail.second_factor_off.note":
    "Was it you? Then all is well. If not, choose a new password at once and turn it on again.",

  "mail.second_factor_on.subject": "A change to how you log in",
  "mail.second_factor_on.preview": "Just so you know.",
  "mail.second_factor_on.text":
    "From now on logging in takes a code from your app as well as your password. All your other devices were logged out.",
  "mail.second_factor_on.action": "It wasn’t me",
  "mail.second_factor_on.note":
    "Was it you? Then all is well. Keep your recovery codes where you will find them again.",

  "mail.wrong_passwords.subject": "Wrong passwords for your account",
  "mail.wrong_passwords.preview": "Just so you know.",
  "mail.wrong_passwords.text":
    "Within a day, many wrong passwords were typed for your account. We now slow down anyone who tries from a device we don’t know. On the devices you have used before, you won’t notice a thing.",
  "mail.wrong_passwords.action": "Go to my account",
  "mail.wrong_passwords.note":
    "Was it you? Then set a new password on the login page. If not: a password you use nowhere else keeps your account safe, and a code from an app even more so.",

  "mail.receipt.subject": "Your receipt",
  "mail.receipt.preview": "For your records.",
  "mail.receipt.text":
    "Thank you for your payment. Receipt {{number}}: {{item}}, {{total}}, of which {{vat}} is VAT at {{rate}}%.",
  "mail.receipt.action": "See my payment",
  "mail.receipt.note": "It is attached as a PDF, and stays there for you to download.",

  "mail.refund.subject": "Money is on its way back to you",
  "mail.refund.preview": "Your credit note is attached.",
  "mail.refund.text":
    "{{amount}} of what you paid for {{item}} goes back the way you paid. This is credit note {{number}}.",
  "mail.refund.action": "See my payment",
  "mail.refund.note": "It is attached as a PDF. Your bank may take a few days to show the money.",
  "mail.dispute_won.subject": "Your payment is valid again",
  "mail.dispute_won.preview": "Your receipt is attached.",
  "mail.dispute_won.text":
    "Your bank had taken back {{amount}} of what you paid for {{item}}, and has now returned it to us. So your order is valid again, and what we took back for it is on your account. This is receipt {{number}}; it replaces the credit note.",
  "mail.dispute_won.action": "See my payment",
  "mail.dispute_won.note": "It is attached as a PDF. If you don’t recognise this payment, write to us.",

  "mail.withdrawal.subject": "We have received your withdrawal",
  "mail.withdrawal.preview": "It is confirmed.",
  "mail.withdrawal.text":
    "{{name}}, on {{at}} you withdrew from the contract on {{item}} (receipt {{number}}). {{amount}} goes back the way you paid, within fourteen days at the latest.",
  "mail.withdrawal.action": "See my payment",
  "mail.withdrawal.note": "Keep this e-mail: it confirms your withdrawal with its date and time.",
  "mail.withdrawal_late.subject": "About your withdrawal",
  "mail.withdrawal_late.preview": "We received it.",
  "mail.withdrawal_late.text":
    "On {{at}} you told us that you withdraw from the contract on {{item}} (receipt {{number}}). We have it in writing. Nothing is left to give back for this order: the time for it is over, everything was used, or the money went back before.",
  "mail.withdrawal_late.action": "See my payment",
  "mail.withdrawal_late.note": "If you see it differently, write to us.",

  "mail.premium_ends.subject": "Something ends soon",
  "mail.premium_ends.preview": "It does not renew itself.",
  "mail.premium_ends.text":
    "Your premium ends on {{date}}. It does not renew itself, and nothing is charged. If you liked it, you can buy another term; if not, there is nothing you need to do.",
  "mail.premium_ends.action": "See the options",
  "mail.premium_ends.note": "You get this e-mail only once, before the end of each term.",

  "mail.credits_back.subject": "You got something back",
  "mail.credits_back.preview": "Just so you know.",
  "mail.credits_back.text":
    "Somebody you wrote to has left and never read your first message. What it cost you is back on your account. Credits: {{credits}}.",
  "mail.credits_back.action": "To my credits",
  "mail.credits_back.note": "There is nothing you need to do.",
  "mail.premium_cancelled.subject": "We have received your cancellation",
  "mail.premium_cancelled.preview": "It is confirmed.",
  "mail.premium_cancelled.text":
    "{{name}}, on {{at}} you cancelled your premium. It ends on {{end}}. Nothing renews it, and nothing more is charged.",
  "mail.premium_cancelled.action": "See my premium",
  "mail.premium_cancelled.note": "Keep this e-mail: it confirms your cancellation with its date and time.",

  "mail.unsubscribe": "Stop these e-mails",
  "mail.unseen.subject": "Something is waiting for you",
  "mail.unseen.preview": "Whenever you have a moment.",
  "mail.unseen.text": "{{what}} You can see it as soon as you log in.",
  "mail.unseen.action": "Have a look",
  "mail.unseen.note":
    "We write at most once a day, and only when something has been waiting for an hour. You can choose how often, or turn it off, under notifications.",
  "mail.unseen.message": "Somebody has written to you.",
  "mail.unseen.like": "Somebody likes you.",
  "mail.unseen.match": "Somebody you like likes you back.",

  "mail.newcomers.subject": "Your week in short",
  "mail.newcomers.preview": "As you asked.",
  "mail.newcomers.text": "Somebody new fits what you’re looking for. {{what}}",
  "mail.newcomers.each": "{{search}}: {{people}}.",
  "mail.newcomers.action": "Have a look",
  "mail.newcomers.note":
    "You get this e-mail on Mondays, and only when somebody is new. You choose for each saved search whether we write to you about it.",

  "mail.photo_rejected.subject": "One of your photos is not shown",
  "mail.photo_rejected.preview": "Why, and what you can do.",
  "mail.photo_rejected.text":
    "A person on our team decided that a photo of yours goes against our house rules ({{rules}}). From now on nobody but you sees it. What we found: {{reason}}",
  "mail.photo_rejected.action": "Ask for another look",
  "mail.photo_rejected.note": "You have six months to appeal, at no cost, and somebody else will decide. {{redress}}",

  "mail.text_removed.subject": "Something you wrote was removed from your profile",
  "mail.text_removed.preview": "Why, and what you can do.",
  "mail.text_removed.text":
    "A person on our team removed this from your profile: {{texts}}. What we found: {{facts}} The rule that this breaks: {{rule}} All our house rules: {{rules}}. Everything else stays as it was, and you can write something else in its place.",
  "mail.text_removed.action": "Ask for another look",
  "mail.text_removed.note": "You have six months to appeal, at no cost, and somebody else will decide. {{redress}}",

  "mail.fraud.subject": "An important word for your safety",
  "mail.fraud.preview": "Please read it soon.",
  "mail.fraud.text":
    "{{name}}, with whom you exchanged messages until {{date}}, is no longer here: we removed the account for fraud or a false identity. Never send this person money, gift cards, passwords or documents, whatever they tell you and wherever they write to you. If you already sent something, tell your bank at once, and then the police.{{back}}",
  "mail.fraud.back": "What your messages to this account cost is back on yours. Credits: {{credits}}.",
  "mail.fraud.action": "How to protect yourself",
  "mail.fraud.note":
    "None of this is your fault: people like that make a trade of it. If something worries you, write to us. You also find this notice in your account, under “Decisions and notices”.",
  "mail.fraud_retracted.subject": "We have to correct something we told you",
  "mail.fraud_retracted.preview": "It is good news.",
  "mail.fraud_retracted.text":
    "On {{date}} we wrote to you that the account of {{name}} was removed for fraud or a false identity. We have looked at it again, and that decision does not stand: the account is open again. Please don’t hold it against {{name}}.",
  "mail.fraud_retracted.action": "See all notices",
  "mail.fraud_retracted.note": "If credits came back to you then, they stay yours. We are sorry for the alarm.",

  "mail.profile_hidden.subject": "Your profile is hidden",
  "mail.profile_hidden.preview": "Why, and what you can do.",
  "mail.profile_hidden.text":
    "From now on nobody but you sees your profile. You can log in as before, and your conversations stay. What we found: {{facts}} The rule that this breaks: {{rule}} A person on our team decided.",
  "mail.profile_hidden.action": "Ask for another look",
  "mail.profile_hidden.note": "You have six months to appeal, at no cost, and somebody else will decide. {{redress}}",

  "mail.profile_shown.subject": "Your profile is visible again",
  "mail.profile_shown.preview": "Everything is as it was.",
  "mail.profile_shown.text": "We hid your profile, and now it is shown again to everybody whom you let see it.",
  "mail.profile_shown.action": "Open your profile",
  "mail.profile_shown.note": "It’s good to have you here.",

  "mail.decision_reversed.subject": "We changed our decision",
  "mail.decision_reversed.preview": "You were right to ask.",
  "mail.decision_reversed.text":
    "Somebody who did not take the first decision looked at it again and changed it. This is yours again: {{items}}. What we found this time: {{facts}}",
  "mail.decision_reversed.premium":
    "Your premium now lasts until {{date}}: we added the time in which you could not use it.",
  "mail.decision_reversed.action": "See all decisions",
  "mail.decision_reversed.note": "Thank you for asking, and sorry for the trouble.",

  "mail.warned.subject": "A word about your account",
  "mail.warned.preview": "What we noticed, and what to do about it.",
  "mail.warned.text":
    "A person on our team looked at something you did, and it goes against our house rules. What we found: {{facts}} The rule that this breaks: {{rule}} Nothing changes for now: your profile stays visible, and you can go on as before. Please keep to the rules from here on. If it happens again, we may have to close your account.",
  "mail.warned.action": "Read the house rules",
  "mail.warned.note": "Do you see it differently? Write to us, and we’ll take another look.",

  "mail.muted.subject": "You can’t write messages for now",
  "mail.muted.preview": "Why, for how long, and what you can do.",
  "mail.muted.text":
    "You can read everything as before, but you can’t write messages {{period}}. What we found: {{facts}} The rule that this breaks: {{rule}} A person on our team decided.",
  "mail.muted.action": "Ask for another look",
  "mail.muted.note": "You have six months to appeal, at no cost, and somebody else will decide. {{redress}}",

  "mail.mute_ended.subject": "You can write messages again",
  "mail.mute_ended.preview": "Everything is as before.",
  "mail.mute_ended.text": "You can write messages again. Nothing else has changed.",
  "mail.mute_ended.action": "To my messages",
  "mail.mute_ended.note": "It’s good to have you back.",

  "mail.details_changed.subject": "Your details were changed",
  "mail.details_changed.preview": "Just so you know.",
  "mail.details_changed.text": "Something in your account was changed: {{what}}. When: {{when}}.",
  "mail.details_changed.action": "It wasn’t me",
  "mail.details_changed.note":
    "Was it you? Then all is well, and there is nothing you need to do. If not, choose a new password at once, and write to us.",
  "mail.details_changed.password": "your password",
  "mail.details_changed.email": "your e-mail address",

  "mail.erased.subject": "Your account is deleted",
  "mail.erased.preview": "Everything personal is gone for good.",
  "mail.erased.text":
    "As you asked, your account is deleted, and everything personal is being erased for good. It can’t be brought back. We only keep what the law makes us keep, such as receipts.",
  "mail.erased.action": "To the front page",
  "mail.erased.note": "Take care of yourself.",

  "mail.suspended.subject": "Your account is suspended",
  "mail.suspended.preview": "Why, for how long, and what you can do.",
  "mail.suspended.text":
    "Your account is closed {{period}}: nobody sees your profile, and you can’t log in. What we found: {{facts}} The rule that this breaks: {{rule}} A person on our team decided.",
  "mail.suspended.action": "Ask for another look",
  "mail.suspended.note": "You have six months to appeal, at no cost, and somebody else will decide. {{redress}}",

  "mail.suspension_ended.subject": "Your account is open again",
  "mail.suspension_ended.preview": "You can log in as before.",
  "mail.suspension_ended.text":
    "The suspension of your account is over. Your profile is as it was, and so are your messages and credits.",
  "mail.suspension_ended.action": "Log in",
  "mail.suspension_ended.note": "It’s good to have you back.",

  "mail.complaint_received.subject": "We have your message",
  "mail.complaint_received.preview": "It has a number.",
  "mail.complaint_received.text":
    "Thank you for telling us. Your message has the number {{number}}. A person looks at it, and you have our answer by {{date}} at the latest.",
  "mail.complaint_received.action": "Check the status",
  "mail.complaint_received.note":
    "There you can also add pictures. Keep this e-mail: nobody else knows the address of that page.",

  "mail.complaint_answered.subject": "Here is our answer",
  "mail.complaint_answered.preview": "It is about your message.",
  "mail.complaint_answered.text":
    "We have looked at your message with the number {{number}} and decided. Our answer, and what you can do if you don’t agree, is on its page.",
  "mail.complaint_answered.action": "Read the answer",
  "mail.complaint_answered.note": "Only this e-mail and you know the address of that page.",
  "mail.report_answered.subject": "What came of your report",
  "mail.report_answered.preview": "We have looked at it.",
  "mail.report_answered.text":
    "Thank you for telling us. This is about what you reported under the number {{numbers}}. {{outcome}}",
  "mail.report_answered.acted":
    "A person on our team looked at it and found that one of our rules was broken, and we acted on that. What exactly we did stays between us and that member, just as nobody learns who sent a report.",
  "mail.report_answered.found":
    "A person on our team looked at it and found that one of our rules was broken. No measure was needed this time; we keep it in mind in case it happens again.",
  "mail.report_answered.reversed":
    "We have to correct what we told you. A person who did not take the first decision looked at it again after an appeal and did not find that a rule of ours was broken. What had been done was taken back.",
  "mail.report_answered.nothing":
    "A person on our team looked at it and did not find that a rule of ours was broken, so everything stays as it is. If you’d rather not meet somebody here, you can block them: then you don’t see each other any more.",
  "mail.report_answered.discarded":
    "This time it gave us nothing that we could act on, so we have set it aside. A report helps most when it is about something that somebody really did, with a sentence on what happened. Nothing changes for you.",
  "mail.report_answered.action": "See all my reports",
  "mail.report_answered.note":
    "Do you see it differently, or was there more? Write to us and give the number. Thank you for looking out for others.",
};
