import type {
  OrderReturnsView,
  ReturnBodyView,
  ReturnPhotoView,
} from '#capabilities/returns/contract.ts'
import type { DownloadTicketView } from '#capabilities/documents/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { accountRequest } from '../api/account-client.ts'
import { purchaseRequest } from '../orders/purchase-client.ts'
import { uploadPhoto } from '../photo-upload/upload-photo.ts'

/** By the account's session, or by the purchase key. */
export type OrderAccess = { kind: 'account' } | { kind: 'guest'; purchaseKey: string | null }

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
    read: () => purchaseRequest<OrderReturnsView>(`track/returns?${query}`, by),
    request: (body: ReturnBodyView) =>
      purchaseRequest<OrderReturnsView>('track/returns', {
        ...by,
        body: { order_id: orderId, ...body },
      }),
    withdraw: (id: string) =>
      purchaseRequest<OrderReturnsView>(`track/returns/${id}/withdrawal`, { ...by, body: {} }),
    upload: (file: File) =>
      uploadPhoto<ReturnPhotoView>(
        `/api/v1/track/return-photos?${query}&lang=${language}`,
        file,
        purchaseKey,
      ),
    creditNote: (id: string) =>
      purchaseRequest<DownloadTicketView>('track/credit-note-tickets', {
        ...by,
        body: { return_id: id },
      }),
  }
}
export type ReturnsClient = ReturnType<typeof createReturnsClient>
