import { Fragment } from 'react'
import { ACCESS_KINDS } from '#capabilities/privacy/enums.contract.ts'
import type { AccessRowView } from '#capabilities/privacy/registers.contract.ts'
import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { ChoiceFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ACCESSES } from './queries.ts'
import { PrivacyCode, PrivacyMoment } from './privacy-ui.tsx'
import { RowList } from './privacy-list.tsx'

/** The access log has it for programs with a service token. */
const SERVICE = '00000000-0000-0000-0000-000000000000'

export function AccessLog() {
  const { t } = useTexts()
  const { query, go } = useListQuery(ACCESSES)
  const list = useQuery(ACCESSES.path(query), { isCached: true })
  return (
    <>
      <p className="privacy-count">{t('privacy.accesses.text')}</p>
      <RowList
        label={t('privacy.view.accesses')}
        addresses={ACCESSES}
        {...{ query, go, list }}
        search={t('privacy.accesses.search')}
        opens={false}
        filters={
          <>
            <ChoiceFilter
              label={t('privacy.accesses.kind')}
              value={query.kind}
              values={['all', ...ACCESS_KINDS]}
              nameOf={(kind) => t(`privacy.accesses.kind.${kind}`)}
              onChoose={(kind) => go({ kind })}
            />
            {(['from', 'until'] as const).map((side) => (
              <label key={side} className="state-filter">
                <span>{t(`privacy.accesses.${side}`)}</span>
                <input
                  type="date"
                  value={query[side]}
                  onChange={({ target }) => go({ [side]: target.value })}
                />
              </label>
            ))}
            <ExportMenu
              path={withQuery(get('/admin/lists/accesses/file'), ACCESSES.narrowed(query))}
              file="yova-accesses"
            />
          </>
        }
      >
        {(row: AccessRowView) => <AccessRow row={row} />}
      </RowList>
    </>
  )
}

function AccessRow({ row }: { row: AccessRowView }) {
  const { t } = useTexts()
  const names = row.subjects.map(({ id, name }) => name ?? `${id.slice(0, 8)}…`)
  return (
    <>
      <span>
        <b>
          <bdi>
            {row.actor ?? t(row.actor_id === SERVICE ? 'privacy.service' : 'privacy.erased-person')}
          </bdi>
        </b>
        <small>
          {t(`privacy.accesses.kind.${row.kind}`)}
          {names.length > 0 && (
            <>
              {' · '}
              {names.map((name, index) => (
                <Fragment key={`${index} ${name}`}>
                  {index > 0 && ', '}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
            </>
          )}
          {row.count > names.length && (
            <> {t('privacy.accesses.more', { count: row.count - names.length })}</>
          )}
        </small>
      </span>
      <span className="row-card-badges">
        <small>
          <PrivacyMoment at={row.at} />
        </small>
        <small>
          <PrivacyCode>{row.address ?? '–'}</PrivacyCode>
        </small>
      </span>
    </>
  )
}
