export default {
  "entry.title": "For adults only",
  "entry.text":
    "{{brand}} is a dating site for people of 18 and over. Profiles and conversations can be about love and about sex. Come in if you are an adult and want to.",
  "entry.enter": "I am 18 or over",
  "entry.leave": "Leave",
};
