/**
 * Goes on in silence where nobody reads any more what a command prints, `npm run photos -- list | head` say: what it does is
 * done to its end. Node's own way is an error that nobody holds.
 */
export function outliveReaders() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPIPE") throw error;
    });
  }
}
