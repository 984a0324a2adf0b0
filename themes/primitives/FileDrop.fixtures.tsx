import { useState } from "react";
import { FileDrop, type FileDropItem, type FileDropProps } from "./FileDrop";
import type { Fixtures } from "./fixture";

/** Draws a picture of 40 by 50 dots: it needs no file and shows no person. */
const picture = (from: string, to: string) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50" width="400" height="500"><rect width="40" height="50" fill="${from}"/><circle cx="20" cy="22" r="12" fill="${to}"/></svg>`,
    ],
    { type: "image/svg+xml" },
  );
const pictures = [
  picture("peachpuff", "tomato"),
  picture("lavender", "slateblue"),
  picture("honeydew", "seagreen"),
] as const;

const field: Omit<FileDropProps, "items" | "onFiles" | "onRemove"> = {
  name: "photos",
  label: "Photos",
  prompt: "Choose photos or drop them here",
  hint: "PNG or JPEG, up to 10 MB each",
  accept: "image/png,image/jpeg",
  labels: { remove: (name) => `Remove ${name}`, progress: (name) => `Sending ${name}` },
};
const still = { onFiles: () => {}, onRemove: () => {} };
const chosen: FileDropItem[] = [
  { id: "1", name: "seaside.jpg", picture: pictures[0], progress: null },
  { id: "2", name: "garden.png", picture: pictures[1], progress: 0.4 },
  { id: "3", name: "scan-of-everything.tiff", picture: pictures[2], progress: null, error: "Only PNG and JPEG." },
];

export const fixtures: Fixtures = {
  empty: <FileDrop {...field} {...still} items={[]} />,
  "three photos": <FileDrop {...field} {...still} items={chosen} />,
  "really working": function Working() {
    const [items, setItems] = useState<FileDropItem[]>([]);
    const add = (files: File[]) =>
      setItems((shown) => [
        ...shown,
        ...files.map((file) => ({
          id: crypto.randomUUID(),
          name: file.name,
          picture: file,
          progress: null,
          error: field.accept.includes(file.type) ? undefined : "Only PNG and JPEG.",
        })),
      ]);
    return (
      <FileDrop
        {...field}
        items={items}
        onFiles={add}
        onRemove={(id) => setItems((shown) => shown.filter((item) => item.id !== id))}
      />
    );
  },
  error: <FileDrop {...field} {...still} items={[]} error="Add at least one photo." />,
  disabled: <FileDrop {...field} {...still} items={[]} disabled />,
  "long German": (
    <FileDrop
      {...field}
      {...still}
      items={[
        { id: "1", name: "Sommerurlaubserinnerungsfotografie.jpg", picture: pictures[1], progress: null },
        {
          id: "2",
          name: "x.gif",
          picture: pictures[2],
          progress: null,
          error: "Dieses Dateiformat wird nicht unterstützt: bitte PNG oder JPEG.",
        },
      ]}
      label="Profilbilder"
      prompt="Profilbilder auswählen oder hierherziehen"
      hint="PNG oder JPEG, höchstens 10 MB pro Bild, ohne Wasserzeichen"
    />
  ),
};
