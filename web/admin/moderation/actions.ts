import { isOneOf } from '#kernel/one-of.ts'
import type { ModerationInput } from '#capabilities/reviews/contract.ts'
import {
  DOCUMENT_REFUSAL_REASONS,
  EXPIRING_DOCUMENT_KINDS,
} from '#kernel/verification-documents.ts'
import { type ApiMutation, post, put } from '#web/shared/api/endpoint.ts'
import { chosenOf } from '#web/backoffice/forms/chosen-of.ts'
import type { Item } from './query.ts'

export type ActionName =
  | 'publish'
  | 'hide'
  | 'withdraw'
  | 'suspend'
  | 'uphold'
  | 'dismiss'
  | 'reply'
  | 'close'
  | 'approve'
  | 'reject'
  | 'accept-paper'
  | 'refuse-paper'
export type ModerationAction = {
  name: ActionName
  /** Keyboard shortcut. */
  key: string
  /** `day` is an optional expiry date, `missing` a confirmation. */
  asks?: 'reason' | 'words' | 'day' | 'paper' | 'missing'
  calls: (text: string) => readonly ApiMutation<unknown>[]
  undo?: readonly ApiMutation<unknown>[]
}

export const HIDE_REASONS = [
  'insult',
  'personal_data',
  'off_topic',
  'advertising',
  'false',
  'law',
  'other',
] as const

const setText = (kind: 'review' | 'question', id: string) => (body: ModerationInput) =>
  put(`/admin/${kind}s/{id}/state`, { id }, body)
const setProduct = (id: string, body: { status: 'active' | 'archived'; reason?: string }) =>
  put('/admin/products/{id}/status', { id }, body)
const setShop = (id: string, body: { is_active: boolean; reason?: string }) =>
  put('/admin/vendors/{id}/activity', { id }, body)
const hidden = (reason: string) => ({
  state: 'hidden' as const,
  reason: chosenOf(HIDE_REASONS, reason),
})
const shownState = (state: string) => chosenOf(['pending', 'published'], state)

/** The usual action comes last. */
export function actionsFor(item: Item): readonly ModerationAction[] {
  switch (item.kind) {
    case 'review':
    case 'question':
      return ofWords(item.kind, item)
    case 'report':
      return ofReport(item)
    case 'contact':
      return ofContact(item.id)
    case 'vendor':
      return ofVendor(item)
    case 'document':
      return documentActions(item)
    case 'data_request':
      return [] // answered on its own page, where the data subject is identified first
  }
}

/** Optimistic lock: the undo expects the version that the action produces. */
const seenAnd = (version: number | null) => ({
  seen: version === null ? {} : { version },
  after: version === null ? {} : { version: version + 1 },
})

/** An action that overrode an edit conflict produced a version other than expected. */
export const undoAfter = (
  undo: readonly ApiMutation<unknown>[],
  forced: ReadonlyMap<string, number>,
): readonly ApiMutation<unknown>[] =>
  undo.map((call) => {
    const version = forced.get(call.path)
    return version === undefined ? call : { ...call, body: { ...call.body, version: version + 1 } }
  })

function ofWords(
  kind: 'review' | 'question',
  { id, state, reason, version }: Item,
): ModerationAction[] {
  const { seen, after } = seenAnd(version)
  const set = setText(kind, id)
  const publish: ModerationAction = {
    name: 'publish',
    key: 'p',
    calls: () => [set({ state: 'published', ...seen })],
    undo: [
      set(
        state === 'hidden'
          ? { ...hidden(reason ?? ''), ...after }
          : { state: shownState(state), ...after },
      ),
    ],
  }
  const hide: ModerationAction = {
    name: 'hide',
    key: 'h',
    asks: 'reason',
    calls: (why) => [set({ ...hidden(why), ...seen })],
    undo: [set({ state: shownState(state), ...after })],
  }
  return state === 'hidden' ? [publish] : [hide, publish]
}

function ofReport(item: Item): ModerationAction[] {
  const { id, about, about_id: aboutId, state, version, report_version: reportVersion } = item
  const { seen, after } = seenAnd(version)
  const report = seenAnd(reportVersion)
  const decide = (to: 'dismissed' | 'upheld') =>
    put('/admin/reports/{id}/state', { id }, { state: to, ...report.seen })
  const reopen = put('/admin/reports/{id}/state', { id }, { state: 'open', ...report.after })
  const dismiss: ModerationAction = {
    name: 'dismiss',
    key: 'x',
    calls: () => [decide('dismissed')],
    undo: [reopen],
  }
  const uphold: ModerationAction = {
    name: 'uphold',
    key: 'h',
    calls: () => [decide('upheld')],
    undo: [reopen],
  }
  if (aboutId === null) return [dismiss, uphold]
  if ((about === 'review' || about === 'question') && state === 'published') {
    const set = setText(about, aboutId)
    const hide: ModerationAction = {
      name: 'hide',
      key: 'h',
      asks: 'reason',
      // The server upholds its reports as well.
      calls: (reason) => [set({ ...hidden(reason), ...seen })],
      undo: [set({ state: 'published', ...after }), reopen],
    }
    return [dismiss, hide]
  }
  if (about === 'product' && state === 'active') {
    const withdraw: ModerationAction = {
      name: 'withdraw',
      key: 'h',
      asks: 'words',
      // Decides the report first, so that a conflict is refused before the product is archived.
      calls: (reason) => [decide('upheld'), setProduct(aboutId, { status: 'archived', reason })],
      undo: [setProduct(aboutId, { status: 'active' }), reopen],
    }
    return [dismiss, withdraw]
  }
  if (about === 'shop' && state === 'active') {
    const suspend: ModerationAction = {
      name: 'suspend',
      key: 'h',
      asks: 'words',
      calls: (reason) => [decide('upheld'), setShop(aboutId, { is_active: false, reason })],
      undo: [setShop(aboutId, { is_active: true }), reopen],
    }
    return [dismiss, suspend]
  }
  return [dismiss, uphold]
}

function ofContact(id: string): ModerationAction[] {
  const move = (state: 'open' | 'closed') => put('/admin/contact/{id}/state', { id }, { state })
  return [
    { name: 'close', key: 'x', calls: () => [move('closed')], undo: [move('open')] },
    {
      name: 'reply',
      key: 'r',
      asks: 'words',
      calls: (text) => [post('/admin/contact/{id}/replies', { id }, { text })],
    },
  ]
}

const ofVendor = ({ id, missing }: Item): ModerationAction[] => [
  {
    name: 'reject',
    key: 'x',
    asks: 'words',
    calls: (reason) => [post('/admin/vendors/{id}/rejection', { id }, { reason })],
  },
  {
    name: 'approve',
    key: 'p',
    ...(missing.length > 0 && { asks: 'missing' as const }),
    calls: () => [
      post('/admin/vendors/{id}/approval', {
        id,
        is_confirmed: missing.length > 0 ? 'true' : 'false',
      }),
    ],
  },
]

function documentActions({ id, shop, reason: kind }: Item): ModerationAction[] {
  if (shop === null) return []
  const keys = { id: shop.id, document: id }
  return [
    {
      name: 'refuse-paper',
      key: 'x',
      asks: 'paper',
      calls: (text) => {
        const [reason = '', ...words] = text.split('\n')
        return [
          post('/admin/vendors/{id}/verification-documents/{document}/rejection', keys, {
            reason: chosenOf(DOCUMENT_REFUSAL_REASONS, reason),
            refusal_note: words.join('\n'),
          }),
        ]
      },
    },
    {
      name: 'accept-paper',
      key: 'p',
      ...(isOneOf(EXPIRING_DOCUMENT_KINDS, kind) && {
        asks: 'day' as const,
      }),
      calls: (day) => [
        post('/admin/vendors/{id}/verification-documents/{document}/acceptance', keys, {
          expires_on: day || null,
        }),
      ],
    },
  ]
}
