/**
 * Ends the process silently if its output is closed, as by `npm run photos -- list | head`. Node would throw an
 * uncaught error.
 */
export function ignoreClosedPipe() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPIPE") throw error;
    });
  }
}
