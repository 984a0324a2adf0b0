/**
 * For the router's requests: an answer is handed over once all of it is there. The router reads one as it comes. Where the
 * network fails in the midst of it, it shows its error page; where a newer request cuts it off, it leaves a rejection that nobody
 * handles.
 */
export function wholeAnswers(fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { body, status, statusText, headers } = answer;
    return body ? new Response(await answer.arrayBuffer(), { status, statusText, headers }) : answer;
  };
}
