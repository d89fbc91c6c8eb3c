import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { Media } from '#capabilities/media/index.ts'
import { CourierError } from '#capabilities/shipping/index.ts'
import { findLabel, saveLabel } from '../queries/shipments.ts'
import type { DispatchDeps } from './request-shipments.ts'

export type LabelRefusal = { code: 'label_unavailable' } | { code: 'courier_unavailable' }
type Deps = DispatchDeps & { media: Pick<Media, 'storeDocument' | 'readFile'> }
export type Label = { tracking: string; bytes: Uint8Array<ArrayBuffer> }

/** Fetched from the courier once, then stored. */
export const getLabel =
  ({ db, shipping, media }: Deps) =>
  async (vendorId: string, orderId: string): Promise<Result<Label, LabelRefusal>> => {
    const label = await findLabel(db, vendorId, orderId)
    if (!label) return refuse({ code: 'label_unavailable' })
    const { id, tracking, courier, labelUrl, labelFile } = label
    const stored = labelFile === null ? null : await media.readFile('documents', labelFile)
    if (stored) return ok({ tracking, bytes: stored.stored.bytes })
    const reached = await shipping.openCourierClient(vendorId, courier)
    if (!reached) return refuse({ code: 'courier_unavailable' })
    try {
      const bytes = await reached.label(labelUrl)
      const name = `${vendorId}/label-${id}.pdf`
      await inTransaction(db, async (tx) => {
        await media.storeDocument(tx, { name, bytes, mime: 'application/pdf' })
        await saveLabel(tx, id, name)
        return ok(null)
      })
      return ok({ tracking, bytes })
    } catch (error) {
      if (error instanceof CourierError) return refuse({ code: 'courier_unavailable' })
      throw error
    }
  }
