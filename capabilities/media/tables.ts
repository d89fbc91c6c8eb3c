// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { Crop } from "./schema.ts";
import type { JSONColumnType } from "kysely";

export interface MediaFiles {
  bucket: "product-images" | "shop-images" | "review-images" | "return-images" | "documents";
  bytes: number;
  cache_seconds: Generated<number>;
  created_at: Date;
  crop: JSONColumnType<Crop | null, string | null, string | null>;
  cropped_from: string | null;
  dominant_color: string | null;
  height: number | null;
  id: string;
  mime: string;
  name: string;
  sha256: string;
  uploaded_by: string | null;
  /**
   * Vendor whose staff uploaded the file; null for others.
   */
  vendor_id: string | null;
  width: number | null;
}

export interface MediaTables {
  "media.files": MediaFiles;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type MediaDatabase = MediaTables & Readable<PlatformTables>
