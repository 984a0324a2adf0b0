import type { Site } from "~/app/domain/site";
import type { LegalPage } from "~/app/domain/site/legal/legal";
import type { Words } from "~/app/locales";

// The JSON-LD of a page for search engines, in the terms of schema.org.

export function linkedSite({ tenant }: Pick<Site, "tenant">, { t, locale }: Words): object {
  const { name, origin, company } = tenant;
  const contact = {
    ...(company.supportEmail && { email: company.supportEmail }),
    ...(company.supportPhone && { telephone: company.supportPhone }),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": `${origin}/#site`,
        url: `${origin}/`,
        name,
        description: t("index.promise"),
        inLanguage: locale,
        publisher: { "@id": `${origin}/#company` },
      },
      {
        "@type": "Organization",
        "@id": `${origin}/#company`,
        name: company.name,
        brand: name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        address: {
          "@type": "PostalAddress",
          streetAddress: company.address,
          addressLocality: company.city,
          addressCountry: company.country,
        },
        ...(company.vatNumbers[0] && { vatID: company.vatNumbers[0] }),
        ...(Object.keys(contact).length > 0 && {
          contactPoint: { "@type": "ContactPoint", contactType: "customer support", ...contact },
        }),
      },
    ],
  };
}

/** Describes a page of questions: each heading with its answer. Null if absent. */
export function linkedQuestions({ html }: Pick<LegalPage, "html">): object | null {
  const questions = [...html.matchAll(/<h2>(.*?)<\/h2>\n([\s\S]*?)(?=<h2>|$)/g)].map(([, name, text]) => ({
    "@type": "Question",
    name: name!.replace(/<[^>]+>/g, ""),
    acceptedAnswer: { "@type": "Answer", text: text!.trim() },
  }));
  if (questions.length === 0) return null;
  return { "@context": "https://schema.org", "@type": "FAQPage", mainEntity: questions };
}
