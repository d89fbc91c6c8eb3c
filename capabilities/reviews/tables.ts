// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
export interface ReviewsAnswers {
  author: string;
  author_id: string | null;
  created_at: Date;
  id: string;
  is_vendor: boolean;
  question_id: string;
  text: string;
  vendor_id: string;
}

export interface ReviewsQuestions {
  answer_count: Generated<number>;
  asker_id: string | null;
  author: string;
  created_at: Date;
  hidden_at: Date | null;
  hidden_reason: "insult" | "personal_data" | "off_topic" | "advertising" | "false" | "law" | "other" | null;
  id: string;
  language: "fr" | "en" | "ar";
  product_id: string;
  published_at: Date | null;
  state: Generated<"pending" | "published" | "hidden">;
  text: string;
  vendor_id: string;
  version: Generated<number>;
  was_masked: Generated<boolean>;
}

export interface ReviewsReports {
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  id: string;
  is_by_vendor: Generated<boolean>;
  note: string | null;
  product_id: string | null;
  question_id: string | null;
  reason: "insult" | "personal_data" | "advertising" | "false" | "counterfeit" | "forbidden" | "fraud" | "other";
  reporter_id: string | null;
  review_id: string | null;
  shop_id: string | null;
  state: Generated<"open" | "upheld" | "dismissed">;
  vendor_id: string;
  version: Generated<number>;
}

export interface ReviewsReviewHistory {
  actor_id: string | null;
  actor_role: "buyer" | "vendor" | "admin" | "system";
  change: "written" | "edited" | "held" | "published" | "hidden" | "shown" | "answered";
  from_rating: number | null;
  from_text: string | null;
  from_title: string | null;
  happened_at: Date;
  id: string;
  reason: string | null;
  review_id: string;
  vendor_id: string;
}

export interface ReviewsReviewPhotos {
  file_id: string;
  position: number;
  review_id: string;
  small_file_id: string;
}

export interface ReviewsReviews {
  answer: string | null;
  answered_at: Date | null;
  answered_by: string | null;
  author: string;
  buyer_id: string | null;
  created_at: Date;
  edited_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: "insult" | "personal_data" | "off_topic" | "advertising" | "false" | "law" | "other" | null;
  id: string;
  language: "fr" | "en" | "ar";
  order_item_id: string;
  product_id: string | null;
  published_at: Date | null;
  rating: number;
  state: Generated<"pending" | "published" | "hidden">;
  text: string | null;
  title: string | null;
  vendor_id: string;
  vendor_rating: number | null;
  version: Generated<number>;
}

export interface ReviewsTables {
  "reviews.answers": ReviewsAnswers;
  "reviews.questions": ReviewsQuestions;
  "reviews.reports": ReviewsReports;
  "reviews.review_history": ReviewsReviewHistory;
  "reviews.review_photos": ReviewsReviewPhotos;
  "reviews.reviews": ReviewsReviews;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type ReviewsDatabase = ReviewsTables & Readable<PlatformTables & OrdersTables & CatalogTables & VendorsTables & IdentityTables & MediaTables & AuditTables>
