export interface Served {
  port: number;
  sites: SiteSummary[];
  /** Number of problems in the tenants' folders, which the log describes. */
  problems: number;
}

export interface SiteSummary {
  slug: string;
  origin: string;
  name: string;
  niche: number;
  template: string;
  language: string;
  demo: boolean;
  /** Whether the site has no mail server, so that its emails become files of DATA_DIR. */
  mailbox: boolean;
}
