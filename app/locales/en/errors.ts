/** Every code that an answer can carry, and the words of the error page. */
export default {
  "error.title": "Error",
  "error.signup_for_free": "Sign up for free",
  "error.members_title": "People you could meet instead",
  "error.to_home": "To the front page",
  "error.required": "Value is required",
  "error.too_short": "This field should be at least {{min}} characters long",
  "error.too_long": "This field should be at most {{max}} characters long",
  "error.invalid_choice": "Choose one of the options",
  "error.not_found": "Page not found: {{path}}",
  "error.unavailable": "This site is being worked on. Try again in a few minutes.",
  "error.moving": "We are moving house for a few minutes. Have a look around; everything else works again soon.",
  "error.unexpected": "Something went wrong on our side. Try again in a moment.",
  "error.offline": "No connection. Check your internet and try again.",
  "error.form": "Something is not right yet. Have a look at the marked fields.",

  "request.cross_site": "This request came from another site, so nothing was done. Go back and try again here.",
  "request.invalid": "This request could not be understood.",
  "request.duplicate_field": "A field was sent twice.",
  "request.too_large": "That is too large.",
  "request.uri_too_long": "This address is too long.",
  "request.method": "That cannot be done at this address.",
  "request.media_type": "This kind of data cannot be used here.",
  "request.encoding": "This way of packing data cannot be used here.",
  "request.too_many": "That was a lot at once. Wait a moment and try again.",
  "request.timeout": "That took too long. Try again.",
  "request.unknown_host": "There is no site at this address.",

  "auth.required": "Log in first",
  "auth.wrong": "E-mail address and password do not go together. Try again.",
  "auth.wrong_or_unconfirmed":
    "E-mail address and password do not go together, or the address is not confirmed yet. New here? Follow the link in our mail first.",
  "auth.deleted": "This account is deleted. Customer service can help you.",

  "account.not_confirmed": "Confirm your e-mail address first",

  "signup.closed": "New accounts are not being made at the moment",
  "signup.bad_token": "The address was not checked, or too long ago. Try again.",
  "signup.bad_csrf": "Your browser's answer did not match. Reload the page and try again.",
  "signup.consent_required": "We need both of your consents to make a profile",
  "signup.invalid_email": "Value is not a valid email address",
  "signup.existing_account_active": "There is an account with this address. You can log in.",
  "signup.deleted_account_exists": "An account with this address was deleted. Customer service can help you.",
  "signup.too_many":
    "Too many people have signed up from your connection within five minutes. You can try again in {{minutes}} min.",
  "signup.name_starts_with_at": "A name cannot start with @",
  "signup.name_equal_to_email": "Choose a name that is not your e-mail address, so that nobody else sees it",
  "signup.password_common": "Many people use this password, so it is guessed first. Choose another one.",
  "signup.age_closed": "You cannot sign up from this browser today. This site is for people of 18 and over.",

  "profile.date_of_birth_error": "You have to be at least {{min_age}} years old",
  "profile.date_of_birth_invalid": "This is not a date",
  "profile.country_unknown": "This country is not offered here",
  "profile.region_unknown": "This region is not in that country",
  "profile.field_closed": "This cannot be changed here",
  "profiles.not_found": "This person is not here (any more)",

  "photos.not_found": "This photo is not here (any more)",
  "photos.not_an_image": "This is not a photo that we can read. JPEG and PNG work, whatever the file is called.",
  "photos.too_large": "This file is too large. A photo may have up to {{max}} MB.",
  "photos.too_many_pixels": "This photo has too many pixels. Up to {{max}} million fit.",
  "photos.damaged": "This file is damaged. Try another photo, or save this one again first.",
  "photos.too_many": "You have {{max}} photos, and that is as many as fit. Delete one first.",
  "photos.no_file": "Choose a photo first",
  "photos.busy": "Many photos are coming in right now. Try again in a few seconds.",

  "search.members_only": "Members only: log in or sign up to see who is here",

  "blocks.self": "You cannot block yourself",

  "likes.self": "Nice, but you cannot like your own profile",

  "chats.not_found": "This conversation is not here (any more)",
  "chats.self": "You cannot write to yourself",
  "chats.recipient_unavailable": "This person cannot be written to",
  "chats.empty_message": "Write something first",
  "chats.key_used": "This message was sent already. Reload the page to see it.",
  "chats.message_too_long": "That is too long for one message. Up to {{max, number}} characters fit.",

  "credits.insufficient": "You do not have enough credits for this message",
};
