import type { ZodType } from "zod";
import { DomainError } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import { addPhoto, assertRoomForPhoto } from "~/app/domain/people/photos/photos";
import { type ActionFunctionArgs, data, redirect } from "~/app/router/server";
import { codedError, headersOf, statusOf } from "../error-response";
import { type FormAnswer, submit, submitForm, type Verb } from "../form";
import { invalid } from "../input";
import { isMultipart, withFiles, withForm } from "./upload";

/**
 * Adds the photos of a form. Redirects to `next` if all were added. Otherwise returns the errors of the photos that
 * failed. The other photos stay.
 */
export function takePhotos(args: Args, member: Member, next: string) {
  const { site, visit } = args.context;
  return takePictures(args, {
    owner: member,
    admit: () => visit.memberStill(),
    assertRoom: () => assertRoomForPhoto(site, member),
    add: (path) => addPhoto(site, member, path),
    next,
  });
}

type Args = Pick<ActionFunctionArgs, "request" | "context">;

interface Taking {
  owner: { id: string };
  /** Throws if the owner may not continue. Called once all files have arrived. */
  admit(): Promise<unknown>;
  /** Throws if there is no room for a picture. Called before any file is read. */
  assertRoom(): Promise<void>;
  /** `path` is a local file. */
  add(path: string): Promise<unknown>;
  next: string;
}

/** Adds the pictures of a form that are not a member's photos, such as a complaint's. */
export async function takePictures({ request, context: { site, visit } }: Args, { owner, admit, ...taking }: Taking) {
  const refused: { name: string; error: DomainError }[] = [];
  let taken = 0;
  const refuse = (name: string) => (error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    refused.push({ name, error });
  };
  const takeAll = async () => {
    await taking.assertRoom();
    await withFiles(site, { request, owner, admit }, async (files) => {
      for (const { name, path } of files) await taking.add(path).then(() => (taken += 1), refuse(name));
    });
  };
  await takeAll().catch(refuse(""));
  const [first] = refused;
  if (!first) return redirect(taking.next);
  const problems = refused.map(({ name, error }) => {
    const reason = visit.words.t(error.code, error.detail.params);
    return name ? visit.words.t("photos.refused", { name, reason }) : reason;
  });
  // Responds 200 if any photo was added: after an error status the router would show the earlier page, without the
  // added photos.
  const status = taken > 0 ? 200 : statusOf(first.error);
  return data({ problems }, { status, headers: headersOf(first.error) });
}

interface WithFile<S extends ZodType> {
  owner: Member;
  schema: S;
  /** The form's verb; `file` is a local file, undefined if none was chosen. */
  verb(file: string | undefined): Verb<S>;
}

export async function submitWithFile<S extends ZodType>(args: Args, { owner, schema, verb }: WithFile<S>) {
  const { request, context } = args;
  if (!isMultipart(request)) return submit(args, schema, verb(undefined));
  try {
    const admit = () => context.visit.memberStill();
    return await withForm(context.site, { request, owner, admit }, ({ fields, files: [file, ...others] }) => {
      if (others.length > 0) throw invalid();
      return submitForm(args, fields, schema, verb(file?.path));
    });
  } catch (error) {
    const coded = codedError(error, { site: context.site, request });
    if (!coded) throw error;
    const text = context.visit.words.t(coded.code, coded.detail.params);
    const answer: FormAnswer = { result: { status: "error" }, problem: { code: coded.code, text }, fields: {} };
    return data(answer, { status: statusOf(coded), headers: headersOf(coded) });
  }
}
