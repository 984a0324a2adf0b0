import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** The developer's pages, and above all others their panel. Not in a build: there the same addresses are not found. */
const developing = process.env.NODE_ENV === "development";

const developerPages = developing
  ? [
      route("_dev", "routes/dev/gallery.tsx"),
      route("_dev/show", "routes/dev/show.tsx"),
      route("_dev/dialogs", "routes/dev/dialogs.tsx"),
      route("_dev/top-nav", "routes/dev/top-nav.tsx"),
      route("_dev/activate-reminder", "routes/dev/activate-reminder.tsx"),
      route("_dev/mail", "routes/dev/mail.tsx"),
    ]
  : [];

const developerActions = developing
  ? [
      route("_dev/panel", "routes/dev/panel.ts"),
      route("_dev/credits", "routes/dev/credits.ts"),
      route("_dev/entry-warning", "routes/dev/entry-warning.ts"),
      route("_dev/design", "routes/dev/design.ts"),
    ]
  : [];

export default [
  layout(developing ? "routes/dev/page-with-panel.tsx" : "routes/page-boundary.tsx", [
    ...developerPages,
    index("routes/public/index.tsx"),
    route("login", "routes/public/login.tsx"),
    route("signup", "routes/signup/account.tsx"),
    route("signup/push", "routes/signup/push.tsx"),
    route("signup/photos", "routes/signup/photos.tsx"),
    route("signup/location", "routes/signup/location.tsx"),
    route("signup/personal", "routes/signup/personal.tsx"),
    route("signup/about", "routes/signup/about.tsx"),
    route("signup/sending", "routes/signup/sending.tsx"),
    route("signup/done", "routes/signup/done.tsx"),
    route("complete-signup", "routes/signup/complete.ts"),
    route("login/code", "routes/public/login-code.tsx"),
    route("login/restore", "routes/public/login-restore.tsx"),
    route("consent", "routes/public/consent.tsx"),
    route("pages/:page", "routes/public/legal-page.tsx"),
    route("signup-matches", "routes/public/signup-matches.tsx"),
    route("activate/done", "routes/public/activate-done.tsx"),
    route("activate/error", "routes/public/activate-error.tsx"),
    route("reset-password", "routes/public/reset-password.tsx"),
    route("reset-password/do", "routes/public/new-password.tsx"),
    route("mail-change/do", "routes/public/mail-change.tsx"),
    route("account-deleted", "routes/public/account-deleted.tsx"),

    route("home", "routes/member/home.tsx"),
    route("members", "routes/member/search.tsx"),
    route("search", "routes/member/search.tsx", { id: "search" }),
    route("members/:memberId", "routes/member/profile.tsx"),
    route("likes/m/:memberId", "routes/member/profile.tsx", { id: "likes-profile" }),
    route("members/:memberId/signup", "routes/landers/member-signup.tsx"),
    route("members/:memberId/chat", "routes/member/start-chat.tsx"),
    route("members/:memberId/like", "routes/member/like.ts"),
    route("members/:memberId/unlike", "routes/member/unlike.ts"),
    route("likes/:type?", "routes/member/likes.tsx"),
    route("chats", "routes/member/chats.tsx"),
    route("chats/:chatId", "routes/member/conversation.tsx"),
    route("chats/:chatId/delete", "routes/member/delete-conversation.tsx"),
    route("profile", "routes/member/own-profile.tsx"),
    route("profile/photos", "routes/member/photos.tsx"),
    route("profile/photos/:photoId/main", "routes/member/main-photo.ts"),
    route("profile/photos/:photoId/delete", "routes/member/delete-photo.ts"),
    route("account", "routes/account/overview.tsx"),
    route("account/password", "routes/account/password.tsx"),
    route("account/devices", "routes/account/devices.tsx"),
    route("account/devices/end-others", "routes/account/end-other-devices.ts"),
    route("account/devices/:deviceId/end", "routes/account/end-device.ts"),
    route("account/second-factor", "routes/account/second-factor.tsx"),
    route("account/second-factor/off", "routes/account/second-factor-off.tsx"),
    route("account/second-factor/recovery-codes", "routes/account/recovery-codes.tsx"),
    route("account/export", "routes/account/export.tsx"),
    route("account/delete", "routes/account/delete.tsx"),
    route("notifications", "routes/member/notifications.tsx"),
    route("notifications/address", "routes/member/change-address.tsx"),
    route("notifications/resend", "routes/member/resend-activation.tsx"),

    route("*", "routes/system/not-found.tsx"),
  ]),

  route("profile/photos/:photoId/picture", "routes/member/held-picture.ts"),
  route("account/export/:exportId", "routes/account/export-file.ts"),

  ...developerActions,
  route("activate", "routes/public/activate.ts"),
  route("language", "routes/system/language.ts"),
  route("entry", "routes/system/entry.ts"),
  route("logout", "routes/system/logout.ts"),
  route("_i18n/:locale/messages.json", "routes/system/messages.ts"),
  route("manifest.webmanifest", "routes/system/manifest.ts"),
  route("robots.txt", "routes/system/robots.ts"),

  route("api/user.php", "routes/api/user.ts"),
  route("api/logout.php", "routes/api/logout.ts"),
  route("api/profileimage.php", "routes/api/profileimage.ts"),
  route("api/validate_email.php", "routes/api/validate_email.ts"),
  route("api/activate.php", "routes/api/activate.ts"),
  route("api/companyinfo.php", "routes/api/companyinfo.ts"),
  route("api/regions.php", "routes/api/regions.ts"),
  route("api/geocode.php", "routes/api/geocode.ts"),
  route("api/interests.php", "routes/api/interests.ts"),
  route("api/profile_fields.php", "routes/api/profile_fields.ts"),
  route("api/search.php", "routes/api/search.ts"),
  route("api/likes.php", "routes/api/likes.ts"),
  route("api/chat.php", "routes/api/chat.ts"),
  route("api/chats.php", "routes/api/chats.ts"),
  route("api/messages.php", "routes/api/messages.ts"),
  route("api/read.php", "routes/api/read.ts"),
  route("api/credits.php", "routes/api/credits.ts"),
  route("api/blocks.php", "routes/api/blocks.ts"),
  route("api/news", "routes/api/news.ts"),
  route("api/*", "routes/api/unknown.ts"),
] satisfies RouteConfig;
