import { randomInt } from 'node:crypto'
import { localDate, startOfMonth } from '#kernel/calendar.ts'
import { csv } from '#kernel/csv.ts'
import type { Language } from '#kernel/locale.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import { ADVERTISING_PLATFORMS, type AdvertisingView } from '../contract.ts'
import { insertAdvertisingExport } from '../queries/advertising-exports.ts'
import { countPopulation, listTopCategories, readTotals } from '../queries/report.ts'
import {
  type AdvertisingEstimates,
  estimateAdvertising,
  splitEvenly,
} from '../rules/advertising-estimates.ts'
import { fileNameOf, buildAdvertisingRows } from '../rules/advertising-export-file.ts'
import { periodDays, periodSegments } from '../rules/period.ts'
import type { AdvertisingExportPeriod, AdvertisingExportPlatform } from '../schema.ts'
import { texts } from '../texts.generated.ts'
import type { AnalyticsDeps } from './track-events.ts'

const ALL_CATEGORIES = texts.of('all-categories')
const ESTIMATE = texts.of('estimate')
const ESTIMATES = texts.of('estimates')

const TOP = 5
const EVERYTHING = { vendor: null, category: null, wilaya: null }

type ExportAdvertisingCommand = { period: AdvertisingExportPeriod; language: Language }

async function estimate(
  { db, clock }: AnalyticsDeps,
  { period, language }: ExportAdvertisingCommand,
) {
  const now = clock.now()
  const days = periodDays({ period }, localDate(now))
  const segments = periodSegments(days)
  const [people, { revenue, ...byStatus }, top] = await Promise.all([
    countPopulation(db, startOfMonth(now)),
    readTotals(db, segments, EVERYTHING),
    listTopCategories(db, { segments, language, most: TOP }, EVERYTHING),
  ])
  const figures = estimateAdvertising({
    users: people.users,
    orders: Object.values(byStatus).reduce((a, b) => a + b, 0),
    revenue,
  })
  return { days, figures, categories: top.map(({ name }) => name) }
}

const shown = (amount: Centimes | null) => (amount === null ? null : dinars(amount))
const percent = (points: number | null) => (points === null ? null : points / 100)

const figuresView = (figures: AdvertisingEstimates) => ({
  impressions: figures.impressions,
  clicks: figures.clicks,
  spend: dinars(figures.spend),
  conversions: figures.conversions,
  cost_per_click: shown(figures.costPerClick),
  cost_per_thousand: shown(figures.costPerThousand),
  click_through_rate: percent(figures.clickThroughRate),
  conversion_rate: percent(figures.conversionRate),
})

export const readAdvertising =
  (deps: AnalyticsDeps) =>
  async (command: ExportAdvertisingCommand): Promise<AdvertisingView> => {
    const { days, figures, categories } = await estimate(deps, command)
    const today = localDate(deps.clock.now())
    return {
      period: { kind: command.period, ...days },
      is_estimate: true,
      ...figuresView(figures),
      categories,
      files: ADVERTISING_PLATFORMS.map((platform) => ({
        platform,
        name: fileNameOf(platform, command.period, today),
      })),
    }
  }
export type ReadAdvertising = ReturnType<typeof readAdvertising>

type Command = ExportAdvertisingCommand & {
  platform: AdvertisingExportPlatform
  userId: string
  origin: Origin
}
export type AdvertisingDeps = AnalyticsDeps & { audit: Pick<Audit, 'record'> }

export const exportAdvertising = (deps: AdvertisingDeps) => async (command: Command) => {
  const { platform, period, language, userId, origin } = command
  const now = deps.clock.now()
  const { days, figures, categories } = await estimate(deps, command)
  const names = categories.length > 0 ? categories : [ALL_CATEGORIES(language)]
  const rows = splitEvenly(figures, names.length).map((part, index) => ({
    ...part,
    category: names[index] ?? '',
  }))
  const qualityScore = platform === 'google' ? randomInt(70, 101) / 10 : null
  const name = fileNameOf(platform, period, localDate(now))
  const notice = ESTIMATES(language)
  const file = { platform, ...days, rows, qualityScore, notice, label: ESTIMATE(language) }
  const id = newId(now)
  await inTransaction(deps.db, async (tx) => {
    const stored = { ...figuresView(figures), categories: names }
    const made = { id, platform, period, ...days, qualityScore, createdBy: userId, createdAt: now }
    await insertAdvertisingExport(tx, { ...made, figures: stored })
    await deps.audit.record(tx, {
      ...origin,
      actor: { role: 'admin', id: userId },
      action: 'analytics.advertising_exported',
      subject: { type: 'advertising_export', id },
      after: { platform, period, name, ...stored },
    })
    return ok(null)
  })
  return { name, text: csv(buildAdvertisingRows(file)) }
}
export type ExportAdvertising = ReturnType<typeof exportAdvertising>
