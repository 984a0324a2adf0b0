/**
 * Returns the router's fetch, which passes on an answer once it is complete. The router itself reads answers as they
 * arrive. If the network then fails, it shows its error page, and if a newer request cancels one, it leaves an
 * unhandled rejection.
 */
export function wholeAnswers(fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { body, status, statusText, headers } = answer;
    return body ? new Response(await answer.arrayBuffer(), { status, statusText, headers }) : answer;
  };
}
