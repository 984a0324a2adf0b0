export default {
  "index.headline": "Meet someone worth staying up for.",
  "index.promise": "Look around, like who you like, and write to each other. In your own words, at your own pace.",
  "index.point_1_title": "You know who is real",
  "index.point_1_text":
    "Invented profiles say so, in words, wherever they appear. Writing to them costs nothing. Everyone else is somebody.",
  "index.point_2_title": "No tricks to hurry you",
  "index.point_2_text": "No countdowns, no pretend likes. If it says that somebody likes you, somebody does.",
  "index.point_3_title": "Yours to change or leave",
  "index.point_3_text": "Say as much or as little as you want. When you go, the words you wrote go with you.",
  "index.members_title": "People you could meet",
  "index.login_prompt": "Already a member?",
  "index.how_title": "How it works",
  "index.how_1_title": "Say who you are",
  "index.how_1_text": "A name, a few lines, photos if you like. You can change all of it later.",
  "index.how_2_title": "Look around",
  "index.how_2_text":
    "Search by place, age and what people enjoy. If few fit, the page says which wish leaves the most people out.",
  "index.how_3_title": "Write",
  "index.how_3_text": "One good line is enough. Answer when you feel like it, or not at all.",
  "index.safety_title": "Safe and discreet",
  "index.safety_1":
    "You can block or report anybody, from their profile and from the conversation. A person reads each report.",
  "index.safety_2": "Nobody learns where you are: others see your town or region at most.",
  "index.safety_3": "Your profile is shown on {{brand}} and on no other site.",
  "index.safety_4": "The subject of an e-mail never says what kind of site it comes from.",
  "index.prices_title": "What it costs",
  "index.prices_free": "Joining, searching, liking and reading are free.",
  "index.prices_paid":
    "Where writing costs something, the price stands beside the button before you send. What you haven’t used you can give back within 14 days.",
  "index.prices_none": "So is everything else.",
  "index.prices_link": "All prices",
  "index.questions_title": "Questions",
  "index.question_1": "Who is here?",
  "index.answer_1":
    "Adults only. Some profiles may be invented: then they say so, in words, and writing to them costs nothing.",
  "index.question_2": "Who sees my profile?",
  "index.answer_2": "You decide: everybody, members only, or nobody for a while.",
  "index.question_3": "How do I leave?",
  "index.answer_3":
    "On a page of your settings, without giving a reason. Your profile is gone at once, and a few days later so is what you wrote.",
  "index.questions_more": "More questions",
};
