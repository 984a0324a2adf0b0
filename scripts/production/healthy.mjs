// The health check of a container: exits with 0 if its server is ready, else with 1 and the reason.
const port = process.env.ADMIN_PORT;
try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4000) });
  if (!answer.ok) console.error((await answer.text()).trim());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.error(`ADMIN_PORT ${port} does not answer: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
