import type { PeopleWords } from "../../demo";

const men = [
  "Out for years, and done with hiding anything.",
  "Somewhere between a night out and a quiet Sunday with one man.",
  "I like men who laugh easily and mean what they say.",
  "Friends call me the calm one. Dance floors know better.",
];
const kink = [
  "I talk about limits before anything else; that is where trust begins.",
  "Curious, careful, and very clear about what yes means.",
  "What I want takes time, trust and a good conversation first.",
  "Respect comes before every game, and stays after it.",
];

export default {
  personal: {
    openings: [
      "Hello, and thank you for stopping here.",
      "I never know how to begin these, so I will begin with the truth.",
      "Three words my friends would use: warm, stubborn, funny.",
      "A friend talked me into this, and now I am glad.",
      "I listen well and I cook badly. The second is improving.",
      "Talking comes easily to me once the coffee is on the table.",
      "Not much of a writer, better across a table.",
      "I believe in good manners and bad jokes.",
    ],
    days: [
      "My week is busy, my weekends are not, and I would like that to change.",
      "I work with people all day and still like them in the evening.",
      "I work from home, which makes a reason to go out very welcome.",
      "After some years on my own I know what I enjoy and what I miss.",
      "My flat is small, full of books and never quite tidy.",
      "I moved here two years ago and still find streets I have never seen.",
      "I share my home with a cat who is convinced that it is hers.",
      "Shift work gave me free mornings, and I have grown fond of them.",
    ],
    laterDays: [
      "The children have long had homes of their own, and so I have time again.",
      "I work less than I used to and enjoy it more.",
      "I have stopped postponing things until later. This is later.",
      "A garden, a few good friends, and a calendar with room in it.",
    ],
    pleasures: [
      "Give me a Saturday market, a full basket and nobody in a hurry.",
      "Long walks by the water clear my head, whatever the weather.",
      "I never say no to live music in a small room.",
      "Old films, a blanket and something good to eat are my idea of luxury.",
      "I am happiest on a train with a book and no fixed plan.",
      "I dance in the kitchen and only sometimes outside of it.",
      "A crossword, a pot of tea and the rain outside: perfect.",
      "I swim twice a week and talk about it far too often.",
      "I collect recipes, and now and then I even try one.",
      "Museums on a weekday afternoon are the best kept secret I know.",
    ],
    closings: [
      "Tell me what made you smile today.",
      "If you have read this far, say hello.",
      "Ask me about the worst holiday I ever had.",
      "I answer everybody who writes more than one word.",
      "Let us see where a good conversation leads.",
      "First a coffee, then we will know.",
    ],
  },
  lookingFor: {
    company: [
      "Somebody to share the good evenings with, and some of the ordinary ones.",
      "A real conversation, and then perhaps a dinner that lasts too long.",
      "Good company first. The rest may come by itself.",
      "Somebody who is at ease with who they are.",
      "Something light that is allowed to grow.",
      "A person with time, humour and a little courage.",
      "Somebody nearby, so that spontaneous stays possible.",
      "Attraction, honesty, and two people who laugh at the same things.",
    ],
    wishes: [
      "Please be honest about what you want; I will be too.",
      "I would rather take it slowly than do it twice.",
      "Kindness is not negotiable.",
      "No games, except the ones we agree on.",
      "Distance is fine as long as the trains run.",
      "What we call it, we can decide later.",
    ],
  },
  flavours: {
    2: {
      sought: [
        "I decide the pace, and I say so kindly.",
        "I know what I want and I have no trouble asking for it.",
        "I like to make the first move. Now and then I like being surprised.",
      ],
      seekers: [
        "I like a woman who knows what she wants and says it.",
        "You may set the pace; I am a patient person.",
        "A woman with a mind of her own is the best company there is.",
      ],
    },
    3: { sought: kink, seekers: kink },
    4: {
      sought: [
        "I have curves, and I have stopped apologising for good food.",
        "Full figure, full laugh. I would not swap either of them.",
        "I dress for myself, in colours, and it suits me.",
      ],
      seekers: [
        "Curves have always turned my head, and I am happy to say so.",
        "I like women who enjoy life, dessert included.",
        "A soft shape and a sharp mind: that is my weakness.",
      ],
    },
    5: {
      sought: [
        "I have earned every line on my face, most of them by laughing.",
        "My age is no secret, and neither is my appetite for life.",
        "I have nothing left to prove and a great deal left to enjoy.",
      ],
      seekers: [
        "Women with a few decades of stories interest me most.",
        "I have always felt at home with women who have seen something of life.",
        "Experience is beautiful, and I like to listen to it.",
      ],
    },
    6: {
      sought: [
        "In the middle of life, and better at it every year.",
        "I have a job, a sense of humour and Friday evenings to myself.",
        "I know my own mind by now, and that is a pleasure.",
      ],
      seekers: [
        "Women who know themselves are simply the best company.",
        "A grown woman who laughs at herself wins me over at once.",
        "I like confidence, a little mischief and good conversation.",
      ],
    },
    7: { sought: men, seekers: men },
  },
  answers: {
    sunday: ["Coffee in bed, a long walk, and soup on the stove.", "The flea market early, the sofa late."],
    dish: ["Lasagne, for at least six people.", "Pancakes. Everything else is practice."],
    small: ["Somebody holding the door and smiling.", "The first sun on the balcony."],
    together: ["A concert of a band that neither of us knows.", "Getting lost in a city, on purpose."],
  },
  dialogues: [
    [
      "Hello! You look like somebody who knows where the good food is. Am I right?",
      "Guilty. There is a tiny place by the station that hardly anybody knows. More I won’t put in writing.",
      "A secret, then. What would I have to do to hear it?",
      "Ask nicely. You are halfway there already.",
    ],
    [
      "I liked your profile. It sounds like a person and not like an advert.",
      "That may be the nicest thing anybody has said to me here. Thank you!",
      "How is your week going?",
      "Full until Thursday, and then wonderfully empty. Yours?",
      "The other way round. Shall we find the day in between?",
    ],
    [
      "Important question first: sea or mountains?",
      "Sea. Off season, with a thick jumper and nobody else on the beach.",
      "Correct answer. I would bring the flask.",
    ],
    [
      "Good evening! What are you listening to at the moment?",
      "The same old record for the third time today. You may laugh.",
      "I never laugh at records. Which one?",
      "I’ll tell you over a coffee. That sounds better than it reads.",
    ],
    [
      "I always start with the weather and then run out of words. So: no weather today.",
      "Fine by me. What did you have for dinner instead?",
      "Pasta, by candlelight. The bulb in the kitchen has gone.",
    ],
    [
      "Have you been here long? It’s my first week and I still feel a little shy.",
      "A few months. Write to people whose texts you like, that is the whole trick.",
      "Then I have done it right, it seems.",
      "You have. What brought you here?",
    ],
    [
      "I’m going to that street festival on Saturday. Do you know it?",
      "Every year! The best stage is the small one behind the church.",
      "Then I know where I’ll be at eight.",
      "With some luck, so shall I.",
    ],
  ],
} satisfies PeopleWords;
