import { RotateCw, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import type { QueryState } from '#web/shared/data/use-query.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DetailsSkeleton, focusHeading, SidePanel } from './side-panel.tsx'

type ResourcePanelProps<Summary, View extends Summary> = {
  query: Omit<QueryState<View>, 'change'>
  /** What the list knows, shown until the details are there. */
  row: Summary | null
  /** Before the title. */
  emblem?: ReactNode
  title: (item: Summary) => ReactNode
  /** Below the title. */
  about?: (item: Summary) => ReactNode
  actions?: (view: View) => ReactNode
  /** Decisions. With the last of them the focus goes to the title. */
  foot?: (view: View) => ReactNode
  /** Shown when the row is not found. */
  missing?: TextKey
  onClose: () => void
  children: (view: View) => ReactNode
}

/** The details of one row: title, actions and sections, while loading, missing or failed too. */
export function ResourcePanel<Summary, View extends Summary>(
  props: ResourcePanelProps<Summary, View>,
) {
  const { query, row, emblem, title, about, actions, foot, onClose, children } = props
  const { missing = 'backoffice.panel.missing' } = props
  const { view, state, refresh } = query
  const { t } = useTexts()
  const titleId = useId()
  const shown = view ?? row
  const decisions = view !== null && foot?.(view)
  useTitleAfterDecision(titleId, Boolean(decisions))
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div className="side-panel-title">
          {emblem}
          <div>
            <h2 ref={focusHeading} id={titleId} tabIndex={-1}>
              {shown ? title(shown) : state === 'missing' ? '–' : '…'}
            </h2>
            {shown && about?.(shown)}
          </div>
        </div>
        <div className="side-panel-actions">
          {view && actions?.(view)}
          <IconButton icon={X} label={t('backoffice.panel.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {view ? (
          children(view)
        ) : state === 'loading' ? (
          <DetailsSkeleton label={t('site.loading')} />
        ) : state === 'missing' ? (
          <EmptyState title={t(missing)} />
        ) : (
          <EmptyState
            title={t('backoffice.panel.failed')}
            action={
              <Button kind="outline" small onClick={refresh}>
                <Icon of={RotateCw} size="s" />
                {t('site.retry')}
              </Button>
            }
          />
        )}
      </div>
      {decisions && <div className="side-panel-foot">{decisions}</div>}
    </SidePanel>
  )
}

function useTitleAfterDecision(titleId: string, isToDecide: boolean): void {
  const before = useRef(isToDecide)
  useEffect(() => {
    if (before.current && !isToDecide) document.getElementById(titleId)?.focus()
    before.current = isToDecide
  }, [titleId, isToDecide])
}
