import type { LocalDate } from '#kernel/calendar.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { AdvertisingExportPeriod, AdvertisingExportPlatform } from '../schema.ts'
import type { AnalyticsDatabase } from '../tables.ts'

export type NewExport = {
  id: string
  platform: AdvertisingExportPlatform
  period: AdvertisingExportPeriod
  from: LocalDate | null
  until: LocalDate
  figures: object
  qualityScore: number | null
  createdBy: string
  createdAt: Date
}

export async function insertAdvertisingExport(tx: Tx, made: NewExport): Promise<void> {
  await tables<AnalyticsDatabase>(tx)
    .insertInto('analytics.advertising_exports')
    .values({
      id: made.id,
      platform: made.platform,
      period: made.period,
      from_on: made.from,
      until_on: made.until,
      figures: JSON.stringify(made.figures),
      quality_score: made.qualityScore === null ? null : String(made.qualityScore),
      is_estimate: true,
      created_by: made.createdBy,
      created_at: made.createdAt,
    })
    .execute()
}
