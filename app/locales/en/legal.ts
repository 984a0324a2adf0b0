/** Markdown. `{{contact}}` is how to reach the company: its e-mail address and telephone, or else its postal address. */
export default {
  "legal.updated": "Last changed on {{date}}",

  "legal.terms.title": "Terms",
  "legal.terms.body": `These are the rules between you and {{company}}, {{address}}, the company behind {{brand}}. By making an account you agree to them.

## Who can join
You are 18 or over, you make one account, for yourself, and what you say about yourself is true. Keep your password to yourself.

## What {{brand}} is
A place to meet people: you make a profile, look for others, like them and write to each other. We do not promise that you find somebody, and we do not check who people say they are. Be careful with money, addresses and first meetings.

## Invented profiles
Some profiles may be invented. Each of them is marked as fictional, in words, wherever it appears. They are never counted as members near you, and writing to them is always free.

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
- **How you came here:** the page or partner that sent you, your language and time zone, to know which of them work (our legitimate interest).
- **Technical records:** network addresses and errors, for a short time, to keep the site safe (our legitimate interest).
- **Your consents:** what you agreed to and when, because we have to be able to show it.

## Who sees it
Other members see your profile, never your e-mail address, your date of birth or where exactly you are. Only the two people in a conversation read it, unless one of them reports it. We sell nothing to anybody. Companies that run our machines work on our orders only.

## How long
As long as you have an account. If you ask us to delete it, the profile disappears at once; after a short period in which you can change your mind, your data and the words you wrote are erased. What the law makes us keep, such as invoices and open reports, stays until it may go.

## Your rights
You can see, correct, take along or delete your data, object to its use, and complain to the data protection authority of your country. Write to us and we do it.`,

  "legal.cookies.title": "Cookies",
  "legal.cookies.body": `A cookie is a small note that a site leaves in your browser. {{brand}} leaves only those that it needs to work:

- **Being logged in:** so that you do not have to type your password on every page. Thirty days, or until you log out.
- **Your language:** if you choose one. A year.
- **The notice for adults:** that you have seen it, where the site shows one.
- **A refused sign-up:** if a date of birth said that somebody is under 18, sign-up stays closed in that browser for 24 hours.
- **Where you came from:** where it decides whether you may sign up or look around, until you close the browser. Where the site asks you about it and you say yes, thirty days; if you say no, not at all.
- **Your answer to that question:** so that we do not ask again. Half a year.
- **Logging in halfway:** while we wait for your code, or for your word on bringing an account back. Ten minutes.

Because the site cannot work without these, we do not ask for permission first. There are no cookies for advertising and none that follow you to other sites. Should we ever want others, we ask before we place them, and no is a good answer.

You can delete cookies in your browser's settings at any time. You are then logged out, and the site asks for your language again.

{{brand}} is run by {{company}}, {{address}}. Questions? {{contact}}`,

  "legal.faq.title": "Questions",
  "legal.faq.body": `## How do I begin?
Make an account with an e-mail address, a name and a password. Add a photo and a few lines, look around, and write to somebody.

## Does it cost anything?
Joining, looking and liking are free. If a message costs something, you see the price before you send it.

## What is a fictional profile?
A profile of somebody invented. It is always marked as such, in words, on the card, on the profile and in the chat. Writing to one is free, and it never counts as a member near you.

## Who can see me?
Members, and visitors where the site lets them look around. They see your name, age, town, photos and texts. They never see your e-mail address, your date of birth or exactly where you are.

## How do I know that somebody is honest?
You do not, at first. Take your time, ask questions, meet in a public place and tell a friend where you are. Never send money to somebody you have not met.

## Somebody bothers me. What now?
You do not have to answer. Tell [customer service](/pages/service) who it was and what happened.

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

## In danger?
If somebody threatens you or may be in danger, call the police or the emergency number 112 first. Then tell us, so that we can keep what may be needed as evidence.

{{brand}} is run by {{company}}, {{address}}.`,

  "legal.return-policy.title": "Refunds",
  "legal.return-policy.body": `Not happy with something you bought on {{brand}}? This is how you get your money back.

## Changed your mind
You have 14 days from the day you bought, and you need no reason. We pay back what you have not used yet. What you already used on purpose, such as a message that was sent, cannot be given back.

## Something went wrong
If you were charged twice, charged for something that did not work, or charged for a message to a profile marked as fictional, we pay back all of it, also after those 14 days. Writing to fictional profiles is free, always.

## How to ask
Tell us the e-mail address of your account, and when and what you bought: {{contact}}

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
- **Pretending:** somebody else's photos or name, or a made-up life to get at money. Invented profiles that the site itself makes are marked; members do not make any.
- **Money:** asking other members for it, or offering paid meetings.
- **Advertising:** links, channels and offers of any kind.
- **Other people's privacy:** sharing photos, messages or addresses without their consent.
- **Anything that the law forbids.**

## What happens
We look at every report, and a person decides. Depending on what it was, we warn, take something away, or close the account. Whoever is closed out is told why.

## If you think that we are wrong
Tell us within six months. Somebody who did not take the first decision looks at it again: {{contact}}

## If somebody does this to you
Do not answer, keep the messages, and tell [customer service](/pages/service). In danger, call the police first.

{{company}}, {{address}}`,
};
