import type { ReactNode } from "react";
import type { WireMessage } from "~/app/domain/talk/chats/chats.wire";
import { messagePhotoUrl } from "~/app/domain/talk/chats/message-actions";
import { usePhotoViewer } from "~/app/ui/people/photos/use-photo-viewer";
import { join, usePictureAddress } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./MessagePhoto.css";

interface Shown {
  messages: readonly WireMessage[];
  me: string;
  name: string;
  seesPhotos: boolean;
}

/**
 * Renders the photos of a conversation. The other member's photos are blurred until accepted. Render `viewer` anywhere
 * in the page.
 */
export function useMessagePhotos({ messages, me, name, seesPhotos }: Shown): {
  photoOf(message: WireMessage): ReactNode;
  viewer: ReactNode;
} {
  const { t } = useWords();
  const isSharp = ({ from }: WireMessage) => from === me || seesPhotos;
  const altOf = ({ from }: WireMessage) => t(from === me ? "chats.photo_mine" : "chats.photo_of", { name });
  const sharp = messages.filter((message) => message.photo && isSharp(message));
  const photos = sharp.map((message) => ({ id: message.id, src: messagePhotoUrl(message, "l"), alt: altOf(message) }));
  const { photo, viewer } = usePhotoViewer({ name, photos, reportable: false });
  const photoOf = (message: WireMessage) => {
    if (!message.photo) return null;
    if (!isSharp(message)) {
      const blurred = { src: messagePhotoUrl(message, "b"), alt: t("chats.photo_blurred", { name }), blurred: true };
      return <PhotoBox {...blurred} text={message.text} />;
    }
    const index = sharp.indexOf(message);
    return (
      <LinkedPhoto
        picture={messagePhotoUrl(message, "m")}
        alt={altOf(message)}
        text={message.text}
        link={(picture) => photo(index, picture)}
      />
    );
  };
  return { photoOf, viewer };
}

interface PictureProps {
  /** The address of the picture. "" if it is not known yet. */
  src: string;
  alt: string;
  blurred?: boolean;
}

/** A photo with its text below. `text` is "" if the message has no text. */
export function PhotoBox({ text, ...picture }: PictureProps & { text: string }) {
  return (
    <Box text={text}>
      <Picture {...picture} />
    </Box>
  );
}

interface LinkedPhotoProps {
  /** The sender's file, or the address of the picture on the server. The element stays when one replaces the other. */
  picture: File | string;
  alt: string;
  text: string;
  link(picture: ReactNode): ReactNode;
  children?: ReactNode;
}

/** A photo with a link. The elements stay the same after the upload, so that a live log announces the photo once. */
export function LinkedPhoto({ picture, alt, text, link, children }: LinkedPhotoProps) {
  const src = usePictureAddress(picture);
  return (
    <Box text={text}>
      {link(<Picture src={src} alt={alt} />)}
      {children}
    </Box>
  );
}

function Box({ text, children }: { text: string; children: ReactNode }) {
  return <span className={join(css.box, text !== "" && css.aboveWords)}>{children}</span>;
}

function Picture({ src, alt, blurred = false }: PictureProps) {
  if (src === "") return null;
  return <img src={src} alt={alt} className={join(css.picture, blurred && css.blurred)} loading="lazy" />;
}
