/** The only script of the gallery's own page. In development styles come with scripts. */
import "./gallery.css";

const controls = document.querySelector<HTMLFormElement>("[data-controls]");
controls?.addEventListener("change", () => controls.submit());
