import { DESK_ACTS } from "~/app/request/console/acts";
import { actForm, actNamed, performAct, permissionOf } from "~/app/request/console/acts/page";
import { deskAction, deskLoader } from "~/app/request/console/guards";
import { useActionData, useLoaderData } from "~/app/router/client";
import { ActForm } from "~/app/ui/console/ActForm";
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
