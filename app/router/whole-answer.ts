/**
 * The router reads answers as they arrive: if the network fails, it shows its error page, and a cancelled one leaves an
 * unhandled rejection.
 */
export function wholeAnswers(fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { body, status, statusText, headers } = answer;
    return body ? new Response(await answer.arrayBuffer(), { status, statusText, headers }) : answer;
  };
}
