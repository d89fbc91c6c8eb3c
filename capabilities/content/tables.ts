// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
export interface ContentBanners {
  category_slug: string | null;
  ends_at: Date | null;
  id: string;
  is_active: Generated<boolean>;
  languages: Generated<string[]>;
  path: string | null;
  place: "home_hero" | "home_strip" | "category" | "search" | "cart" | "vendors" | "vendor_space" | "notice";
  position: Generated<number>;
  /**
   * Optimistic-lock counter: a save on an older one is refused.
   */
  revision: Generated<number>;
  starts_at: Date;
  updated_at: Date;
  updated_by: string | null;
  wilaya: string | null;
}

export interface ContentBannerTexts {
  alt: string | null;
  banner_id: string;
  body: string | null;
  button: string | null;
  file_id: string | null;
  language: "fr" | "en" | "ar";
  title: string;
}

export interface ContentEmailTemplates {
  channel: "mail" | "sms" | "push" | "in_app";
  created_at: Date;
  id: string;
  key: string;
  /**
   * Optimistic-lock counter of its versions: a save on an older one is refused.
   */
  revision: Generated<number>;
}

export interface ContentPages {
  created_at: Date;
  id: string;
  in_sitemap: Generated<boolean>;
  /**
   * Optimistic-lock counter of its versions: a save on an older one is refused.
   */
  revision: Generated<number>;
  slug: string;
}

export interface ContentRedirects {
  created_at: Date;
  created_by: string | null;
  from_path: string;
  is_permanent: Generated<boolean>;
  to_path: string;
}

export interface ContentStatusHistory {
  actor_id: string | null;
  banner_id: string | null;
  change: "created" | "edited" | "published" | "superseded" | "discarded" | "switched_on" | "switched_off" | "deleted";
  happened_at: Date;
  id: string;
  version_id: string | null;
}

export interface ContentVersions {
  created_at: Date;
  created_by: string | null;
  discarded_at: Date | null;
  id: string;
  page_id: string | null;
  published_at: Date | null;
  published_by: string | null;
  state: Generated<"draft" | "published" | "superseded" | "discarded">;
  superseded_at: Date | null;
  template_id: string | null;
  version: number;
}

export interface ContentVersionTexts {
  body: string;
  description: string | null;
  language: "fr" | "en" | "ar";
  title: string;
  updated_at: Date;
  version_id: string;
}

export interface ContentTables {
  "content.banner_texts": ContentBannerTexts;
  "content.banners": ContentBanners;
  "content.email_templates": ContentEmailTemplates;
  "content.pages": ContentPages;
  "content.redirects": ContentRedirects;
  "content.status_history": ContentStatusHistory;
  "content.version_texts": ContentVersionTexts;
  "content.versions": ContentVersions;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type ContentDatabase = ContentTables & Readable<PlatformTables & IdentityTables & SettingsTables & MediaTables & CatalogTables & AuditTables>
