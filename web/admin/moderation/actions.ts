import {
  type VerificationDocumentKind,
  EXPIRING_DOCUMENT_KINDS,
} from '#kernel/verification-documents.ts'
import type { ApiCall } from '#web/backoffice/data/use-mutation.ts'
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
  calls: (text: string) => readonly ApiCall[]
  undo?: readonly ApiCall[]
}

const API = '/api/v1/admin'
const put = (path: string, body: object): ApiCall => ({
  path: `${API}${path}`,
  method: 'PUT',
  body,
})
const post = (path: string, body: object = {}): ApiCall => ({ path: `${API}${path}`, body })

/** The usual action comes last. */
export function actionsFor(item: Item): readonly ModerationAction[] {
  switch (item.kind) {
    case 'review':
    case 'question':
      return ofWords(item)
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
  undo: readonly ApiCall[],
  forced: ReadonlyMap<string, number>,
): readonly ApiCall[] =>
  undo.map((call) => {
    const version = forced.get(call.path)
    return version === undefined ? call : { ...call, body: { ...call.body, version: version + 1 } }
  })

function ofWords({ kind, id, state, reason, version }: Item): ModerationAction[] {
  const { seen, after } = seenAnd(version)
  const path = `/${kind}s/${id}/state`
  const publish: ModerationAction = {
    name: 'publish',
    key: 'p',
    calls: () => [put(path, { state: 'published', ...seen })],
    undo: [put(path, state === 'hidden' ? { state, reason, ...after } : { state, ...after })],
  }
  const hide: ModerationAction = {
    name: 'hide',
    key: 'h',
    asks: 'reason',
    calls: (why) => [put(path, { state: 'hidden', reason: why, ...seen })],
    undo: [put(path, { state, ...after })],
  }
  return state === 'hidden' ? [publish] : [hide, publish]
}

function ofReport(item: Item): ModerationAction[] {
  const { id, about, about_id: aboutId, state, version, report_version: reportVersion } = item
  const { seen, after } = seenAnd(version)
  const report = seenAnd(reportVersion)
  const decide = (to: string) => put(`/reports/${id}/state`, { state: to, ...report.seen })
  const reopen = put(`/reports/${id}/state`, { state: 'open', ...report.after })
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
  const isWords = about === 'review' || about === 'question'
  if (isWords && state === 'published') {
    const path = `/${about}s/${aboutId}/state`
    const hide: ModerationAction = {
      name: 'hide',
      key: 'h',
      asks: 'reason',
      // The server upholds its reports as well.
      calls: (reason) => [put(path, { state: 'hidden', reason, ...seen })],
      undo: [put(path, { state: 'published', ...after }), reopen],
    }
    return [dismiss, hide]
  }
  if (about === 'product' && state === 'active') {
    const path = `/products/${aboutId}/status`
    const withdraw: ModerationAction = {
      name: 'withdraw',
      key: 'h',
      asks: 'words',
      // Decides the report first, so that a conflict is refused before the product is archived.
      calls: (reason) => [decide('upheld'), put(path, { status: 'archived', reason })],
      undo: [put(path, { status: 'active' }), reopen],
    }
    return [dismiss, withdraw]
  }
  if (about === 'shop' && state === 'active') {
    const path = `/vendors/${aboutId}/activity`
    const suspend: ModerationAction = {
      name: 'suspend',
      key: 'h',
      asks: 'words',
      calls: (reason) => [decide('upheld'), put(path, { is_active: false, reason })],
      undo: [put(path, { is_active: true }), reopen],
    }
    return [dismiss, suspend]
  }
  return [dismiss, uphold]
}

function ofContact(id: string): ModerationAction[] {
  const move = (state: string) => put(`/contact/${id}/state`, { state })
  return [
    { name: 'close', key: 'x', calls: () => [move('closed')], undo: [move('open')] },
    {
      name: 'reply',
      key: 'r',
      asks: 'words',
      calls: (text) => [post(`/contact/${id}/replies`, { text })],
    },
  ]
}

const ofVendor = ({ id, missing }: Item): ModerationAction[] => [
  {
    name: 'reject',
    key: 'x',
    asks: 'words',
    calls: (reason) => [post(`/vendors/${id}/rejection`, { reason })],
  },
  {
    name: 'approve',
    key: 'p',
    ...(missing.length > 0 && { asks: 'missing' as const }),
    calls: () => [post(`/vendors/${id}/approval?is_confirmed=${missing.length > 0}`)],
  },
]

function documentActions({ id, shop, reason: kind }: Item): ModerationAction[] {
  const path = `/vendors/${shop?.id}/verification-documents/${id}`
  return [
    {
      name: 'refuse-paper',
      key: 'x',
      asks: 'paper',
      calls: (text) => {
        const [reason, ...words] = text.split('\n')
        return [post(`${path}/rejection`, { reason, refusal_note: words.join('\n') })]
      },
    },
    {
      name: 'accept-paper',
      key: 'p',
      ...(EXPIRING_DOCUMENT_KINDS.includes(kind as VerificationDocumentKind) && {
        asks: 'day' as const,
      }), // an enum value of the contract
      calls: (day) => [post(`${path}/acceptance`, { expires_on: day || null })],
    },
  ]
}
