export const isCovered = () =>
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu], details[open]") !== null;
