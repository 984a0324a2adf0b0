import { keptMails } from "~/app/domain/reach/mail/mail";
import { GROUPS } from "~/app/locales/groups";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { useTemplate } from "~/themes/registry";

export const handle = page({ name: "dev-mail", texts: GROUPS, title: () => "Mail" });

export const loader = openLoader(async ({ context: { site } }) => {
  // Imported here, because a production server does not have this package, which only developers and tests need.
  const { default: PostalMime } = await import("postal-mime");
  const kept = await keptMails(site);
  return Promise.all(
    kept.map(async ({ file, source }) => {
      const { from, to, subject, date, text, html } = await PostalMime.parse(source);
      const link = /^https?:\/\/\S+$/m.exec(text ?? "")?.[0];
      return { file, from: from?.name, to: to?.[0]?.address, subject, date, text, html, link };
    }),
  );
});

export default function DevMail() {
  const mails = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  return (
    <Page title="Mail" lead={`${mails.length} in DATA_DIR/mailbox, newest first`} width="wide" tabs={null}>
      {mails.map((mail) => (
        <details key={mail.file}>
          <summary>
            {mail.date} · {mail.to} · {mail.from}: <strong>{mail.subject}</strong>
          </summary>
          <iframe
            title={mail.subject}
            srcDoc={mail.html}
            sandbox="allow-top-navigation-by-user-activation"
            width="100%"
            height="640"
          />
          <p>
            <a href={mail.link}>{mail.link}</a>
          </p>
          <pre>{mail.text}</pre>
        </details>
      ))}
    </Page>
  );
}
