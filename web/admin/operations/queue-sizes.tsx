import type { ReactNode } from 'react'
import type { SystemStatusView } from '#capabilities/system/contract.ts'
import { formatAdminDate, formatNumber } from '#kernel/format.ts'
import { type Language, localeOf } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { textOrName } from '#web/shared/i18n/text-or-name.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** One decimal below ten, none above. */
export function formatBytes(bytes: number, language: Language): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** step
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    numberingSystem: 'latn',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}

type PartProps = { id: string; title: string; note?: string; children: ReactNode }

function Part({ id, title, note, children }: PartProps) {
  return (
    <section className="card operations-part" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {note !== undefined && <small className="muted">{note}</small>}
      </h2>
      {children}
    </section>
  )
}

type QueueRow = { name: string; values: readonly string[] }

function Lines({ title, heads, lines }: { title: string; heads: string[]; lines: QueueRow[] }) {
  const { t } = useTexts()
  return (
    <div className="operations-scroll">
      <table className="operations-lines">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin-system.column.name')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {values.map((value, index) => (
                <td key={heads[index]} className="num">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Queues({ view: { jobs, outbox } }: { view: SystemStatusView }) {
  const { t, language } = useTexts()
  const number = (value: number) => formatNumber(value, language)
  const column = (name: 'waiting' | 'running' | 'failing' | 'dead') =>
    t(`admin-system.column.${name}`)
  const [jobsTitle, outboxTitle] = [t('admin-system.jobs'), t('admin-system.outbox')]
  return (
    <div className="operations-columns">
      <Part id="jobs" title={jobsTitle}>
        {jobs.kinds.length === 0 ? (
          <p className="muted">{t('admin-system.no-jobs')}</p>
        ) : (
          <Lines
            title={jobsTitle}
            heads={(['waiting', 'running', 'failing', 'dead'] as const).map(column)}
            lines={jobs.kinds.map(({ kind, waiting, running, failing, dead }) => ({
              name: textOrName(t, 'admin-system.job', kind),
              values: [waiting, running, failing, dead].map(number),
            }))}
          />
        )}
      </Part>
      <Part id="outbox" title={outboxTitle}>
        {outbox.subscribers.length === 0 ? (
          <p className="muted">{t('admin-system.no-outbox')}</p>
        ) : (
          <Lines
            title={outboxTitle}
            heads={(['waiting', 'dead'] as const).map(column)}
            lines={outbox.subscribers.map(({ name, waiting, dead }) => ({
              name,
              values: [waiting, dead].map(number),
            }))}
          />
        )}
      </Part>
    </div>
  )
}

export function TableSizes({ view: { database, migrations, jobs } }: { view: SystemStatusView }) {
  const { t, language } = useTexts()
  const moment = (time: string) => formatAdminDate(new Date(time), language, 'shortDateTime')
  const rows = (lines: readonly (readonly [name: string, value: string])[]) => (
    <dl className="operations-facts">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className="operations-columns">
      <Part
        id="tables"
        title={t('admin-system.tables')}
        note={t('admin-system.connections', {
          used: database.connections,
          most: database.most_connections,
        })}
      >
        {rows(database.tables.map(({ name, bytes }) => [name, formatBytes(bytes, language)]))}
      </Part>
      <div className="operations-stack">
        <Part id="schedules" title={t('admin-system.schedules')}>
          {rows(
            jobs.schedules.map(({ name, next_at }) => [
              textOrName(t, 'admin-system.job', name),
              moment(next_at),
            ]),
          )}
        </Part>
        <Part
          id="migrations"
          title={t('admin-system.migrations')}
          note={t('admin-system.migration-count', { count: migrations.count })}
        >
          {rows(
            migrations.latest.map(({ capability, name, applied_at }) => [
              `${capability}/${name}`,
              moment(applied_at),
            ]),
          )}
        </Part>
      </div>
    </div>
  )
}
