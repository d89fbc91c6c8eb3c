import { REQUEST_STATES } from '#capabilities/privacy/enums.contract.ts'
import { ChoiceFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { useCallback } from 'react'
import type { RequestRowView } from '#capabilities/privacy/admin.contract.ts'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { REQUESTS } from './queries.ts'
import { REQUEST_TONES } from './status-tones.ts'
import { PrivacyCode, PrivacyDeadline } from './privacy-ui.tsx'
import { RowList } from './privacy-list.tsx'
import { RequestPanel } from './request-panel.tsx'

const STATES = ['open', 'late', 'all', ...REQUEST_STATES] as const

export function Requests() {
  const { t } = useTexts()
  const { query, go } = useListQuery(REQUESTS)
  const list = useQuery(REQUESTS.path(query), { isCached: true })
  useRestoreFocus(query.open)
  const close = useCallback(() => go({ open: null }), [go])
  return (
    <>
      {list.view && (
        <p className="privacy-count" role="status">
          {t('privacy.requests.open', { count: list.view.open })}
          {list.view.late > 0 && <b>{t('privacy.requests.late', { count: list.view.late })}</b>}
        </p>
      )}
      <RowList
        label={t('privacy.view.requests')}
        addresses={REQUESTS}
        {...{ query, go, list }}
        search={t('privacy.requests.search')}
        filters={
          <ChoiceFilter
            label={t('privacy.state')}
            value={query.state}
            values={STATES}
            nameOf={(state) => t(`privacy.request.state.${state}`)}
            onChoose={(state) => go({ state })}
          />
        }
      >
        {(row: RequestRowView) => <RequestRow row={row} />}
      </RowList>
      {query.open !== null && (
        <RequestPanel id={query.open} onClose={close} onChanged={list.refresh} />
      )}
    </>
  )
}

function RequestRow({ row }: { row: RequestRowView }) {
  const { t } = useTexts()
  return (
    <>
      <span>
        <b>{t(`privacy.request.kind.${row.kind}`)}</b>
        <small>
          <bdi>{row.name ?? t('privacy.erased-person')}</bdi>
          {row.email !== null && (
            <>
              {' · '}
              <PrivacyCode>{row.email}</PrivacyCode>
            </>
          )}
        </small>
        <small>
          <PrivacyCode>{row.number}</PrivacyCode>
        </small>
      </span>
      <span className="row-card-badges">
        <Badge tone={REQUEST_TONES[row.state]}>{t(`privacy.request.state.${row.state}`)}</Badge>
        <PrivacyDeadline days={row.days_left} />
      </span>
    </>
  )
}
