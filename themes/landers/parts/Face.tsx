import { Avatar } from "../../primitives";
import type { Subject } from "../lander";
import { Portrait } from "./Portrait";
import { portraitsOf } from "./portraits";

interface FaceProps {
  subject: Subject | null;
  niche: number;
}

/** Shows the member of the page, or a drawing, in the size and corners of the container. */
export function Face({ subject, niche }: FaceProps) {
  if (!subject) return <Portrait src={portraitsOf(niche, 1)[0]!} eager="first" />;
  const { name, photo } = subject.person;
  return <Avatar name={name} photo={photo} size="fill" alt="" eager="first" />;
}
