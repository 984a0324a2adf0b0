import { createHash } from "node:crypto";
import { request } from "node:http";
import { confirmAddress } from "./activation";

/** An external client: no browser, its own cookie jar, JSON in and out. */
export class ApiClient {
  private cookies = new Map<string, string>();
  private tokens = new Map<string, string>();
  private readonly address = someAddress();

  constructor(
    readonly host: string,
    private readonly language = "en-US",
  ) {}

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await send(method, path, text, {
      Host: this.host,
      "X-Package": "test-client@1.0.0",
      "X-Original-Host": this.host,
      "X-Forwarded-For": this.address,
      "Accept-Language": this.language,
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(text !== undefined && {
        "Content-Type": "application/json",
        "Content-Length": String(Buffer.byteLength(text)),
      }),
      ...headers,
    });
    for (const cookie of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return { status: answer.status, headers: answer.headers, body: parsed(answer.text) };
  }

  /** Returns the value of a cookie in the jar, or "". */
  cookie(name: string): string {
    return this.cookies.get(name) ?? "";
  }

  /** Creates an account by the contract: checked address, computed csrf, both consents. */
  async signUp(email: string, more: Record<string, unknown> = {}) {
    const token = this.tokens.get(email) ?? (await this.tokenFor(email));
    const n = "test-client";
    return this.call("POST", "/api/user.php?new=1", {
      email,
      name: "Somebody",
      password: "correct horse battery",
      date_of_birth: "1990-04-03",
      timezone: "Europe/London",
      consents: { terms: true, sensitive_data: true },
      form_path: "/signup",
      referrer: "",
      csrf: createHash("sha256")
        .update(email + n)
        .digest("hex"),
      token,
      n,
      ...more,
    });
  }

  private async tokenFor(email: string): Promise<string> {
    const { body } = await this.call("GET", `/api/validate_email.php?email=${encodeURIComponent(email)}`);
    this.tokens.set(email, body.token);
    return body.token;
  }

  /** Creates an account and confirms its address. */
  async join(email: string, more: Record<string, unknown> = {}) {
    const answer = await this.signUp(email, more);
    await this.confirm(email);
    return answer;
  }

  /** Follows the emailed link for this address. */
  confirm(email: string) {
    const mailboxes = process.env.BOUQUET_TEST_MAILBOX ?? "";
    return confirmAddress(mailboxes, email, async (path) => (await this.call("GET", path)).headers.location);
  }
}

/** Returns a random private address, so that no test shares another's rate limits. */
export function someAddress(): string {
  return `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join(".")}`;
}

interface Answer {
  status: number;
  headers: Record<string, string> & { "set-cookie"?: string[] };
  text: string;
}

function send(
  method: string,
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const port = Number(process.env.BOUQUET_TEST_PORT);
    const call = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers as Answer["headers"], text }),
      );
    });
    call.on("error", fail);
    call.end(body);
  });
}

// biome-ignore lint/suspicious/noExplicitAny: a client knows of the wire only what the contract says
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
