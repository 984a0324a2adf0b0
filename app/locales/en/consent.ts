export default {
  "consent.link": "Cookie choice",
  "consent.short": "May we remember for thirty days which site sent you here, and keep that with your account?",
  "consent.more": "What for?",
  "consent.text":
    "May we remember for thirty days which site sent you here, and keep that with your account if you sign up? It tells us whom to thank. We use it for nothing else, and everything works just as well if you say no.",
  "consent.refuse": "No, thanks",
  "consent.grant": "Yes, you may",
  "consent.granted": "You said yes on {{date}}. You can change your mind at any time.",
  "consent.refused": "You said no on {{date}}. You can change your mind at any time.",
};
