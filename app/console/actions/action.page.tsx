import { DESK_ACTIONS } from "~/app/console/actions";
import { ActionForm } from "~/app/console/actions/ActionForm";
import { actionForm, actionNamed, performAction, permissionOf } from "~/app/console/actions/page";
import { deskAction, deskLoader } from "~/app/console/frame/guards";
import { useActionData, useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";

export const handle = page<{ title: string }>({
  name: "console-action",
  title: (t, data) => data?.title ?? t("console.action"),
  texts: ["console"],
});

const permission = ({ params }: { params: { action?: string } }) => permissionOf(DESK_ACTIONS, params.action);

export const loader = deskLoader(permission, (where) => {
  const { action: name = "" } = where.params;
  return actionForm(actionNamed(DESK_ACTIONS, name), { name, brand: "" }, where);
});

export const action = deskAction(permission, (where) => {
  const { action: name = "" } = where.params;
  return performAction(actionNamed(DESK_ACTIONS, name), { name, brand: "" }, where);
});

export default function DeskAction() {
  const form = useLoaderData<typeof loader>();
  return <ActionForm page={useActionData<typeof action>() ?? form} />;
}
