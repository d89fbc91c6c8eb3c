import { Download, Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import type { RegisterEntryView } from '#capabilities/privacy/registers.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { DetailsList, PrivacyMoment } from './privacy-ui.tsx'
import { RegisterEntryForm } from './register-form.tsx'
import { RetentionRules } from './retention-rules.tsx'

export function Register() {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/privacy/register'))
  const { isBusy, save } = useSaveFile()
  const [editing, setEditing] = useState<RegisterEntryView | 'new' | null>(null)
  if (view === null)
    return state === 'loading' ? (
      <Spinner label={t('site.loading')} />
    ) : (
      <EmptyState
        title={t('privacy.list.load-failed')}
        action={
          <Button kind="outline" small onClick={refresh}>
            {t('site.retry')}
          </Button>
        }
      />
    )
  return (
    <>
      <div className="privacy-head">
        <p className="muted">{t('privacy.register.text')}</p>
        <span className="privacy-steps">
          <Button
            kind="outline"
            small
            busy={isBusy}
            onClick={() => void save(get('/admin/privacy/register.html'), 'registre.html')}
          >
            <Icon of={Printer} size="s" />
            {t('privacy.register.page')}
          </Button>
          <Button
            kind="outline"
            small
            busy={isBusy}
            onClick={() => void save(get('/admin/privacy/register.csv'), 'registre.csv')}
          >
            <Icon of={Download} size="s" />
            {t('privacy.register.csv')}
          </Button>
          <Button small onClick={() => setEditing('new')}>
            <Icon of={Plus} size="s" />
            {t('privacy.register.new')}
          </Button>
        </span>
      </div>
      <section className="card privacy-register" aria-labelledby="privacy-entries">
        <h2 id="privacy-entries">{t('privacy.register.entries')}</h2>
        {view.entries.map((entry) => (
          <Entry key={entry.code} entry={entry} onEdit={() => setEditing(entry)} />
        ))}
      </section>
      <RetentionRules rules={view.rules} onChanged={refresh} />
      {editing !== null && (
        <RegisterEntryForm
          entry={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onDone={refresh}
        />
      )}
    </>
  )
}

function Entry({ entry, onEdit }: { entry: RegisterEntryView; onEdit: () => void }) {
  const { t, language } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { name, purpose, people, data, recipients, retention } = entry.texts[language]
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{name}</b>{' '}
        <small>
          {t(`privacy.basis.${entry.legal_basis}`)} ·{' '}
          {t('privacy.register.version', { version: String(entry.version) })}
        </small>
        {entry.is_ended && <Badge tone="neutral">{t('privacy.register.ended')}</Badge>}
      </summary>
      <DetailsList
        details={[
          [t('privacy.register.purpose'), purpose],
          [t('privacy.register.people'), people],
          [t('privacy.register.data'), data],
          [t('privacy.register.recipients'), recipients],
          [t('privacy.register.retention'), retention],
          [
            t('privacy.register.abroad'),
            t(entry.is_transferred_abroad ? 'privacy.yes' : 'privacy.no'),
          ],
          [
            t('privacy.register.receipt'),
            entry.authority_receipt && <bdi key="r">{entry.authority_receipt}</bdi>,
          ],
        ]}
      />
      {isOpen && entry.version > 1 && <Versions code={entry.code} />}
      <Button
        kind="outline"
        small
        aria-label={t('privacy.register.edit-of', { name })}
        onClick={onEdit}
      >
        {t('privacy.register.edit')}
      </Button>
    </details>
  )
}

function Versions({ code }: { code: string }) {
  const { t, language } = useTexts()
  const { view } = useQuery(get('/admin/privacy/register/{code}/versions', { code }))
  return (
    <ol className="privacy-history">
      {view?.items.map((item) => (
        <li key={item.version}>
          <b>{t('privacy.register.version', { version: String(item.version) })}</b>
          <small>
            <PrivacyMoment at={item.updated_at} /> ·{' '}
            <bdi>{item.updated_by ?? t('privacy.role.system')}</bdi>
          </small>
          <small>{item.texts[language].purpose}</small>
        </li>
      ))}
    </ol>
  )
}
