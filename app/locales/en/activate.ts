export default {
  "activate.done_title": "Your address is confirmed",
  "activate.done_text": "Thank you. From now on you can write to people too.",
  "activate.done_action": "Have a look around",
  "activate.finish_action": "Finish my profile",
  "activate.error_text":
    "It has been used already, or it has expired. If you have confirmed your address before, all is well. If not, ask for another e-mail.",
  "activate.error_action": "To my e-mail address",
  "activate.confirm_title": "One more tap",
  "activate.confirm_text": "Press the button, and your e-mail address is confirmed.",
  "activate.confirm_action": "Confirm my address",
};
