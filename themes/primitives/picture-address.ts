import { useEffect, useState } from "react";

/** Returns a picture's address for an <img>, "" at first. Revokes a file's address once it is not shown. */
export function usePictureAddress(picture: Blob | string): string {
  const [address, setAddress] = useState(typeof picture === "string" ? picture : "");
  useEffect(() => {
    if (typeof picture === "string") return setAddress(picture);
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
