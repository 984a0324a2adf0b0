/**
 * For the router's requests: hands an answer over once all of it is there. The router itself reads an answer as it comes. Where
 * the network fails in the middle of one, the router shows its error page. Where a newer request cuts one off, it leaves a
 * rejection that nobody handles.
 */
export function wholeAnswers(fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { body, status, statusText, headers } = answer;
    return body ? new Response(await answer.arrayBuffer(), { status, statusText, headers }) : answer;
  };
}
