/**
 * Legal pages in Markdown. `{{contact}}` is the company's email address and telephone number, or else its postal
 * address.
 */
export default {
  "legal.terms.title": "Terms",
  "legal.terms.body": `These are the rules between you and {{company}}, {{address}}, the company behind {{brand}}. By making an account you agree to them.
## Who can join
You are 18 or over, you make one account, for yourself, and what you say about yourself is true. Keep your password to yourself.
## What {{brand}} is
A place to meet people: you make a profile, look for others, like them and write to each other. We do not promise that you find somebody, and we do not check who people say they are. Be careful with money, addresses and first meetings.
## Invented profiles
Some profiles may be invented. Each of them is marked as fictional, in words, wherever it appears. They are never counted as members near you, and writing to them is always free.
## Only here
Your profile is shown on {{brand}} and nowhere else: on no other site, ours or anybody else’s, and under no other name.
## What it costs
Joining, looking around and liking are free. Where a message costs something, the price is shown before you send it. Nothing is charged without your doing.
## What you write
It stays yours. You allow us to show it to the people it is meant for. Do not post what breaks the law, hurts others, advertises, or belongs to somebody else. The [house rules](/pages/ban) say more.
## Ending it
You can leave at any time and need no reason. We can close an account that breaks these rules, and say why.
## Liability and law
We answer for damage that we cause on purpose or by gross negligence, and wherever the law says so. The law of our country of establishment applies; the consumer protection of your own country stays yours.
Questions? {{contact}}`,

  "legal.privacy.title": "Privacy",
  "legal.privacy.body": `{{company}}, {{address}}, decides what happens with your data on {{brand}} and answers for it. You reach us here: {{contact}}
## What we keep, and why
- **Your account:** e-mail address, date of birth, language and a scrambled form of your password. Without these there is no account (contract).
- **Your profile:** name, age, place, photos and what you tell about yourself. A dating profile reveals private things, such as whom you are attracted to. We use them only because you agreed to that, separately and explicitly. You can take that back at any time; then the profile goes.
- **What you do here:** likes, visits, messages, and when you were last active, so that the site works (contract).
- **How you came here:** the page or partner that sent you, to know which of them work (our legitimate interest).
- **Your time zone:** to show times on your clock and leave you in peace at night (contract).
- **Your browsers and how you paid:** as codes that only say whether two accounts share a browser or a card, so that nobody who was shut out comes back under another name; a browser’s for a year (our legitimate interest).
- **Technical records:** network addresses and errors, for a short time, to keep the site safe (our legitimate interest).
- **Your consents:** what you agreed to and when, because we have to be able to show it.
## Who sees it
Other members see your profile, and visitors do if you chose that, but never your e-mail address, your date of birth or where exactly you are. Only the two people in a conversation read it, unless one of them reports it. We sell nothing to anybody. Companies that run our machines work on our orders only.
## How long
As long as you have an account. If you ask us to delete it, the profile disappears at once; after a short period in which you can change your mind, your data and the words you wrote are erased. What the law makes us keep, such as invoices and open reports, stays until it may go.
## Your rights
You can see, correct, take along or delete your data, object to its use, and complain to the data protection authority of your country. Write to us and we do it.`,

  "legal.cookies.title": "Cookies",
  "legal.cookies.body": `A cookie is a small note that a site leaves in your browser. Besides cookies, a browser has a few other places where a site can keep something. The table below names everything that {{brand}} keeps in them, what for, and for how long.

What the site cannot work without, it keeps without asking; the law allows that. Anything else it keeps only after you said yes, and no is a good answer. There is nothing for advertising and nothing that follows you to other sites.

You can delete all of it at any time in your browser’s settings. You are then logged out, and the site asks for your language again. Over a secure connection, the names of cookies begin with \`__Host-\`.

{{brand}} is run by {{company}}, {{address}}. Questions? {{contact}}`,
  "legal.cookies.table": "Everything that {{brand}} keeps in your browser",
  "legal.cookies.name": "Name",
  "legal.cookies.purpose": "What for",
  "legal.cookies.lasts": "How long",
  "legal.cookies.asks": "Asks first",
  "legal.cookies.until_browser": "Until you close the browser",
  "legal.cookies.until_tab": "Until you close the tab",
  "legal.cookies.until_permission": "Until you take back your permission",
  "legal.cookies.until_logout": "Until you log out",
  "legal.cookies.until_sent": "Until it is sent",
  "legal.cookies.until_cleared": "Until you delete it",
  "legal.cookies.needed": "No: the site needs it",
  "legal.cookies.asked": "Yes",
  "legal.cookies.session":
    "Being logged in, so that you do not have to type your password on every page. It ends when you log out, or stay away for 14 days.",
  "legal.cookies.device":
    "That you have logged in from this browser before: nobody can keep you out by typing wrong passwords for your account, and people we excluded are recognised if they return under another name.",
  "legal.cookies.login_step":
    "Logging in halfway: while we wait for your code, or for your word on bringing an account back.",
  "legal.cookies.pending_signup":
    "That you have signed up and are waiting for our e-mail, so that its link logs you in here.",
  "legal.cookies.language": "Your language, if you choose one.",
  "legal.cookies.entry": "That you have seen the notice for adults.",
  "legal.cookies.age_refused":
    "That a date of birth said that somebody is under 18. Sign-up then stays closed in this browser.",
  "legal.cookies.choice": "Your answer to the question whether we may remember where you came from.",
  "legal.cookies.network":
    "Which page or partner sent you here, where that decides whether you may sign up or look around.",
  "legal.cookies.network_granted": "Which page or partner sent you here, so that we know which of them work.",
  "legal.cookies.position": "How far the site had saved what you did last, so that you see it at once.",
  "legal.cookies.positions": "How far you had scrolled, so that going back leads to the same place.",
  "legal.cookies.reloaded": "When a page was last loaded again after a fault, so that this happens only once.",
  "legal.cookies.worker":
    "A small program of this site. It opens pages without a network, and shows notifications if you allow them.",
  "legal.cookies.push": "The address to which notifications are sent, if you allow them.",
  "legal.cookies.push_off": "That you want no notifications in this browser.",
  "legal.cookies.shell":
    "The page that says that there is no network, the login page, and the files that they need. A newer release replaces them.",
  "legal.cookies.files":
    "Scripts, styles and pictures that pages loaded, so that they need not be loaded again. The oldest go first.",
  "legal.cookies.conversations": "The conversations that you saw last, so that you can read them without a network.",
  "legal.cookies.owed_logout": "That you logged out without a network, until the site has been told.",
  "legal.cookies.unsent": "Messages that could not be sent yet.",
  "legal.cookies.unsent_photos": "Photos that could not be sent yet, with their words.",
  "legal.cookies.words": "What you had typed when your session ended, until you log in again.",
  "legal.cookies.dismissed_update":
    "Which new version of the site you did not want yet, so that you are not asked about it again.",
  "legal.cookies.install_hint":
    "That you closed the suggestion to install the site as an app, so that it does not come back.",

  "legal.faq.title": "Questions",
  "legal.faq.body": `## How do I begin?
Make an account with an e-mail address, a name and a password. Add a photo and a few lines, look around, and write to somebody.
## Does it cost anything?
Joining, looking and liking are free. If a message costs something, you see the price before you send it.
## What is a fictional profile?
A profile of somebody invented. It is always marked as such, in words, on the card, on the profile and in the chat. Writing to one is free, and it never counts as a member near you.
## Who can see me?
Members. Visitors see you only if you choose “Visitors too”, and on the front page only if you agree to that as well. They see your name, age, town, photos and texts. They never see your e-mail address, your date of birth or exactly where you are. [You choose](/account/visibility) who they are: members alone, visitors too, or nobody for a while.
## What decides who is suggested to me?
Only people whose gender and age you look for, and who look for yours. Then we count how many of your wishes they meet (language, country, region, age) out of all that you stated, and the same the other way round. The order is the harmonic mean of the two, divided by one more than the weeks since they were last here, and by one more than a fifth of their unread messages of the last seven days. Every fourth place is kept for members of the last two weeks. There is nothing else, and nobody can buy a place. [How the order comes about](/pages/ranking) says it in full.
## In what order are people listed?
By when they were last here, the latest first. You can choose by distance or by who is new instead. Filters only leave people out; they change no order. Nobody can pay for a place.
## How do I know that somebody is honest?
You do not, at first. Take your time, ask questions, meet in a public place and tell a friend where you are. Never send money to somebody you have not met.
## Somebody bothers me. What now?
You do not have to answer. Block them, on their profile or in the conversation: neither of you sees the other any more, and they cannot write to you. You can report there, too, what happened, and a person looks at it. Without an account you tell us on the page for [complaints](/complaints).
## How do I change the language?
With the language menu on every page.
## How do I leave?
On your [account page](/account/delete). Your profile disappears at once, and what you wrote goes with it. For some days you can still come back.
## I forgot my password.
[Ask for a link](/reset-password) to choose a new one.`,

  "legal.service.title": "Customer service",
  "legal.service.body": `Something does not work, somebody misbehaves, or you want to leave? Tell us. People read it, and people answer.
**{{contact}}**
## It helps if you tell us
- the e-mail address of your account,
- what you wanted to do and what happened instead,
- the name of the other profile, if it is about somebody.
Never tell us your password. We do not ask for it.
## Deleting your account
You do it yourself, on your [account page](/account/delete). Your profile disappears at once. For some days you can still change your mind, by logging in; after that, your data and what you wrote are erased and the address is free again.
## Your account was deleted
Did you do it yourself, some days ago at most? Log in, and you can have it back. If it was closed because of the [house rules](/pages/ban), we tell you why, and you may tell us if you think that we were wrong.
## Somebody asks you for money?
Then it is most likely fraud, however well you know each other by now. Never send money, gift cards, passwords or documents to somebody you have not met. Be wary of whoever soon wants to write elsewhere, never has time for a call, and then is in need. If you already sent something, tell your bank at once, then the police, and [tell us](/complaints). When we remove an account for fraud, everybody who answered it hears from us and gets back the credits of those messages.
## In danger?
If somebody threatens you or may be in danger, call the police or the emergency number 112 first. Then tell us, so that we can keep what may be needed as evidence.
{{brand}} is run by {{company}}, {{address}}.`,

  "legal.return-policy.title": "Refunds",
  "legal.return-policy.body": `Not happy with something you bought on {{brand}}? This is how you get your money back.
## Changed your mind
Where the law of your country lets you withdraw, as it does all over the European Union and in the United Kingdom, you have 14 days from the day you bought, and you need no reason. The order says so before you pay. We pay back what you have not used yet. What you already used on purpose, such as a message that was sent, cannot be given back.
## Something went wrong
If you were charged twice, charged for something that did not work, or charged for a message to a profile marked as fictional, we pay back all of it, also after those 14 days. Writing to fictional profiles is free, always.
A first message that nobody reads because its recipient leaves within seven days costs you nothing in the end: its credits come back by themselves, and we write to you.
## How to ask
The quickest way is the page of the purchase: your receipt leads there, and one button withdraws from it. The confirmation comes by e-mail at once. Or write to us: name the e-mail address of your account, and when and what you bought. {{contact}}

You can use this sentence: *I withdraw from my purchase of (date), made with the account (e-mail address).*
## When you get it
We answer within two working days and pay within 14 days after you asked, the same way you paid. It costs you nothing.
## If we do not agree
Say so, and somebody else here looks at it again. You can also go to the consumer authority or the court of your own country; your rights as a consumer stay yours, whatever stands here.
{{company}}, {{address}}`,

  "legal.ban.title": "House rules",
  "legal.ban.body": `{{brand}} is for adults who are good to each other. These things end an account, some of them at once:
- **Being under 18,** or bringing anybody under 18 into it in any way. Here we do not warn; we close and report.
- **Pressure:** threats, blackmail, stalking, or going on after a no.
- **Hatred** because of origin, body, gender, belief, age or whom somebody loves.
- **Pretending:** somebody else’s photos or name, or a made-up life to get at money. Invented profiles that the site itself makes are marked; members do not make any.
- **Money:** asking other members for it, or offering paid meetings.
- **Advertising:** links, channels and offers of any kind.
- **Other people’s privacy:** sharing photos, messages or addresses without their consent.
- **Anything that the law forbids.**
## What happens
We look at every report, and a person decides. Depending on what it was, we warn, take something away, or close the account. If we close your account, we tell you why.
## If you think that we are wrong
[Tell us](/complaints?about=appeal) within six months; you need no account for it. Somebody who did not take the first decision looks at it again: {{contact}}
## If somebody does this to you
Do not answer, keep the messages, and [tell us](/complaints). In danger, call the police first.
{{company}}, {{address}}`,

  "legal.imprint.title": "Imprint",
  "legal.imprint.body": `{{brand}} is a service of:
{{facts}}
You reach us quickest here: {{contact}}

What is wrong on this site you can [report without an account](/complaints). What we do with your data stands under [privacy](/pages/privacy).`,
  "legal.imprint.represented": "Represented by: {{name}}",
  "legal.imprint.register": "Register: {{register}}",
  "legal.imprint.host": "Host: {{host}}",

  "legal.ranking.title": "How the order comes about",
  "legal.ranking.body": `A site that shows people in an order should say how that order comes about. The law requires it, too (article 27 of the Digital Services Act). Here is all of it. It is the same for everybody, and nobody can buy a place. In every list, the first row shows people with a picture: among the first twelve they move up to it, and all others keep their order.
## The search
Your filters alone decide who is found. The order is the one you choose:
- **Last active** (if you choose nothing): by when somebody was last here, the latest first.
- **Nearest**: by rough steps of distance between your towns, then by when somebody was last here.
- **Newest**: by when somebody joined, the latest first.

People who just miss your filters stand apart, below, in the same order.
## People for you, and the match finder
Here are only people who look for your gender and age and whose gender and age you look for, whom you have neither liked nor passed over. We look at the 150 who were here last of each gender that you look for, and at up to 40 newcomers. Three things are multiplied, the weightiest first:
- **How well you fit each other.** How many of your wishes they meet (language, country, region, age) out of all that you stated, and how many of theirs you meet. The harmonic mean of the two counts: if one of you finds nothing, the other’s wishes don’t help.
- **How long they have been away.** A week halves the value, three weeks quarter it.
- **How many messages wait for them.** Five unread ones from the last seven days halve the value, so that nobody is flooded.

Every fourth place is kept for members of the last 14 days. A lot decides between equals, drawn anew each day. The match finder shows the first 20 a day.
## Similar people
People of the same gender and country, at most five years older or younger; who was last here comes first.
## What does not count
Money, premium, looks, the number of photos or likes, what you write, and what you looked at. Where there is advertising among the people, it says that it is advertising, stands in fixed places and changes nobody’s place.
## What you can change
Filters and order in the search at any time; what you look for in your profile. The search uses nothing but what you set there.`,

  "legal.accessibility.title": "Accessibility",
  "legal.accessibility.body": `{{brand}} is meant for everybody who is 18 or over. We build it so that you can use it with a keyboard alone, with a screen reader, with large text and without motion.
## What we hold to
The Web Content Accessibility Guidelines 2.2, level AA, and with them the European Accessibility Act. Before each release, a program checks the pages’ markup, contrast and names of controls, and that they fit a width of 320 pixels with text twice as large.
## What does not work yet
- Photos of members have no description: only their owners know what is in them. A photo’s owner is always named in words.
- What members write is theirs. It may be hard to read, or in another language than the page.
- Pages of payment providers are not ours. Tell us if one keeps you out, and we find another way.
## Something is in your way?
Tell us what you wanted to do and with which device: {{contact}}

We answer within seven days. If that does not help, [complain](/complaints), or turn to the authority that watches over accessible services in your country.
{{company}}, {{address}}`,

  // Appended to the page of customer service if the Digital Services Act applies.
  "legal.contact_points": `## Contact points under the Digital Services Act
For you, for authorities, for the Commission and for the European Board for Digital Services there is one address: {{contact}}

People answer there, not a machine, in these languages: {{languages}}. What breaks the law you can also [report without an account](/complaints).`,
  "legal.since": "In force since {{date}}.",
  "legal.shown_since": "In this wording since {{date}}.",
  "legal.former": "Former versions",
  "legal.former_of": "Version of {{date}}",
  "legal.kept": "A version of this page as it stood here from {{date}}.",
  "legal.present": "Read the page as it is today",
};
