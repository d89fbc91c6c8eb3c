import { localeOf } from '#kernel/locale.ts'
import { type FormEvent, useState } from 'react'
import type { SystemStatusView } from '#capabilities/system/contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Input } from '#web/ui/field.tsx'
import { formatBytes } from './queue-sizes.tsx'

type BackupStateProps = { view: SystemStatusView; onSettled: () => void }

const DAY_MS = 86_400_000

/** The last copy, how old it is, and when that is too old. */
export function BackupState({ view, onSettled }: BackupStateProps) {
  const { t } = useTexts()
  const { backups } = view
  const tone = backups.is_overdue ? 'bad' : 'ok'
  const state = backups.last === null ? 'missing' : backups.is_overdue ? 'overdue' : 'fresh'
  return (
    <section className="card operations-part" aria-labelledby="backups">
      <h2 id="backups">
        {t('admin-system.backups')}
        <Badge tone={tone}>{t(`admin-system.backups.${state}`)}</Badge>
      </h2>
      {backups.last === null && <p>{t('admin-system.backups.never')}</p>}
      {backups.last !== null && <LastCopy view={view} last={backups.last} />}
      {state !== 'fresh' && (
        <p className="operations-backup-advice">
          {t(`admin-system.backups.${state}-text`, { days: backups.alert_after_days })}
        </p>
      )}
      <AlertForm
        key={backups.alert_after_days}
        days={backups.alert_after_days}
        onSettled={onSettled}
      />
    </section>
  )
}

type LastCopyProps = {
  view: SystemStatusView
  last: NonNullable<SystemStatusView['backups']['last']>
}

function LastCopy({ view, last }: LastCopyProps) {
  const { t, language } = useTexts()
  const days = Math.floor((Date.parse(view.as_of) - Date.parse(last.finished_at)) / DAY_MS)
  const details = [
    [
      t('admin-system.backups.last'),
      `${formatAdminDate(new Date(last.finished_at), language, 'shortDateTime')}, ${t('admin-system.backups.age', { days })}`,
    ],
    [t('admin-system.backups.size'), formatBytes(last.bytes, language)],
    [
      t('admin-system.backups.holds'),
      t('admin-system.backups.rows', { rows: last.rows, files: last.files }),
    ],
    [
      t('admin-system.backups.encryption'),
      t(
        last.is_encrypted ? 'admin-system.backups.encrypted' : 'admin-system.backups.not-encrypted',
      ),
    ],
    [
      t('admin-system.backups.duration'),
      new Intl.NumberFormat(localeOf(language), {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'short',
        numberingSystem: 'latn',
        maximumFractionDigits: 0,
      }).format(Math.ceil(last.duration_ms / 1000)),
    ],
  ] as const
  return (
    <dl className="operations-facts">
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function AlertForm({ days, onSettled }: { days: number; onSettled: () => void }) {
  const { t } = useTexts()
  const [text, setText] = useState(String(days))
  const [error, setError] = useState<string | null>(null)
  const { isBusy, act } = useMutation(onSettled)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const typed = parseNumber(text)
    if (typed === null || !Number.isInteger(typed) || typed < 1 || typed > 90) {
      setError(t('admin-system.backups.alert-range'))
      return
    }
    const saved = await act({
      ...put('/admin/system/backup-alert', null, { after_days: typed }),
      done: t('admin-system.backups.saved'),
      failed: t('admin-system.backups.save-failed'),
    })
    if (!saved.isDone) setError(saved.fields['after_days'] ?? null)
  }
  return (
    <form className="operations-backup-alert" noValidate onSubmit={(event) => void save(event)}>
      <Input
        label={t('admin-system.backups.alert')}
        inputMode="numeric"
        dir="ltr"
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value)
          setError(null)
        }}
      />
      <Button type="submit" kind="outline" small busy={isBusy}>
        {t('admin-system.backups.save')}
      </Button>
    </form>
  )
}
