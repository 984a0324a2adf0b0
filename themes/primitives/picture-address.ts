import { useEffect, useState } from "react";

/** Where an <img> finds it; a file's address is given back when it is no longer shown. "" until there is one. */
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
