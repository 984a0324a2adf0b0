export default {
  "suspensions.title": "Your account is suspended",
  "suspensions.until": "until {{date}}",
  "suspensions.for_good": "for good",
  "suspensions.lead":
    "It is closed {{period}}: nobody sees your profile, and you can’t log in. Your messages and credits stay as they are.",
  "suspensions.yours": "What applies to your account",
  "suspensions.facts": "What we found",
  "suspensions.rule": "The rule that was broken",
  "suspensions.rules": "Our rules on suspensions",
  "suspensions.decided": "Who decided",
  "suspensions.by_person": "A person on our team looked at it and decided.",
  "suspensions.by_machine": "A program decided, and nobody has looked at it yet. If you appeal, a person will.",
  "suspensions.appeal_title": "If you see it differently",
  "suspensions.appeal_text":
    "Ask for another look: it costs nothing, you have six months, and somebody else will decide. {{redress}}",
  "suspensions.appeal": "Ask for another look",
  "suspensions.nobody": "Nobody in this case has an account",
  "suspensions.rule_missing": "A suspension names the rule that was broken",
  "suspensions.fraud_for_good": "A suspension for fraud is for good",
  "suspensions.none": "There is no suspension to lift",
  "suspensions.changed_since":
    "Somebody else suspended this account, or ended its suspension, since you looked. See how it is now.",
  "suspensions.holds_longer": "The account is suspended for longer already. To end that sooner, lift it.",
};
