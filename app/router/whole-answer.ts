/**
 * Returns a fetch that resolves once the whole answer has arrived. The router reads answers as they arrive: a network
 * failure would show its error page, and a cancelled request would leave an unhandled rejection.
 */
export function wholeAnswers(fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { body, status, statusText, headers } = answer;
    return body ? new Response(await answer.arrayBuffer(), { status, statusText, headers }) : answer;
  };
}
