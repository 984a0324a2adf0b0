/** Returns whether a dialog or menu covers the page and takes the keys. */
export const isCovered = () =>
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu], details[open]") !== null;
