import { request } from "node:http";
import type { Answer } from "./server";

export type Part = { name?: string; bytes: Buffer | string; field?: string } | { field: string; value: string };

export function multipart(parts: Part[], boundary = "----boundary"): Buffer {
  const begin = `--${boundary}\r\nContent-Disposition: form-data; name=`;
  const pieces = parts.flatMap((part) => {
    if ("value" in part) return [`${begin}"${part.field}"\r\n\r\n${part.value}\r\n`];
    const { name = "photo.jpg", bytes, field = "file" } = part;
    return [`${begin}"${field}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`, bytes, "\r\n"];
  });
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece as string)));
}

export const FORM_IN_PARTS = { "Content-Type": "multipart/form-data; boundary=----boundary" };

/** Sends a form like a browser: sends the complete body before it reads the response. */
export function sendForm(port: number, { path, headers, body }: { path: string; headers: object; body: Buffer }) {
  return new Promise<Answer>((done, fail) => {
    const given = { ...FORM_IN_PARTS, "Content-Length": body.length, ...headers };
    const call = request({ port, host: "127.0.0.1", method: "POST", path, headers: given }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      const { statusCode: status = 0, headers: told } = answer;
      done({ status, headers: told as Answer["headers"], cookies: [], body: text, json: () => JSON.parse(text) });
    });
    call.on("error", fail);
    call.end(body);
  });
}
