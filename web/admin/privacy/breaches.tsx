import { BREACH_STATES } from '#capabilities/privacy/enums.contract.ts'
import { ChoiceFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { BreachRowView } from '#capabilities/privacy/registers.contract.ts'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BREACHES } from './queries.ts'
import { AuthorityDeadline } from './authority-deadline.tsx'
import { BreachForm } from './breach-form.tsx'
import { BreachPanel } from './breach-panel.tsx'
import { BREACH_TONES } from './status-tones.ts'
import { PrivacyCode, PrivacyMoment } from './privacy-ui.tsx'
import { RowList } from './privacy-list.tsx'

export function Breaches() {
  const { t } = useTexts()
  const { query, go } = useListQuery(BREACHES)
  const list = useQuery(BREACHES.path(query), { isCached: true })
  const [isOpening, setOpening] = useState(false)
  useRestoreFocus(query.open)
  const close = useCallback(() => go({ open: null }), [go])
  return (
    <>
      <div className="privacy-head">
        <p className="muted">{t('privacy.breaches.text')}</p>
        <Button small onClick={() => setOpening(true)}>
          <Icon of={Plus} size="s" />
          {t('privacy.breach.new')}
        </Button>
      </div>
      <RowList
        label={t('privacy.view.breaches')}
        addresses={BREACHES}
        {...{ query, go, list }}
        search={t('privacy.breaches.search')}
        filters={
          <ChoiceFilter
            label={t('privacy.state')}
            value={query.state}
            values={['all', ...BREACH_STATES]}
            nameOf={(state) => t(`privacy.breach.state.${state}`)}
            onChoose={(state) => go({ state })}
          />
        }
      >
        {(row: BreachRowView) => (
          <>
            <span>
              <b>
                <bdi>{row.title}</bdi>
              </b>
              <small>
                <PrivacyCode>{row.number}</PrivacyCode> · {t(`privacy.severity.${row.severity}`)} ·{' '}
                <PrivacyMoment at={row.discovered_at} />
              </small>
            </span>
            <span className="row-card-badges">
              <Badge tone={BREACH_TONES[row.state]}>{t(`privacy.breach.state.${row.state}`)}</Badge>
              <AuthorityDeadline breach={row} />
            </span>
          </>
        )}
      </RowList>
      {isOpening && (
        <BreachForm
          breach={null}
          onClose={() => setOpening(false)}
          onDone={(breach) => {
            list.refresh()
            go({ open: breach.id })
          }}
        />
      )}
      {query.open !== null && (
        <BreachPanel id={query.open} onClose={close} onChanged={list.refresh} />
      )}
    </>
  )
}
