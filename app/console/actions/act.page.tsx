import { DESK_ACTS } from "~/app/console/actions";
import { ActForm } from "~/app/console/actions/ActForm";
import { actForm, actNamed, performAct, permissionOf } from "~/app/console/actions/page";
import { deskAction, deskLoader } from "~/app/console/frame/guards";
import { useActionData, useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";

export const handle = page<{ title: string }>({
  name: "console-act",
  title: (t, data) => data?.title ?? t("console.act"),
  texts: ["console"],
});

const permission = ({ params }: { params: { act?: string } }) => permissionOf(DESK_ACTS, params.act);

export const loader = deskLoader(permission, (where) => {
  const { act: name = "" } = where.params;
  return actForm(actNamed(DESK_ACTS, name), { name, brand: "" }, where);
});

export const action = deskAction(permission, (where) => {
  const { act: name = "" } = where.params;
  return performAct(actNamed(DESK_ACTS, name), { name, brand: "" }, where);
});

export default function DeskAct() {
  const form = useLoaderData<typeof loader>();
  return <ActForm page={useActionData<typeof action>() ?? form} />;
}
