/** Vite resolves a drawing to its address. */
declare module "*.svg" {
  const address: string;
  export default address;
}
