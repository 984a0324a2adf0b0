export default {
  "offers.label": "Advertisement",
  "offers.cam_text": "{{name}} chats live on a partner’s site, and isn’t a member here.",
  "offers.cam_action": "Visit {{name}}",
  "offers.ad_action": "Have a look",
  "offers.new_window": "opens our partner’s site in a new window",
  "offers.not_found": "This offer isn’t here any more.",
};
