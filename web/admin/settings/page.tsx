import '#web/backoffice/list/list-page.css'
import './settings.css'
import { History, RotateCw } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import type { MetaFunction } from 'react-router'
import type { SettingsView } from '#capabilities/settings/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { CloseDialog } from './close-dialog.tsx'
import type { SettingsChange } from './settings-draft.ts'
import { SETTINGS_FORM_SECTIONS } from './setting-fields.ts'
import { HistoryDrawer } from './settings-history.tsx'
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx'
import { SettingsSectionCard, SECTION_ICONS } from './settings-section.tsx'
import { useSettingsForm } from './use-settings-form.ts'
import { formatSettingValue } from './format-value.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin-settings.title'), isPrivate: true }))

export default function AdminSettingsPage() {
  const { t } = useTexts()
  const { view, state, refresh, change } = useQuery(get('/admin/settings'))
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const show = (next: SettingsView) => change(() => next)
  return (
    <div className="back-office-page settings-page">
      <div className="page-head">
        <div>
          <h1>{t('admin-settings.title')}</h1>
          <p className="muted">{t('admin-settings.subtitle')}</p>
        </div>
        {view && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setHistoryOpen(true)}>
            <Icon of={History} size="s" />
            {t('admin-settings.history')}
          </Button>
        )}
      </div>
      {view !== null ? (
        <>
          <SettingsForm view={view} onSaved={show} onRead={refresh} />
          <HistoryDrawer
            open={isHistoryOpen}
            settings={view}
            onClose={() => setHistoryOpen(false)}
            onUndone={show}
          />
        </>
      ) : state === 'loading' ? (
        <Spinner label={t('site.loading')} />
      ) : (
        <EmptyState
          title={t('admin-settings.load-failed')}
          action={
            <Button kind="outline" small onClick={refresh}>
              <Icon of={RotateCw} size="s" />
              {t('site.retry')}
            </Button>
          }
        />
      )}
    </div>
  )
}

type FormProps = { view: SettingsView } & Parameters<typeof useSettingsForm>[1]

function SettingsForm({ view, ...on }: FormProps) {
  const { t } = useTexts()
  const form = useSettingsForm(view, on)
  const { changes, isBusy } = form
  const formRef = useRef<HTMLFormElement>(null)
  const [isConfirming, setConfirming] = useState(false)
  const save = async () => {
    setConfirming(false)
    const [first] = await form.save()
    if (first !== undefined)
      formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (changes.length === 0 || isBusy) return
    if (changes.some(({ name, after }) => name === 'maintenanceMode' && after === true))
      setConfirming(true)
    else void save()
  }
  return (
    <form
      ref={formRef}
      className="settings-form"
      aria-label={t('admin-settings.title')}
      noValidate
      onSubmit={submit}
    >
      <Index changes={changes} />
      <div className="settings-sections">
        {SETTINGS_FORM_SECTIONS.map((section) => (
          <SettingsSectionCard
            key={section.name}
            section={section}
            draft={form.draft}
            locked={view.locked}
            fieldErrors={form.fieldErrors}
            conflict={form.conflict}
            onChange={form.onChange}
          />
        ))}
      </div>
      <SaveBar changes={changes} isBusy={isBusy} onReset={form.reset} />
      <UnsavedChangesDialog hasChanges={changes.length > 0} />
      <CloseDialog
        open={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void save()}
      />
    </form>
  )
}

/** A dot marks a section with unsaved changes. */
function Index({ changes }: { changes: readonly SettingsChange[] }) {
  const { t } = useTexts()
  const hasChanged = (fields: readonly string[]) =>
    changes.some(({ name }) => fields.includes(name))
  return (
    <nav className="settings-index" aria-label={t('admin-settings.sections')}>
      {SETTINGS_FORM_SECTIONS.map(({ name, fields }) => (
        <a key={name} href={`#${name}`}>
          <Icon of={SECTION_ICONS[name]} size="s" />
          {t(`admin-settings.section.${name}`)}
          {hasChanged(fields) && (
            <span className="settings-dot">
              <span className="sr-only">{t('admin-settings.changed')}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

type SaveBarProps = { changes: readonly SettingsChange[]; isBusy: boolean; onReset: () => void }

function SaveBar({ changes, isBusy, onReset }: SaveBarProps) {
  const { t, language } = useTexts()
  const [only] = changes
  if (!only) return null
  return (
    <div className="save-bar">
      <p role="status">
        <span className="settings-dot" aria-hidden="true" />
        {t('admin-settings.changes', { count: changes.length })}
        {changes.length === 1 && (
          <span className="save-bar-change">
            {t(`admin-settings.field.${only.name}`)} :{' '}
            <bdi>{formatSettingValue(only.name, only.before, { t, language })}</bdi>{' '}
            <span aria-hidden="true">→</span>{' '}
            <bdi>{formatSettingValue(only.name, only.after, { t, language })}</bdi>
          </span>
        )}
      </p>
      <Button kind="text" small onClick={onReset}>
        {t('backoffice.cancel')}
      </Button>
      <Button type="submit" small busy={isBusy}>
        {t('backoffice.save')}
      </Button>
    </div>
  )
}
