export default {
  "risk.title": "What the site noticed by itself",
  "risk.lead": "Nothing of it decides anything: it only says where to look.",
  "risk.noticed": "The site noticed something",
  "risk.name_begun_hour": "Many conversations begun in an hour",
  "risk.name_begun_day": "Many conversations begun in a day",
  "risk.name_likes_minute": "Many likes in a minute",
  "risk.name_likes_hour": "Many likes in an hour",
  "risk.name_unanswered": "Hardly anybody answers",
  "risk.name_disliked": "Blocked or reported by several",
  "risk.name_push": "Leads people off the site",
  "risk.name_held": "Several messages held back",
  "risk.name_disposable": "Throwaway address",
  "risk.name_country": "Another country than the profile says",
  "risk.name_banned_mailbox": "Same mailbox as a closed account",
  "risk.name_banned_device": "Same browser as a closed account",
  "risk.name_device_accounts": "Several accounts in one browser",
  "risk.said_begun_hour":
    "Conversations begun in an hour: {{begun}}, answered: {{answered}}. Age of the account: {{age}}.",
  "risk.said_begun_day":
    "Conversations begun in a day: {{begun}}, answered: {{answered}}. Age of the account: {{age}}.",
  "risk.said_likes_minute": "Likes in a minute: {{likes}}. Age of the account: {{age}}.",
  "risk.said_likes_hour": "Likes in an hour: {{likes}}. Age of the account: {{age}}.",
  "risk.said_unanswered":
    "Conversations begun in a week: {{begun}}, answered: {{answered}}. Age of the account: {{age}}.",
  "risk.said_disliked":
    "People who had enough of them in a week: {{people}} (blocked by {{blocked}}, reported by {{reported}}).",
  "risk.said_push":
    "First messages with contact details, links or ways to pay in a week: {{messages}}, to so many people: {{people}}.",
  "risk.said_held": "Messages held back in a week: {{messages}}, to so many people: {{people}}.",
  "risk.said_disposable": "Signed up with a throwaway address at {{domain}}.",
  "risk.said_country": "Signed up from {{from}}, while the profile says {{claimed}}.",
  "risk.said_banned_mailbox": "Another account of the same mailbox was closed for good.",
  "risk.said_banned_device": "Accounts used in the same browser and closed for good: {{accounts}}.",
  "risk.said_device_accounts": "Accounts signed up in one browser in a day: at least {{accounts}}.",
  "risk.settings": "Risky profiles",
  "risk.settings_lead":
    "What the site notices by itself collects for thirty days, each thing with its weight. A case opens at this sum.",
  "risk.threshold": "Sum that opens a case",
  "risk.threshold_hint": "From 1 to 50. What is noticed weighs 1 to 4.",
  "risk.threshold_wrong": "Give a whole number from 1 to 50.",
  "risk.action_settings": "Change when a case opens",
};
