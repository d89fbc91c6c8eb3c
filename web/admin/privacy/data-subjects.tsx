import { ERASURE_STATES } from '#capabilities/privacy/enums.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { ChoiceFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ErasureRowView, DataSubjectView } from '#capabilities/privacy/admin.contract.ts'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { ERASURES } from './queries.ts'
import { ErasurePanel } from './erasure-panel.tsx'
import { ERASURE_TONES } from './status-tones.ts'
import { PrivacyCode, PrivacyMoment } from './privacy-ui.tsx'
import { RowList } from './privacy-list.tsx'
import { ErasurePlan, type PersonKey } from './erasure-plan.tsx'

const whoOf = (text: string): PersonKey =>
  text.includes('@') ? { email: text } : { user_id: text }
const whoIn = ({ user_id: id, email }: DataSubjectView): string => id ?? email ?? ''

/** Includes guests. */
export function PeopleSearch() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { query, go } = useListQuery(ERASURES)
  const list = useQuery(ERASURES.path(query), { isCached: true })
  const [sought, setSought] = useState('')
  const path = sought === '' ? null : get('/admin/privacy/people', { search: sought })
  const found = useQuery(path)
  const who = params.get('who')
  useRestoreFocus(query.open)
  const close = useCallback(() => go({ open: null }), [go])
  const choose = (value: string | null) =>
    void navigate(
      value === null ? ERASURES.all : `${ERASURES.all}&who=${encodeURIComponent(value)}`,
      {
        preventScrollReset: true,
      },
    )
  return (
    <>
      <section className="card privacy-find" aria-labelledby="privacy-find">
        <h2 id="privacy-find">{t('privacy.find')}</h2>
        <p className="muted">{t('privacy.find-text')}</p>
        <SearchField
          label={t('privacy.find-label')}
          clearLabel={t('privacy.search-clear')}
          value={sought}
          onSearch={setSought}
        />
        {path !== null && found.state === 'ready' && found.view?.items.length === 0 && (
          <p role="status">{t('privacy.find-none')}</p>
        )}
        {path !== null && found.view && found.view.items.length > 0 && (
          <ul className="privacy-found" aria-label={t('privacy.found')}>
            {found.view.items.map((person) => (
              <FoundPerson
                key={whoIn(person)}
                person={person}
                onPlan={() => choose(whoIn(person))}
              />
            ))}
          </ul>
        )}
      </section>
      {who !== null && (
        <ErasurePlan
          key={who}
          who={whoOf(who)}
          requestId={params.get('request')}
          onClose={() => choose(null)}
          onPlanned={(id) => {
            list.refresh()
            void navigate(`${ERASURES.all}&erasure=${id}`)
          }}
        />
      )}
      <RowList
        label={t('privacy.erasures')}
        addresses={ERASURES}
        {...{ query, go, list }}
        search={t('privacy.erasures.search')}
        filters={
          <ChoiceFilter
            label={t('privacy.state')}
            value={query.state}
            values={['all', ...ERASURE_STATES]}
            nameOf={(state) => t(`privacy.erasure.state.${state}`)}
            onChoose={(state) => go({ state })}
          />
        }
      >
        {(row: ErasureRowView) => (
          <>
            <span>
              <b>
                <bdi>{row.who ?? t('privacy.erased-person')}</bdi>
              </b>
              <small>
                <PrivacyMoment at={row.planned_at} /> ·{' '}
                <bdi>{row.planned_by ?? t('privacy.by-person')}</bdi>
              </small>
            </span>
            <span className="row-card-badges">
              <Badge tone={ERASURE_TONES[row.state]}>
                {t(`privacy.erasure.state.${row.state}`)}
              </Badge>
              {row.request_number && (
                <small>
                  <PrivacyCode>{row.request_number}</PrivacyCode>
                </small>
              )}
            </span>
          </>
        )}
      </RowList>
      {query.open !== null && (
        <ErasurePanel id={query.open} onClose={close} onChanged={list.refresh} />
      )}
    </>
  )
}

function FoundPerson({ person, onPlan }: { person: DataSubjectView; onPlan: () => void }) {
  const { t } = useTexts()
  const { isBusy, save } = useSaveFile()
  const name = person.name ?? person.email ?? person.phone ?? ''
  const requested = person.user_id ? { user_id: person.user_id } : { email: person.email }
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {t(`privacy.person.${person.kind}`)}
          {person.shop && (
            <>
              {' · '}
              <bdi>{person.shop}</bdi>
            </>
          )}
          {' · '}
          {t('privacy.purchases', { count: person.purchases })}
        </small>
        <small>
          <PrivacyCode>{[person.email, person.phone].filter(Boolean).join(' · ')}</PrivacyCode>
        </small>
      </span>
      <span className="privacy-steps">
        <Button
          kind="outline"
          small
          busy={isBusy}
          aria-label={t('privacy.export-of', { name })}
          onClick={() => void save(get('/admin/privacy/people/export', requested), 'yova.zip')}
        >
          {t('privacy.export')}
        </Button>
        <Button kind="outline" small aria-label={t('privacy.plan-of', { name })} onClick={onPlan}>
          {t('privacy.step.plan')}
        </Button>
      </span>
    </li>
  )
}
