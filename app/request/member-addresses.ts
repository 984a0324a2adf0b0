/** Addresses that need a login, whether or not there is a page yet: a visitor is always sent to log in first. */
const MEMBER_ADDRESSES = [
  /^\/home$/,
  /^\/chats(\/|$)/,
  /^\/profile$/,
  /^\/signup\/./,
  /^\/account(\/|$)/,
  /^\/likes(\/|$)/,
  /^\/credits(\/|$)/,
  /^\/notifications(\/|$)/,
  /^\/members\/[^/]+\/chat$/,
];

export function needsMember(pathname: string): boolean {
  const path = pathname.replace(/\.data$/, "").replace(/(.)\/+$/, "$1");
  return MEMBER_ADDRESSES.some((pattern) => pattern.test(path)) && !/^\/likes\/m\//.test(path);
}
