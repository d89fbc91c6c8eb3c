import { ok, refuse } from '#kernel/result.ts'
import type { DocumentPrinter } from './printer.ts'

export const COURIER_LABEL: DocumentPrinter = {
  code: 'courier_label',
  // Fetched before signing, so that an unreachable courier is reported there.
  prepare: ({ courierLabel }, { vendorId, orderId }) => courierLabel(vendorId, orderId),
  async print({ courierLabel }, { vendorId }, { orderIds: [orderId = ''] }) {
    const label = await courierLabel(vendorId, orderId)
    if (!label.ok) return refuse({ code: 'document_gone' })
    return ok({ name: `${label.value.tracking}.pdf`, bytes: label.value.bytes })
  },
}
