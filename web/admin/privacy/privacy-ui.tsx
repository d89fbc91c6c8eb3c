import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowCards, RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { type Filters, type ListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import {
  PanelDialogs,
  DetailsSkeleton,
  SidePanel,
  focusHeading,
} from '#web/backoffice/panel/side-panel.tsx'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { PRIVACY_API } from './queries.ts'

/** Left to right in every language. */
export const Code = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>

export function Moment({ at: timestamp }: { at: string }) {
  const { language } = useTexts()
  const isDay = timestamp.length === 10
  const date = isDay ? noonOfDay(timestamp as LocalDate) : new Date(timestamp)
  return <time dateTime={timestamp}>{formatDate(date, language, isDay ? 'date' : 'dateTime')}</time>
}

type Page<Row> = {
  items: readonly Row[]
  total: number
  total_is_estimate?: boolean | undefined
  next: string | null
}
type ListProps<Row extends { id: string }, F extends Filters> = {
  label: string
  addresses: ListUrls<F>
  query: ListQuery<F>
  list: {
    view: Page<Row> | null
    state: 'loading' | 'ready' | 'failed' | 'missing'
    refresh: () => void
  }
  go: (changes: Partial<ListQuery<F>>) => void
  search: string
  filters: ReactNode
  children: (row: Row) => ReactNode
  opens?: boolean
}

export function RowList<Row extends { id: string }, F extends Filters>(props: ListProps<Row, F>) {
  const { label, addresses, query, list, go, search, filters, children, opens = true } = props
  const { t } = useTexts()
  return (
    <section className="card table-card" aria-label={label}>
      <div className="tool-bar">
        <SearchField
          label={search}
          clearLabel={t('privacy.search-clear')}
          value={query.search}
          onSearch={(term) => go({ search: term } as Partial<ListQuery<F>>)}
        />
        {filters}
        <Refresh isLoading={list.state === 'loading'} onRefresh={list.refresh} />
      </div>
      <ListBody
        texts="privacy.list"
        addresses={addresses}
        query={query}
        page={list.view}
        state={list.state}
        skeleton={<RowsSkeleton height="3rem" />}
        onRetry={list.refresh}
      >
        {(rows) =>
          opens ? (
            <RowCards {...{ label, rows, addresses, query }}>{children}</RowCards>
          ) : (
            <ul className="row-cards" aria-label={label}>
              {rows.map((row) => (
                <li key={row.id}>
                  <div className="privacy-row">{children(row)}</div>
                </li>
              ))}
            </ul>
          )
        }
      </ListBody>
    </section>
  )
}

type PanelProps = {
  /** A new id moves the focus to the title. */
  id: string
  title: ReactNode
  above?: ReactNode
  state: 'loading' | 'ready' | 'failed' | 'missing'
  onClose: () => void
  foot?: ReactNode
  children: ReactNode
}

/** `changed` reloads the record and its list. */
export function useDetail<View extends { id: string }>(
  kind: 'requests' | 'erasures' | 'breaches',
  { id, onChanged }: { id: string; onChanged: () => void },
) {
  const path = `${PRIVACY_API}/${kind}/${encodeURIComponent(id)}`
  const { view, state, refresh } = useQuery<View>(path)
  const changed = () => {
    refresh()
    onChanged()
  }
  return { path, record: view?.id === id ? view : null, state, changed }
}

/** `children` is null while the record is loading. */
export function Panel({ id, title, above, state, onClose, foot, children }: PanelProps) {
  const { t } = useTexts()
  const titleId = useId()
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">{above}</p>
          <h2 key={id} ref={focusHeading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <div className="side-panel-actions">
          <IconButton icon={X} label={t('privacy.close-panel')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {children ??
          (state === 'loading' ? (
            <DetailsSkeleton label={t('site.loading')} />
          ) : (
            <p>{t('privacy.missing')}</p>
          ))}
      </div>
      {foot && <div className="side-panel-foot privacy-steps">{foot}</div>}
    </SidePanel>
  )
}

export function DetailsList({ details }: { details: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts privacy-facts">
      {details
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

type Done = { isDone: boolean; message?: string; fields?: Readonly<Record<string, string>> }
type StepProps = {
  open: boolean
  title: string
  text?: string
  action: string
  isDanger?: boolean
  isBusy: boolean
  onClose: () => void
  onSend: () => Promise<Done>
  /** This field's error takes precedence over the refusal's message. */
  field?: string
  children: (error: string | null) => ReactNode
}

/** What was typed stays after a refusal. */
export function PromptDialogOf(props: StepProps) {
  const { open, title, text, action, isBusy, onClose, onSend, children } = props
  const { t } = useTexts()
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    const done = await onSend()
    setError(done.isDone ? null : (done.fields?.[props.field ?? ''] ?? done.message ?? null))
    if (done.isDone) onClose()
  }
  return (
    <PanelDialogs>
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        closeLabel={t('site.close')}
        footer={
          <>
            <Button kind="quiet" onClick={onClose}>
              {t('privacy.cancel')}
            </Button>
            <Button
              kind={props.isDanger ? 'danger' : 'primary'}
              busy={isBusy}
              onClick={() => void send()}
            >
              {action}
            </Button>
          </>
        }
      >
        {text && <p className="dialog-text">{text}</p>}
        <div className="privacy-form">{children(error)}</div>
      </Dialog>
    </PanelDialogs>
  )
}

type AskProps = Omit<StepProps, 'children' | 'onSend'> & {
  label: string
  field: string
  rows?: number
  maxLength?: number
  children?: ReactNode
  onSend: (words: string) => Promise<Done>
}

export function PromptDialog({ label, rows = 3, maxLength = 300, children, ...step }: AskProps) {
  const [words, setWords] = useState('')
  const send = async () => {
    const done = await step.onSend(words.trim())
    if (done.isDone) setWords('')
    return done
  }
  return (
    <PromptDialogOf {...step} onSend={send}>
      {(error) => (
        <>
          {children}
          <TextArea
            {...{ label, rows, maxLength, error }}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </>
      )}
    </PromptDialogOf>
  )
}

/** Falls back to the server's name. */
export const stateText = (t: (key: TextKey) => string, prefix: string, name: string): string => {
  const key = `${prefix}.${name}`
  const message = t(key as TextKey) // the key may be missing
  return message === key ? name : message
}

export function Deadline({ days }: { days: number | null }) {
  const { t } = useTexts()
  if (days === null) return null
  if (days < 0) return <small className="is-late">{t('privacy.days-over', { count: -days })}</small>
  return (
    <small className={days <= 2 ? 'is-near' : undefined}>
      {t('privacy.days-left', { count: days })}
    </small>
  )
}
