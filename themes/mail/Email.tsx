import type { CSSProperties, ReactNode } from "react";
import type { Look } from "./look";

export interface EmailProps {
  /** The value of `lang`: nl-NL. */
  locale: string;
  subject: string;
  /** The text after the subject in an inbox, also on a lock screen. */
  preview: string;
  brand: string;
  /** The absolute address of a PNG on the site. Null if the site has none. */
  logo: string | null;
  /** The address of the site's front page. */
  home: string;
  greeting: string;
  paragraphs: readonly string[];
  /** A table below the text. The first column names each row. */
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** The main link. `hint` introduces the address in full, for readers whose button does not work. */
  action: { label: string; href: string; hint: string };
  /** A note about how long the link is valid, and what to do if the email reached the wrong person. */
  note: string;
  farewell: string;
  /** Unsubscribes from emails of this kind. Null for emails about the account itself. */
  unsubscribe: { label: string; href: string } | null;
  /** The lines of small print, such as the company. */
  footer: readonly string[];
  look: Look;
}

/** Renders an email. Uses tables and inline styles, because Outlook and several webmails support little else. */
export function Email(email: EmailProps) {
  const { locale, subject, preview, look } = email;
  const { color, font } = look;
  const body: CSSProperties = { margin: 0, padding: 0, backgroundColor: color.page, color: color.text };
  return (
    <html lang={locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={look.scheme} />
        <meta name="supported-color-schemes" content={look.scheme} />
        <title>{subject}</title>
      </head>
      <body style={body}>
        <div style={UNSEEN}>{preview + FILLING}</div>
        <Table style={{ backgroundColor: color.page, fontFamily: font.body, fontSize: "16px", lineHeight: 1.55 }}>
          <td align="center" style={{ padding: "32px 16px" }}>
            <Sheet {...email} />
          </td>
        </Table>
      </body>
    </html>
  );
}

function Sheet({ brand, logo, home, unsubscribe, footer, look, ...words }: EmailProps) {
  const { color, font, weight, radius } = look;
  const small: CSSProperties = { padding: "20px 8px 0", color: color.muted, fontSize: "13px", lineHeight: 1.5 };
  const name: CSSProperties = {
    color: color.text,
    textDecoration: "none",
    fontFamily: font.display,
    fontSize: "22px",
    fontWeight: weight.display,
  };
  const card: CSSProperties = {
    padding: "32px 28px",
    backgroundColor: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
  };
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ maxWidth: "560px", width: "100%" }}
    >
      <tbody>
        <tr>
          <td style={{ padding: "0 8px 20px", textAlign: "left" }}>
            <a href={home} style={name}>
              {logo && <img src={logo} alt="" width={32} height={32} style={MARK} />}
              {brand}
            </a>
          </td>
        </tr>
        <tr>
          <td style={{ ...card, textAlign: "left" }}>
            <Words {...words} look={look} />
          </td>
        </tr>
        <tr>
          <td style={{ ...small, textAlign: "left" }}>
            {footer.map((line) => (
              <p key={line} style={{ margin: "0 0 8px" }}>
                {line}
              </p>
            ))}
            {unsubscribe && (
              <a href={unsubscribe.href} style={{ color: color.muted }}>
                {unsubscribe.label}
              </a>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Words({
  subject,
  greeting,
  paragraphs,
  table,
  action,
  note,
  farewell,
  look,
}: Omit<EmailProps, "brand" | "logo" | "home" | "unsubscribe" | "footer">) {
  const { color, font, weight, radius } = look;
  const title: CSSProperties = {
    margin: "0 0 20px",
    fontFamily: font.display,
    fontSize: "26px",
    fontWeight: weight.display,
    lineHeight: 1.2,
  };
  const button: CSSProperties = {
    display: "inline-block",
    padding: "14px 24px",
    border: `1px solid ${color.accent}`,
    borderRadius: radius.control,
    backgroundColor: color.accent,
    color: color.onAccent,
    fontWeight: weight.bold,
    textDecoration: "none",
  };
  const written: CSSProperties = { color: color.accentText, fontSize: "13px", wordBreak: "break-all" };
  return (
    <>
      <h1 style={title}>{subject}</h1>
      {[greeting, ...paragraphs].map((text) => (
        <p key={text} style={PARAGRAPH}>
          {text}
        </p>
      ))}
      {table && <Figures {...table} look={look} />}
      <p style={{ margin: "24px 0" }}>
        <a href={action.href} style={button}>
          {action.label}
        </a>
      </p>
      <p style={PARAGRAPH}>{note}</p>
      <p style={{ margin: 0 }}>{farewell}</p>
      <p style={{ ...SMALL, margin: "24px 0 0", paddingTop: "16px", borderTop: `1px solid ${color.line}` }}>
        <span style={{ color: color.muted }}>{action.hint}</span>
        <br />
        <a href={action.href} style={written}>
          {action.href}
        </a>
      </p>
    </>
  );
}

function Figures({ head, rows, look }: NonNullable<EmailProps["table"]> & { look: Look }) {
  const cell = (nth: number): CSSProperties => ({
    padding: "6px 10px 6px 0",
    borderBottom: `1px solid ${look.color.line}`,
    textAlign: nth === 0 ? "left" : "right",
    verticalAlign: "top",
    wordBreak: "break-word",
    fontSize: "13px",
  });
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: "collapse" }}>
      <thead>
        <tr>
          {head.map((name, nth) => (
            <th key={name} scope="col" style={{ ...cell(nth), color: look.color.muted, fontWeight: 400 }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((value, nth) => (
              <td key={`${head[nth]}`} style={cell(nth)}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Table({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={style}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

const PARAGRAPH: CSSProperties = { margin: "0 0 16px" };
const SMALL: CSSProperties = { fontSize: "13px", lineHeight: 1.5 };
const MARK: CSSProperties = { display: "inline-block", marginRight: "10px", verticalAlign: "middle", border: 0 };
const UNSEEN: CSSProperties = { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 };

/**
 * Invisible characters that fill the preview line of an inbox. Without them, the preview would continue with the
 * brand's name.
 */
const FILLING = "\u00a0\u200c\u034f".repeat(100);
