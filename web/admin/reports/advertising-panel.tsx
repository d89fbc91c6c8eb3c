import { Download } from 'lucide-react'
import { useState } from 'react'
import type { AdvertisingView } from '#capabilities/analytics/contract.ts'
import { formatAmount, formatNumber, NBSP } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useQuery } from '#web/shared/data/use-query.ts'

type AdPeriod = AdvertisingView['period']['kind']
type File = AdvertisingView['files'][number]
const AD_PERIODS = ['current_month', 'total'] as const
/** Brand names, not translated. */
const PLATFORM: Record<File['platform'], string> = {
  meta: 'Meta / Instagram',
  tiktok: 'TikTok',
  google: 'Google',
  x: 'X / Twitter',
}

export function AdvertisingPanel() {
  const { t } = useTexts()
  const [period, setPeriod] = useState<AdPeriod>('current_month')
  const { view, state, refresh } = useQuery(get('/admin/reports/advertising', { period }))
  return (
    <section className="card ad-panel" aria-labelledby="report-ad">
      <div className="report-head">
        <h2 id="report-ad">
          {t('reports.ad.title')} <Badge tone="warn">{t('reports.ad.estimated')}</Badge>
        </h2>
        <fieldset className="segments">
          <legend className="sr-only">{t('reports.ad.period')}</legend>
          {AD_PERIODS.map((adPeriod) => (
            <label key={adPeriod}>
              <input
                type="radio"
                name="ad-period"
                checked={period === adPeriod}
                onChange={() => setPeriod(adPeriod)}
              />
              <span>{t(`reports.period.${adPeriod}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {view === null && state === 'failed' && (
        <p>
          {t('reports.ad.load-failed')}{' '}
          <button type="button" className="text-link" onClick={refresh}>
            {t('site.retry')}
          </button>
        </p>
      )}
      {view === null && state !== 'failed' && <Skeleton width="100%" />}
      {view !== null && (
        <>
          <Estimates view={view} />
          <div className="ad-files">
            {view.files.map((file) => (
              <AdFileButton
                key={file.platform}
                {...{ file, period }}
                isLoading={state === 'loading'}
              />
            ))}
          </div>
          <p className="ad-note">{t('reports.ad.note', { count: view.categories.length })}</p>
        </>
      )}
    </section>
  )
}

type AdFileButtonProps = { file: File; period: AdPeriod; isLoading: boolean }

function AdFileButton({ file: { platform, name }, period, isLoading }: AdFileButtonProps) {
  const { t } = useTexts()
  const { isBusy, save } = useSaveFile(t('reports.ad.failed'))
  const call = post('/admin/advertising-exports', null, { platform, period })
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      disabled={isBusy || isLoading}
      onClick={() => void save(call, name, t('reports.ad.done', { name }))}
    >
      <Icon of={Download} />
      <span>
        <b>
          <bdi dir="ltr">{PLATFORM[platform]}</bdi>
        </b>
        <small>
          <bdi dir="ltr">{name}</bdi>
        </small>
      </span>
    </button>
  )
}

function Estimates({ view }: { view: AdvertisingView }) {
  const { t, language } = useTexts()
  const count = (value: number) => formatNumber(value, language)
  const money = (value: number | null) =>
    value === null ? null : formatAmount(fromDinars(value), language)
  const percent = (value: number | null) =>
    value === null
      ? null
      : value.toFixed(2).replace('.', language === 'fr' ? ',' : '.') +
        (language === 'en' ? '%' : `${NBSP}%`)
  const figures: [name: TextKey, of: TextKey, value: string | null, unit?: 'DZD'][] = [
    ['reports.ad.impressions', 'reports.ad.impressions-of', count(view.impressions)],
    ['reports.ad.clicks', 'reports.ad.clicks-of', count(view.clicks)],
    ['reports.ad.spend', 'reports.ad.spend-of', money(view.spend), 'DZD'],
    ['reports.ad.conversions', 'reports.ad.conversions-of', count(view.conversions)],
    ['reports.ad.cpc', 'reports.ad.cpc-of', money(view.cost_per_click), 'DZD'],
    ['reports.ad.cpm', 'reports.ad.cpm-of', money(view.cost_per_thousand), 'DZD'],
    ['reports.ad.ctr', 'reports.ad.ctr-of', percent(view.click_through_rate)],
    ['reports.ad.cvr', 'reports.ad.cvr-of', percent(view.conversion_rate)],
  ]
  return (
    <dl className="ad-figures">
      {figures.map(([name, id, value, unit]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            {value === null ? (
              <span className="muted">–</span>
            ) : (
              <span className="num">
                <bdi dir="ltr">{value}</bdi>
                {unit && <small>{NBSP + unit}</small>}
              </span>
            )}
          </dd>
          <dd className="ad-of">{t(id)}</dd>
        </div>
      ))}
    </dl>
  )
}
