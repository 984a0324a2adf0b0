const TEXT = `User-agent: *
Disallow: /api/
Disallow: /chats
Disallow: /home
Disallow: /likes
Disallow: /notifications
Disallow: /profile
`;

export const loader = () =>
  new Response(TEXT, { headers: { "Content-Type": "text/plain", "Cache-Control": "public, max-age=3600" } });
