import { BRAND_ACTS } from "~/app/console/actions";
import { ActForm } from "~/app/console/actions/ActForm";
import { actForm, actNamed, performAct, permissionOf } from "~/app/console/actions/page";
import { brandAction, brandLoader } from "~/app/console/frame/guards";
import { useActionData, useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";

export const handle = page<{ title: string }>({
  name: "console-brand-act",
  title: (t, data) => data?.title ?? t("console.act"),
  texts: ["console"],
});

const permission = ({ params }: { params: { act?: string } }) => permissionOf(BRAND_ACTS, params.act);

export const loader = brandLoader(permission, (where) => {
  const { act: name = "", brand = "" } = where.params;
  return actForm(actNamed(BRAND_ACTS, name), { name, brand }, where);
});

export const action = brandAction(permission, (where) => {
  const { act: name = "", brand = "" } = where.params;
  return performAct(actNamed(BRAND_ACTS, name), { name, brand }, where);
});

export default function BrandAct() {
  const form = useLoaderData<typeof loader>();
  return <ActForm page={useActionData<typeof action>() ?? form} />;
}
