/**
 * Lets a command finish its work where its output is no longer read, e.g. in `npm run photos -- list | head`. Node would
 * throw an error that nothing catches.
 */
export function ignoreClosedPipe() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPIPE") throw error;
    });
  }
}
