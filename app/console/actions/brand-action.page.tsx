import { BRAND_ACTIONS } from "~/app/console/actions";
import { ActionForm } from "~/app/console/actions/ActionForm";
import { actionForm, actionNamed, performAction, permissionOf } from "~/app/console/actions/page";
import { brandAction, brandLoader } from "~/app/console/frame/guards";
import { useActionData, useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";

export const handle = page<{ title: string }>({
  name: "console-brand-action",
  title: (t, data) => data?.title ?? t("console.action"),
  texts: ["console"],
});

const permission = ({ params }: { params: { action?: string } }) => permissionOf(BRAND_ACTIONS, params.action);

export const loader = brandLoader(permission, (where) => {
  const { action: name = "", brand = "" } = where.params;
  return actionForm(actionNamed(BRAND_ACTIONS, name), { name, brand }, where);
});

export const action = brandAction(permission, (where) => {
  const { action: name = "", brand = "" } = where.params;
  return performAction(actionNamed(BRAND_ACTIONS, name), { name, brand }, where);
});

export default function BrandAction() {
  const form = useLoaderData<typeof loader>();
  return <ActionForm page={useActionData<typeof action>() ?? form} />;
}
