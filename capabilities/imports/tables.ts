// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
export interface ImportsCellCorrections {
  corrected_at: Date;
  corrected_by: string;
  field: string;
  import_id: string;
  line: number;
  value: string;
}

export interface ImportsColumnMappings {
  categories: Generated<unknown>;
  columns: unknown;
  id: string;
  kind: "products" | "stock" | "prices";
  name: string;
  updated_at: Date;
  vendor_id: string;
}

export interface ImportsImages {
  code: string | null;
  file_id: string | null;
  import_id: string;
  line: number | null;
  path: string;
  position: number | null;
  product_id: string | null;
  source_url: string | null;
  state: Generated<"waiting" | "stored" | "attached" | "refused">;
  vendor_id: string;
}

export interface ImportsImports {
  applied_until: Generated<number>;
  archived_count: Generated<number>;
  byte_count: Generated<number>;
  cancelled_at: Date | null;
  categories: Generated<unknown>;
  /**
   * Products created or changed; undo_state and the counts after it belong to the undo.
   */
  change_count: Generated<number>;
  checked_at: Date | null;
  checked_until: Generated<number>;
  columns: Generated<unknown>;
  confirmed_at: Date | null;
  /**
   * Count expected by the dry run; created_count and the like count applied rows.
   */
  create_count: Generated<number>;
  created_at: Date;
  created_count: Generated<number>;
  defaults: Generated<unknown>;
  deleted_count: Generated<number>;
  delimiter: string | null;
  done_at: Date | null;
  encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
  error_count: Generated<number>;
  fail_reason: string | null;
  failed_at: Date | null;
  file_name: string;
  format: "csv" | "xlsx" | "zip";
  headings: Generated<unknown>;
  id: string;
  is_read: Generated<boolean>;
  kind: "products" | "stock" | "prices" | "images";
  read_bytes: Generated<number>;
  /**
   * Last row of the file that is in imports.rows.
   */
  read_until: Generated<number>;
  restored_count: Generated<number>;
  row_count: number | null;
  same_count: Generated<number>;
  sample: Generated<unknown>;
  skipped_count: Generated<number>;
  skips_errors: Generated<boolean>;
  source: Generated<"yova" | "shopify" | "woocommerce" | "other">;
  started_by: string;
  state: Generated<"receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled">;
  undo_at: Date | null;
  undo_by: string | null;
  undo_skipped_count: Generated<number>;
  undo_state: "running" | "done" | null;
  undone_at: Date | null;
  update_count: Generated<number>;
  updated_count: Generated<number>;
  vendor_id: string;
  warning_count: Generated<number>;
}

export interface ImportsProductChanges {
  before: unknown | null;
  changed_at: Date;
  import_id: string;
  name: string;
  outcome: "deleted" | "archived" | "restored" | "gone" | "changed" | "ordered" | "category_gone" | "sku_taken" | null;
  place: number;
  product_id: string;
  /**
   * Stock of each variant after the import: units sold since are not restored.
   */
  stocks: Generated<unknown>;
  vendor_id: string;
  /**
   * Change time of the product after the import: another one means a later change.
   */
  version: Date;
}

export interface ImportsRowErrors {
  code: string;
  column_name: string | null;
  field: string | null;
  import_id: string;
  position: number;
  row_number: number;
  severity: Generated<"error" | "warning">;
  value: string | null;
  vendor_id: string;
}

export interface ImportsRows {
  action: "create" | "update" | "skip" | null;
  alias: string | null;
  applied_at: Date | null;
  group_key: string | null;
  import_id: string;
  line: number;
  /**
   * Processing order: rows of one product are consecutive, whatever their order in the file.
   */
  place: number | null;
  product_id: string | null;
  raw: unknown;
  /**
   * An earlier row of the file has the same SKU.
   */
  repeats: Generated<boolean>;
  sku: string | null;
  state: Generated<"read" | "valid" | "refused" | "applied">;
  vendor_id: string;
}

export interface ImportsStatusHistory {
  actor_id: string | null;
  actor_role: "vendor" | "admin" | "system";
  from_state: string | null;
  happened_at: Date;
  id: string;
  import_id: string;
  reason: string | null;
  to_state: string;
  vendor_id: string;
}

export interface ImportsUploadParts {
  bytes: Buffer;
  import_id: string;
  part: number;
}

export interface ImportsTables {
  "imports.cell_corrections": ImportsCellCorrections;
  "imports.column_mappings": ImportsColumnMappings;
  "imports.images": ImportsImages;
  "imports.imports": ImportsImports;
  "imports.product_changes": ImportsProductChanges;
  "imports.row_errors": ImportsRowErrors;
  "imports.rows": ImportsRows;
  "imports.status_history": ImportsStatusHistory;
  "imports.upload_parts": ImportsUploadParts;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type ImportsDatabase = ImportsTables & Readable<PlatformTables & CatalogTables & MediaTables & VendorsTables>
