/** The schema of this name on a server, `control.sqlite` in the data folder. No tenant may be called that. */
export const CONTROL = "control";
