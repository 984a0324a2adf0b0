/**
 * Lets a command finish if its output is closed, as in `npm run photos -- list | head`. Otherwise Node throws an
 * uncaught error.
 */
export function ignoreClosedPipe() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPIPE") throw error;
    });
  }
}
