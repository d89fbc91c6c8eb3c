import { type LocalDate, localDate, noonOfDay } from '#kernel/calendar.ts'
import { after, days as daysOf, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account } from './users.ts'
import type { Row, Rows } from './insert-rows.ts'

const LEGAL_DAYS = 10

type PrivacyInput = {
  code: string
  kind: 'access' | 'rectification' | 'erasure' | 'objection'
  by: Account
  ago: number
  message: string | null
  state: 'received' | 'verified' | 'in_progress' | 'answered'
}

export function privacyRows(days: DemoDays, admin: Account, customers: readonly Account[]): Rows {
  const person = (place: number) => customers[place]! // the demo has hundreds
  const requests: PrivacyInput[] = [
    { code: 'D-7K2M4Q8R', kind: 'access', by: person(3), ago: 1, message: null, state: 'received' },
    {
      code: 'D-3F9T6W2X',
      kind: 'erasure',
      by: person(8),
      ago: 8,
      message: 'Je ne veux plus de compte chez vous.',
      state: 'verified',
    },
    {
      code: 'D-5H8J1N4P',
      kind: 'rectification',
      by: person(14),
      ago: 12,
      message: 'Mon nom est mal écrit sur mes factures.',
      state: 'in_progress',
    },
    {
      code: 'D-9B6C2D7E',
      kind: 'objection',
      by: person(21),
      ago: 25,
      message: null,
      state: 'answered',
    },
  ]
  return {
    'privacy.data_requests': requests.map((privacy) => requestRow(days, admin, privacy)),
    'privacy.request_history': requests.map((privacy) => stepRow(days, privacy)),
    ...breachRows(days, admin),
  }
}

const requestRow = (days: DemoDays, admin: Account, privacy: PrivacyInput): Row => {
  const { code, kind, by, ago, message, state } = privacy
  const now = days.ago(ago)
  const receivedOn = localDate(now)
  const isKnown = state !== 'received'
  const isAnswered = state === 'answered'
  return {
    id: demoId('data-request', code, now),
    number: code,
    kind,
    state,
    name: `${by.first} ${by.last}`,
    email: by.email,
    language: 'fr',
    message,
    received_at: now,
    received_on: receivedOn,
    legal_days: LEGAL_DAYS,
    legal_source: 'law 18-07 art. 35',
    due_on: dueOn(receivedOn),
    verified_at: isKnown ? after(now, hours(2)) : null,
    verified_how: isKnown ? 'mail_code' : null,
    handler_id: state === 'in_progress' || isAnswered ? admin.userId : null,
    started_at: state === 'in_progress' ? after(now, hours(4)) : null,
    answered_at: isAnswered ? after(now, hours(30)) : null,
    answer: isAnswered ? 'Vous ne recevrez plus de publicité.' : null,
  }
}

const dueOn = (day: LocalDate): LocalDate => localDate(after(noonOfDay(day), daysOf(LEGAL_DAYS)))

const stepRow = (days: DemoDays, { code, ago }: PrivacyInput): Row => ({
  id: demoId('data-request-step', code, days.ago(ago)),
  request_id: demoId('data-request', code, days.ago(ago)),
  from_state: null,
  to_state: 'received',
  actor_role: 'person',
  actor_id: null,
  reason: null,
  happened_at: days.ago(ago),
})

function breachRows(days: DemoDays, admin: Account): Rows {
  const now = days.ago(40)
  const id = demoId('breach', 'list', now)
  const notifiedAt = after(now, hours(26))
  const over = after(now, hours(50))
  const note = (to: string, moment: Date, words: string | null): Row => ({
    id: demoId('breach-step', to, moment),
    breach_id: id,
    from_state: to === 'open' ? null : 'open',
    to_state: to,
    actor_id: admin.userId,
    note: words,
    happened_at: moment,
  })
  return {
    'privacy.breaches': [
      {
        id,
        number: 'V-4N7Q2R5T',
        title: 'Liste de commandes envoyée à une autre boutique',
        description:
          'Un fichier de 12 commandes est parti par erreur à une boutique qui n’en était pas la vendeuse.',
        state: 'closed',
        severity: 'low',
        people: 'Acheteurs d’une boutique',
        people_count: 12,
        data_categories: ['identity', 'contact', 'address'],
        consequences: 'Des appels non voulus.',
        measures: 'Fichier supprimé, destinataire confirmé par écrit.',
        discovered_at: now,
        authority_due_at: after(now, daysOf(5)),
        authority_notified_at: notifiedAt,
        authority_reference: 'ANPDP-V-218',
        people_notified_at: notifiedAt,
        contained_at: notifiedAt,
        closed_at: over,
        reported_by: admin.userId,
        created_at: now,
        updated_at: over,
      },
    ],
    'privacy.breach_history': [
      note('open', now, null),
      note('authority_told', notifiedAt, 'Déclarée sur le portail.'),
      note('contained', notifiedAt, 'Le destinataire a supprimé le fichier.'),
      note('closed', over, 'Rien de plus à faire.'),
    ],
  }
}
