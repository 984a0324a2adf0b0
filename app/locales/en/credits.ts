export default {
  "credits.balance_one": "You have {{count, number}} credit",
  "credits.balance_other": "You have {{count, number}} credits",
  "credits.message_cost_one": "A message costs {{count, number}} credit",
  "credits.message_cost_other": "A message costs {{count, number}} credits",
  "credits.free": "Free",
  "credits.insufficient": "You don’t have enough credits for this.",
};
