import type { Address } from "./address";

/**
 * Every call of the API: its address, and the file in `routes/api/` that declares and answers it. The file is named
 * like the key. Of a call, the browser loads only this table; `at<...>` contains only types.
 */
export const calls = {
  activate: at<typeof import("~/app/routes/api/activate")>("/api/activate.php"),
  blocks: at<typeof import("~/app/routes/api/blocks")>("/api/blocks.php"),
  chat: at<typeof import("~/app/routes/api/chat")>("/api/chat.php"),
  chats: at<typeof import("~/app/routes/api/chats")>("/api/chats.php"),
  companyinfo: at<typeof import("~/app/routes/api/companyinfo")>("/api/companyinfo.php"),
  credits: at<typeof import("~/app/routes/api/credits")>("/api/credits.php"),
  discountcode: at<typeof import("~/app/routes/api/discountcode")>("/api/discountcode.php"),
  draft: at<typeof import("~/app/routes/api/draft")>("/api/draft.php"),
  events: at<typeof import("~/app/routes/api/events")>("/api/events.php"),
  geocode: at<typeof import("~/app/routes/api/geocode")>("/api/geocode.php"),
  interests: at<typeof import("~/app/routes/api/interests")>("/api/interests.php"),
  likes: at<typeof import("~/app/routes/api/likes")>("/api/likes.php"),
  logout: at<typeof import("~/app/routes/api/logout")>("/api/logout.php"),
  messages: at<typeof import("~/app/routes/api/messages")>("/api/messages.php"),
  page_hidden: at<typeof import("~/app/routes/api/page_hidden")>("/api/page-hidden.php"),
  profile_fields: at<typeof import("~/app/routes/api/profile_fields")>("/api/profile_fields.php"),
  profileimage: at<typeof import("~/app/routes/api/profileimage")>("/api/profileimage.php"),
  puzzle: at<typeof import("~/app/routes/api/puzzle")>("/api/puzzle.php"),
  read: at<typeof import("~/app/routes/api/read")>("/api/read.php"),
  regions: at<typeof import("~/app/routes/api/regions")>("/api/regions.php"),
  reports: at<typeof import("~/app/routes/api/reports")>("/api/reports.php"),
  resellpartner: at<typeof import("~/app/routes/api/resellpartner")>("/api/resellpartner.php"),
  search: at<typeof import("~/app/routes/api/search")>("/api/search.php"),
  towns: at<typeof import("~/app/routes/api/towns")>("/api/towns.php"),
  typing: at<typeof import("~/app/routes/api/typing")>("/api/typing.php"),
  user: at<typeof import("~/app/routes/api/user")>("/api/user.php"),
  validate_email: at<typeof import("~/app/routes/api/validate_email")>("/api/validate_email.php"),
  xcams_redirect: at<typeof import("~/app/routes/api/xcams_redirect")>("/api/xcams/redirect.php"),
  xcams_search: at<typeof import("~/app/routes/api/xcams_search")>("/api/xcams/search.php"),
};

function at<Route>(path: string): Address<Route> {
  return path as Address<Route>;
}
