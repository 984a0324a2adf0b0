export default {
  "credits.message_cost_one": "A message costs {{count, number}} credit",
  "credits.message_cost_other": "A message costs {{count, number}} credits",
  "credits.insufficient": "You do not have enough credits for this message",
  "credits.balance_one": "You have {{count, number}} credit.",
  "credits.balance_other": "You have {{count, number}} credits.",
  "credits.get": "Get credits",
  "credits.free_reply": "Your first answer is free.",
  "credits.free_premium": "Free with your premium.",
  "credits.cap_reached":
    "That would be more than the {{cap}} credits a day that you set yourself. You can change your limit in your account.",
};
