import type en from "../en/desk_mail";
import type { Translation } from "../translation";

export default {
  "desk_mail.farewell": "Je console",
  "desk_mail.reason": "Je krijgt deze mail omdat je op de console van {{host}} werkt.",
  "desk_mail.keep":
    "Bewaar deze mail op een plek waar niemand die de databases beheert iets kan veranderen. Met de bijlage zie je later of er iets is afgeknipt.",
  "desk_mail.surprise": "Verrast dit je? Neem dan meteen contact op met een eigenaar.",
  "desk_mail.to_operators": "Bekijk de medewerkers",
  "desk_mail.to_you": "Bekijk je account",
  "desk_mail.to_audit": "Bekijk het logboek",
  "desk_mail.way_passkey": "een passkey",
  "desk_mail.way_password": "een wachtwoord met een app",
  "desk_mail.chain": "Databank",
  "desk_mail.hash": "Hashwaarde",
  "desk_mail.taken_at": "Gemaakt op",
  "desk_mail.key": "Sleutel",
  "desk_mail.signature": "Handtekening",

  "desk_mail.operator_added_subject": "Er is iemand aan de console toegevoegd",
  "desk_mail.operator_added_text": "{{by}} heeft {{name}} ({{email}}) toegevoegd. Rol: {{role}}, {{brand}}.",
  "desk_mail.operator_joined_subject": "Iemand doet mee op de console",
  "desk_mail.operator_joined_text":
    "{{name}} ({{email}}) heeft voor het eerst ingelogd, vanaf {{origin}}. Toegang: {{way}}.",
  "desk_mail.operator_removed_subject": "Er is iemand van de console verwijderd",
  "desk_mail.operator_removed_text":
    "{{by}} heeft {{name}} ({{email}}) verwijderd. Die is nergens meer ingelogd en mag niets meer.",
  "desk_mail.role_given_subject": "Er is een rol gegeven",
  "desk_mail.role_given_text": "{{by}} heeft {{name}} ({{email}}) deze rol gegeven: {{role}}, {{brand}}.",
  "desk_mail.role_taken_subject": "Er is een rol afgenomen",
  "desk_mail.role_taken_text": "{{by}} heeft {{name}} ({{email}}) deze rol afgenomen: {{role}}, {{brand}}.",
  "desk_mail.recovery_begun_subject": "Er is nieuwe toegang gegeven",
  "desk_mail.recovery_begun_text":
    "{{by}} heeft {{name}} ({{email}}) een link voor nieuwe toegang gegeven. Die werkt vanaf {{from}} en vervangt alle eerdere toegang. Tegenhouden? Open de medewerkers en trek de link in.",
  "desk_mail.recovery_of_yours_subject": "Er is nieuwe toegang tot je account gegeven",
  "desk_mail.recovery_of_yours_text":
    "{{by}} heeft een link uitgegeven waarmee iemand als jou kan inloggen. Die werkt vanaf {{from}} en vervangt al je passkeys en je wachtwoord. Heb je hier niet om gevraagd? Waarschuw dan meteen een eigenaar: elke eigenaar kan de link intrekken.",
  "desk_mail.recovery_taken_back_subject": "Er is toegang ingetrokken",
  "desk_mail.recovery_taken_back_text":
    "{{by}} heeft de link voor {{name}} ({{email}}) ingetrokken. Die werkt niet meer. Alle eerdere toegang blijft zoals die was.",
  "desk_mail.recovery_used_subject": "Nieuwe toegang is gebruikt",
  "desk_mail.recovery_used_text":
    "Iemand heeft de link voor {{name}} ({{email}}) gebruikt, vanaf {{origin}}. De nieuwe toegang: {{way}}. Alle eerdere toegang is weg en alle sessies zijn beëindigd.",
  "desk_mail.way_in_added_subject": "Je account heeft nieuwe toegang",
  "desk_mail.way_in_added_text":
    "Vanaf nu werkt dit om als jou in te loggen: {{way}}. Ingesteld vanaf {{origin}}. Was jij dat niet? Waarschuw dan meteen een eigenaar.",
  "desk_mail.wrong_passwords_subject": "Verkeerde wachtwoorden bij de console",
  "desk_mail.wrong_passwords_text":
    "Voor {{name}} ({{email}}) zijn binnen een dag meer dan {{count}} verkeerde wachtwoorden geprobeerd, het laatst vanaf {{origin}}. Inloggen met een wachtwoord gaat nu trager op apparaten die {{name}} nog niet eerder gebruikte. Passkeys en bekende apparaten werken gewoon.",
  "desk_mail.checkpoint_subject": "Controlepunt van het logboek",
  "desk_mail.checkpoint_text":
    "Hier stond elk logboek op {{at}}. De bijlage zegt hetzelfde, ondertekend: npx bouquet audit verify --checkpoint <file>",
  "desk_mail.weekly_subject": "Je wachtrijen van vorige week",
  "desk_mail.weekly_text":
    "{{from}} tot en met {{until}}: wat er binnenkwam, wat er is beslist en wat er aan het eind nog openstond.",
  "desk_mail.charged_back_subject": "Een bank heeft een betaling teruggehaald",
  "desk_mail.charged_back_text":
    "{{site}}: op {{at}} heeft een bank {{amount}} teruggehaald voor bestelling {{order}} (betaald via {{provider}}). Credits, creditnota en btw zijn geboekt. Reageer op tijd bij de provider als je de betwisting wilt aanvechten.",
  "desk_mail.dispute_won_subject": "Een betwisting is gewonnen",
  "desk_mail.dispute_won_text":
    "{{site}}: op {{at}} kwam {{amount}} terug voor bestelling {{order}} (betaald via {{provider}}). De bestelling is weer betaald, en credits, bon en btw zijn geboekt.",
  "desk_mail.to_payments": "Bekijk de betalingen",
  "desk_mail.unread": "Deze waren niet te lezen: {{brands}}.",
  "desk_mail.to_figures": "Bekijk de cijfers",
  "desk_mail.goals":
    "Een doel is gemist als niemand op tijd heeft beslist. Eigenaren en managers stellen de doelen in bij Instellingen.",

  "desk_mail.language": "Taal van je mails",
  "desk_mail.language_of_desk": "Die van de console ({{language}})",
  "desk_mail.desks_own": "De taal van de console",
  "desk_mail.action_language": "De taal van je mails wijzigen",
  "desk_mail.yours": "De laatste mails aan jou",
  "desk_mail.none": "Er was er nog geen.",
  "desk_mail.mail": "Mail",
  "desk_mail.state": "Status",
  "desk_mail.state_waiting": "Wacht",
  "desk_mail.state_trying": "Mislukt, wordt opnieuw geprobeerd",
  "desk_mail.state_sent": "Verstuurd",
  "desk_mail.state_failed": "Mislukt",
  "desk_mail.state_dropped": "Niet verstuurd",
  "desk_mail.why": "Wat de server zei",
  "desk_mail.failing": "Mails die niet aankomen",
  "desk_mail.action_retry": "Een mail opnieuw versturen",
  "desk_mail.again": "Opnieuw versturen",
} satisfies Translation<typeof en, "nl">;
