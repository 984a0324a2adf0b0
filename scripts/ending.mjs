/** For `npm run photos -- list | head`. Node throws an uncaught error otherwise. */
export function ignoreClosedPipe() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPIPE") throw error;
    });
  }
}
