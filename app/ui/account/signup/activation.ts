import { useEffect, useRef } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { useNavigate, useRevalidator } from "~/app/router/client";

const ACTIVATION_TICKS = 20;
/** The length of a tick in ms. */
const ACTIVATION_TICK = 900;

/** Goes to the next page once the activation email is out, or after the last tick. */
export function useActivation(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const went = useRef(false);
  useEffect(() => {
    const go = () => {
      if (!went.current) navigate("/signup/done", { replace: true });
      went.current = true;
    };
    const poll = async (count: number) => {
      const answer = await callApi(calls.activate, "GET");
      if (answer.ok && answer.body.delivered) go();
      // The member's data may have changed meanwhile.
      else if (count === 1) revalidate();
    };
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      if (count >= ACTIVATION_TICKS) go();
      else void poll(count).catch(() => {});
      if (went.current) clearInterval(timer);
    }, ACTIVATION_TICK);
    return () => clearInterval(timer);
  }, [navigate, revalidate]);
}
