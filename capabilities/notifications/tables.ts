// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { ContentTables } from '#capabilities/content/tables.ts'
import type { Topic } from "./topics.contract.ts";

export interface NotificationsDeliveries {
  attempts: Generated<number>;
  channel: "mail" | "sms" | "push" | "whatsapp";
  consent_version: string | null;
  created_at: Date;
  ended_at: Date | null;
  event_key: string;
  id: string;
  language: "fr" | "en" | "ar";
  /**
   * Key of the email template.
   */
  occasion: string | null;
  reason: string | null;
  recipient: string;
  /**
   * Number of the order, purchase or request that the email is about.
   */
  reference: string | null;
  sent_at: Date | null;
  state: Generated<"waiting" | "sent" | "failed">;
  template_key: string;
  topic: string;
  vendor_id: string | null;
}

export interface NotificationsDeliveryHistory {
  delivery_id: string;
  from_state: string | null;
  happened_at: Date;
  id: string;
  reason: string | null;
  to_state: string;
}

export interface NotificationsNotifications {
  created_at: Date;
  event_key: string;
  id: string;
  path: string | null;
  read_at: Date | null;
  /**
   * Kind of the notification; its text is rendered when it is read.
   */
  template_key: string;
  topic: Topic;
  user_id: string;
  values: Generated<unknown>;
  vendor_id: string | null;
}

export interface NotificationsPreferences {
  changed_at: Date;
  channel: "mail" | "sms" | "push" | "in_app" | "whatsapp";
  consent_version: string | null;
  consented_at: Date | null;
  is_enabled: boolean;
  topic: Topic;
  user_id: string;
}

export interface NotificationsTables {
  "notifications.deliveries": NotificationsDeliveries;
  "notifications.delivery_history": NotificationsDeliveryHistory;
  "notifications.notifications": NotificationsNotifications;
  "notifications.preferences": NotificationsPreferences;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type NotificationsDatabase = NotificationsTables & Readable<PlatformTables & IdentityTables & TerritoryTables & VendorsTables & OrdersTables & SettingsTables & ContentTables>
