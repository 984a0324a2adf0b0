/**
 * A local mail server that stores what it receives.
 *
 *     const post = await startSmtp();
 *     const site = await testSite({ tenant: { mail: post.config } });
 *     ...
 *     post.mails; // opened
 *     post.refuse = true; // refuses from now on
 */
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterFile } from "./after-file";
import { type OpenedMail, opened } from "./opened-mail";

export interface Post {
  /** A tenant's `mail`. */
  config: { from: string; smtp: { host: string; port: number; tls: boolean } };
  mails: OpenedMail[];
  refuse: boolean;
}

export async function startSmtp(options: SMTPServerOptions = {}): Promise<Post> {
  const mails: OpenedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    ...options,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (post.refuse) return done(new Error("no post today"));
        mails.push(await opened(Buffer.concat(chunks)));
        done();
      });
    },
  });
  const port = await new Promise<number>((listening) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      listening(typeof address === "object" && address ? address.port : 0);
    });
  });
  // The server complains about clients that hang up, which is no test failure.
  server.on("error", () => {});
  afterFile(() => new Promise<void>((closed) => server.close(() => closed())));
  const post = {
    config: { from: "post@velvet.test", smtp: { host: "127.0.0.1", port, tls: false } },
    mails,
    refuse: false,
  };
  return post;
}
