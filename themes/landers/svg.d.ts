/** Vite resolves the import of a drawing to the drawing's address. */
declare module "*.svg" {
  const address: string;
  export default address;
}
