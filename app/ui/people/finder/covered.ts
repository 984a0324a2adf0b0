/** Whether something lies over the page that has the keys. */
export const isCovered = () =>
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu], details[open]") !== null;
