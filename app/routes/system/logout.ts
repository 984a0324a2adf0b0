import { formOnly, openAction } from "~/app/request/guards";
import { logOut } from "~/app/request/log-out";

export const action = openAction(logOut);

export const loader = formOnly("/");
