import type { NicheTexts } from "../translation";

/** Messages that a niche replaces: the niche's prefix, then the full key. */
export default {
  "she-index.headline": "She sets the pace.",
  "she-index.promise": "A place where women decide what they want and say so, and where that is exactly the charm.",
  "she-index.point_1_title": "You know who is real",
  "she-index.point_1_text":
    "Invented profiles say so in words wherever they appear, and writing to them is free. With everyone else, it is two people talking.",
  "she-index.point_2_title": "First a conversation",
  "she-index.point_2_text": "Nobody is swiped away here. Read what she wrote, and answer that.",
  "she-index.point_3_title": "No is an answer",
  "she-index.point_3_text": "Clear words are welcome, yours too. Nobody owes anybody a reply.",
  "she-signup.title": "Come in",
  "she-signup.lead": "An address, a name, a password. What you want to tell after that is up to you.",
  "she-home.greeting": "Lovely to see you, {{name}}",
  "she-home.new_people": "New here, and worth a look",
  "she-chats.no_messages_text": "Read {{name}}’s profile, then begin with something only you would say.",

  "bdsm-index.headline": "Trust first. Then everything else.",
  "bdsm-index.promise":
    "Meet adults who know what they like, put it into words, and take a boundary as seriously as a wish.",
  "bdsm-index.point_1_title": "Consent, in so many words",
  "bdsm-index.point_1_text":
    "Talk before you meet: wishes, limits, what follows after. Here that is where the tension starts.",
  "bdsm-index.point_2_title": "You know who is real",
  "bdsm-index.point_2_text":
    "Invented profiles are marked in words everywhere, and writing to them costs nothing. No masks but the chosen ones.",
  "bdsm-index.point_3_title": "Discreet by choice",
  "bdsm-index.point_3_text": "A nickname is enough. You decide what you show, to whom you write, and when you leave.",
  "bdsm-signup.title": "Enter on your own terms",
  "bdsm-signup.lead": "An address, a nickname, a password. You set the limits from there.",
  "bdsm-home.greeting": "Welcome, {{name}}",
  "bdsm-home.new_people": "People who speak your language",
  "bdsm-profile.looking_for": "What I long for, and where I stop",
  "bdsm-profile.personal_hint":
    "What draws you, what calms you, what is never on the table? No phone numbers or addresses, please.",
  "bdsm-chats.no_messages_text": "Begin with a question. {{name}} will tell you where the lines are.",

  "bbw-index.headline": "More to love. Nothing to hide.",
  "bbw-index.promise": "Full-figured women and the people who adore them, meeting as they are: curves, wit and all.",
  "bbw-index.point_1_title": "Come as you are",
  "bbw-index.point_1_text": "No flattering angles needed. People here are looking for you, not for less of you.",
  "bbw-index.point_2_title": "You know who is real",
  "bbw-index.point_2_text":
    "Invented profiles say so in words wherever they appear, and writing to them is free. Everyone else is somebody.",
  "bbw-index.point_3_title": "Kind, or not here",
  "bbw-index.point_3_text": "A compliment is welcome, a remark is not. Neither has to be answered.",
  "bbw-signup.title": "Take your place",
  "bbw-signup.lead": "An address, a name, a password. You are very welcome here.",
  "bbw-home.greeting": "How good that you are here, {{name}}",
  "bbw-home.new_people": "People you may well adore",

  "gilf-index.headline": "The best stories are still to come.",
  "gilf-index.promise":
    "Women with decades of life behind them, and plenty of appetite for what is next. Meet somebody who sees that.",
  "gilf-index.point_1_title": "Age is an advantage",
  "gilf-index.point_1_text": "You know what you enjoy and what you have had enough of. That makes talking a pleasure.",
  "gilf-index.point_2_title": "Calm and clear",
  "gilf-index.point_2_text": "No blinking hearts, no rush. Read, think it over, and take all the time you like.",
  "gilf-index.point_3_title": "You know who is real",
  "gilf-index.point_3_text":
    "Invented profiles say so in words wherever they appear, and writing to them is free. And never send money to somebody you have not met.",
  "gilf-signup.title": "Start something new",
  "gilf-signup.lead": "An address, a name, a password. There is no hurry with the rest.",
  "gilf-home.greeting": "How nice to see you, {{name}}",
  "gilf-home.new_people": "People with something to tell",

  "milf-index.headline": "Busy days. Evenings of your own.",
  "milf-index.promise": "Confident women in the middle of life, and people who find exactly that irresistible.",
  "milf-index.point_1_title": "Made for a full diary",
  "milf-index.point_1_text": "Write when the house is quiet. A conversation waits for you here; it does not chase you.",
  "milf-index.point_2_title": "You know who is real",
  "milf-index.point_2_text":
    "Invented profiles say so in words wherever they appear, and writing to them is free. Everyone else is somebody.",
  "milf-index.point_3_title": "Your life stays yours",
  "milf-index.point_3_text": "A nickname will do, and only your town is shown. Say more when it feels right.",
  "milf-signup.title": "Some time for you",
  "milf-signup.lead": "An address, a name, a password. Done before the tea is cold.",
  "milf-home.greeting": "Finally a moment, {{name}}",
  "milf-home.new_people": "People to spend an evening with",

  "gay-index.headline": "Men who like men. Simple as that.",
  "gay-index.promise": "For tonight, for the weekend or for good: say what you are after, and meet men who say it too.",
  "gay-index.point_1_title": "Plain words",
  "gay-index.point_1_text":
    "Looking for love, a date or something in between? Write it down and spare everybody the guessing.",
  "gay-index.point_2_title": "You know who is real",
  "gay-index.point_2_text":
    "Invented profiles say so in words wherever they appear, and writing to them is free. Everyone else is somebody.",
  "gay-index.point_3_title": "As out as you want",
  "gay-index.point_3_text": "A nickname and a town are enough. Who gets to know more is your decision.",
  "gay-signup.title": "Join the men of {{brand}}",
  "gay-signup.lead": "An address, a name, a password. The talking starts after that.",
  "gay-home.greeting": "Hey {{name}}, good to see you",
  "gay-home.new_people": "Men for you",
  "gay-index.members_title": "Men you could meet",
} satisfies NicheTexts;
