import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { RequestDetailView } from '#capabilities/privacy/admin.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { ERASURES } from './queries.ts'
import { REQUEST_TONES } from './status-tones.ts'
import {
  PrivacyCode,
  PrivacyDeadline,
  DetailsList,
  PrivacyMoment,
  Panel,
  useDetail,
} from './privacy-ui.tsx'
import { type RequestDialogKind, RequestDialogs } from './request-dialogs.tsx'

type PanelProps = { id: string; onClose: () => void; onChanged: () => void }

export function RequestPanel({ id, onClose, onChanged }: PanelProps) {
  const { t } = useTexts()
  const {
    record: request,
    state,
    changed,
  } = useDetail(get('/admin/privacy/requests/{id}', { id }), { id, onChanged })
  return (
    <Panel
      id={id}
      state={state}
      onClose={onClose}
      above={request && <PrivacyCode>{request.number}</PrivacyCode>}
      title={
        <>
          {request ? t(`privacy.request.kind.${request.kind}`) : '…'}{' '}
          {request && (
            <Badge tone={REQUEST_TONES[request.state]}>
              {t(`privacy.request.state.${request.state}`)}
            </Badge>
          )}
        </>
      }
      foot={request && <Steps request={request} onChanged={changed} />}
    >
      {request && <About request={request} />}
    </Panel>
  )
}

function About({ request }: { request: RequestDetailView }) {
  const { t } = useTexts()
  const { verified_how: how, verified_at: time, file, erasure } = request
  return (
    <>
      <section>
        <DetailsList
          details={[
            [t('privacy.person'), <bdi key="n">{request.name ?? t('privacy.erased-person')}</bdi>],
            [
              t('privacy.email'),
              request.email && <PrivacyCode key="e">{request.email}</PrivacyCode>,
            ],
            [t('privacy.received'), <PrivacyMoment key="r" at={request.received_at} />],
            [
              t('privacy.due'),
              <span key="d">
                <PrivacyMoment at={request.due_on} /> <PrivacyDeadline days={request.days_left} />
              </span>,
            ],
            [
              t('privacy.law'),
              <span key="l">
                <bdi>{t(`privacy.source.${request.kind}`)}</bdi> · {t('privacy.no-extension')}
              </span>,
            ],
            [
              t('privacy.identity'),
              how === null || time === null ? (
                t('privacy.identity.none')
              ) : (
                <span key="i">
                  {t(`privacy.identity.${how}`)} · <PrivacyMoment at={time} />
                </span>
              ),
            ],
            [
              t('privacy.code-until'),
              request.code_expires_at && <PrivacyMoment key="c" at={request.code_expires_at} />,
            ],
            [t('privacy.handler'), request.handler && <bdi key="h">{request.handler}</bdi>],
          ]}
        />
        {request.message !== null && (
          <blockquote className="privacy-words">
            <bdi>{request.message}</bdi>
          </blockquote>
        )}
      </section>
      {(request.answer ?? request.refuse_note) !== null && (
        <section>
          <h3>{t('privacy.answer')}</h3>
          {request.refuse_reason && <p>{t(`privacy.refuse.${request.refuse_reason}`)}</p>}
          <p className="privacy-words">
            <bdi>{request.answer ?? request.refuse_note}</bdi>
          </p>
          {file && (
            <p className="muted">
              {file.is_removed ? t('privacy.file-gone') : t('privacy.file-until')}{' '}
              {!file.is_removed && <PrivacyMoment at={file.expires_at} />} ·{' '}
              {t('privacy.file-taken', { count: file.download_count })}
            </p>
          )}
        </section>
      )}
      {erasure && (
        <p>
          <Link className="text-link" to={`${ERASURES.all}&erasure=${erasure.id}`}>
            {t('privacy.erasure-open')}
          </Link>
        </p>
      )}
      <History history={request.history} />
    </>
  )
}

function History({ history }: { history: RequestDetailView['history'] }) {
  const { t } = useTexts()
  return (
    <section>
      <h3>{t('privacy.history')}</h3>
      <ol className="privacy-history">
        {history.map((step) => (
          <li key={`${step.at}${step.to_state}`}>
            <b>{textOrName(t, 'privacy.request.state', step.to_state)}</b>
            <small>
              <PrivacyMoment at={step.at} /> ·{' '}
              <bdi>{step.by ?? t(`privacy.role.${step.role}`)}</bdi>
            </small>
            {step.reason && <small>{textOrName(t, 'privacy.refuse', step.reason)}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}

type StepsProps = { request: RequestDetailView; onChanged: () => void }

function Steps({ request, onChanged }: StepsProps) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(onChanged)
  const [dialog, setDialog] = useState<RequestDialogKind | null>(null)
  const { id, state } = request
  if (['answered', 'refused', 'withdrawn'].includes(state)) return null
  const messages = { done: t('privacy.saved'), failed: t('privacy.failed') }
  const isKnown = state !== 'received'
  const step = (name: 'code' | 'start') =>
    void act({ ...post(`/admin/privacy/requests/{id}/${name}`, { id }), ...messages })
  const person = request.user_id ?? request.email ?? ''
  return (
    <>
      {!isKnown && (
        <>
          <Button small busy={isBusy} onClick={() => step('code')}>
            {t('privacy.step.send-code')}
          </Button>
          {request.code_expires_at !== null && (
            <Button kind="outline" small onClick={() => setDialog('code')}>
              {t('privacy.step.code')}
            </Button>
          )}
          <Button kind="outline" small onClick={() => setDialog('papers')}>
            {t('privacy.step.papers')}
          </Button>
        </>
      )}
      {state === 'verified' && (
        <Button small busy={isBusy} onClick={() => step('start')}>
          {t('privacy.step.start')}
        </Button>
      )}
      {isKnown && request.kind === 'erasure' && request.erasure === null && (
        <ButtonLink
          kind="outline"
          small
          to={`${ERASURES.all}&who=${encodeURIComponent(person)}&request=${request.id}`}
        >
          {t('privacy.step.plan')}
        </ButtonLink>
      )}
      {isKnown && (
        <Button kind="outline" small onClick={() => setDialog('answer')}>
          {t('privacy.step.answer')}
        </Button>
      )}
      <Button kind="quiet" small onClick={() => setDialog('refusal')}>
        {t('privacy.step.refusal')}
      </Button>
      <Button kind="quiet" small onClick={() => setDialog('withdrawal')}>
        {t('privacy.step.withdrawal')}
      </Button>
      <RequestDialogs {...{ dialog, id, act, isBusy }} onClose={() => setDialog(null)} />
    </>
  )
}
