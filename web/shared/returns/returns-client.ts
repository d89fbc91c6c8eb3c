import type { ReturnBodyView } from '#capabilities/returns/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { accountRequest } from '../api/account-client.ts'
import { get, inLanguage, post } from '../api/endpoint.ts'
import { purchaseRequest } from '../orders/purchase-client.ts'
import { uploadPhoto } from '../photo-upload/upload-photo.ts'

/** By the account's session, or by the purchase key. */
export type OrderAccess = { kind: 'account' } | { kind: 'guest'; purchaseKey: string | null }

export function createReturnsClient(opened: OrderAccess, orderId: string, language: Language) {
  if (opened.kind === 'account')
    return {
      read: () => accountRequest(get('/account/orders/{id}/returns', { id: orderId })),
      request: (body: ReturnBodyView) =>
        accountRequest(post('/account/orders/{id}/returns', { id: orderId }, body)),
      withdraw: (id: string) => accountRequest(post('/account/returns/{id}/withdrawal', { id })),
      upload: (file: File) =>
        uploadPhoto((photo) => post('/account/return-photos', null, photo), file),
      creditNote: (id: string) =>
        accountRequest(post('/account/returns/{id}/credit-note/tickets', { id })),
    }
  const { purchaseKey } = opened
  const by = { purchaseKey, language }
  const ofOrder = { order_id: orderId }
  return {
    read: () => purchaseRequest(get('/track/returns', ofOrder), by),
    request: (body: ReturnBodyView) =>
      purchaseRequest(post('/track/returns', null, { ...ofOrder, ...body }), by),
    withdraw: (id: string) => purchaseRequest(post('/track/returns/{id}/withdrawal', { id }), by),
    upload: (file: File) =>
      uploadPhoto(
        (photo) => {
          const { path, ...call } = post('/track/return-photos', ofOrder, photo)
          return { ...call, path: inLanguage(path, language) }
        },
        file,
        purchaseKey,
      ),
    creditNote: (id: string) =>
      purchaseRequest(post('/track/credit-note-tickets', null, { return_id: id }), by),
  }
}
export type ReturnsClient = ReturnType<typeof createReturnsClient>
