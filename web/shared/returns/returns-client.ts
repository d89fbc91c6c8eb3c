import type {
  OrderReturnsView,
  ReturnBodyView,
  ReturnPhotoView,
} from '#capabilities/returns/contract.ts'
import type { DownloadTicketView } from '#capabilities/documents/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { accountRequest, type AccountResponse, type ApiProblem } from '../api/account-client.ts'
import { purchaseFetch } from '../orders/purchase-fetch.ts'
import { uploadPhoto } from '../photo-upload/upload-photo.ts'

/** By the account's session, or by the purchase key. */
export type OrderAccess = { kind: 'account' } | { kind: 'guest'; purchaseKey: string | null }

const UNREACHABLE: ApiProblem = { status: 0, code: 'unreachable', detail: null, errors: {} }

/** Call without an account. Never throws. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the view
async function askAnyone<View>(
  path: string,
  {
    purchaseKey,
    language,
    body,
  }: { purchaseKey: string | null; language: Language; body?: object },
): Promise<AccountResponse<View>> {
  try {
    const url = new URL(`/api/v1/track/${path}`, location.origin)
    url.searchParams.set('lang', language)
    const address = url.pathname + url.search
    const sent = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await purchaseFetch(address, purchaseKey, sent)
    const answer = (await response.json()) as View & Partial<ApiProblem> // the contract of that path, or a problem document
    if (response.ok) return { ok: true, view: answer }
    const { code = '', detail = null } = answer
    return { ok: false, problem: { status: response.status, code, detail, errors: {} } }
  } catch {
    return { ok: false, problem: UNREACHABLE }
  }
}

export function createReturnsClient(opened: OrderAccess, orderId: string, language: Language) {
  if (opened.kind === 'account')
    return {
      read: () => accountRequest<OrderReturnsView>(`/orders/${orderId}/returns`),
      request: (body: ReturnBodyView) =>
        accountRequest<OrderReturnsView>(`/orders/${orderId}/returns`, { method: 'POST', body }),
      withdraw: (id: string) =>
        accountRequest<OrderReturnsView>(`/returns/${id}/withdrawal`, { method: 'POST', body: {} }),
      upload: (file: File) => uploadPhoto<ReturnPhotoView>('/api/v1/account/return-photos', file),
      creditNote: (id: string) =>
        accountRequest<DownloadTicketView>(`/returns/${id}/credit-note/tickets`, {
          method: 'POST',
        }),
    }
  const { purchaseKey } = opened
  const by = { purchaseKey, language }
  const query = new URLSearchParams({ order_id: orderId })
  return {
    read: () => askAnyone<OrderReturnsView>(`returns?${query}`, by),
    request: (body: ReturnBodyView) =>
      askAnyone<OrderReturnsView>('returns', { ...by, body: { order_id: orderId, ...body } }),
    withdraw: (id: string) =>
      askAnyone<OrderReturnsView>(`returns/${id}/withdrawal`, { ...by, body: {} }),
    upload: (file: File) =>
      uploadPhoto<ReturnPhotoView>(
        `/api/v1/track/return-photos?${query}&lang=${language}`,
        file,
        purchaseKey,
      ),
    /** Credit notes need an account. */
    creditNote: null,
  }
}
export type ReturnsClient = ReturnType<typeof createReturnsClient>
