/** Who acts for those who run the site, as each of their verbs gets them. A command acts as the system user who typed it. */
export interface Operator {
  kind: "command";
  name: `command:${string}`;
}
