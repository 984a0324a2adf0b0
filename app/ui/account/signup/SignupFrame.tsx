import type { ReactNode } from "react";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export function SignupFrame({ children }: { children: ReactNode }) {
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  const { brand = "", niche = 1, mayJoin = false } = useSite() ?? {};
  return (
    <FormFrame
      title={t("signup.title", { brand })}
      lead={mayJoin ? t("signup.lead", { brand }) : ""}
      motif={<Motif niche={niche} variant="hero" />}
      aside={
        mayJoin ? (
          <>
            {t("signup.have_account")} <a href="/login">{t("signup.to_login")}</a>
          </>
        ) : null
      }
    >
      {children}
    </FormFrame>
  );
}
