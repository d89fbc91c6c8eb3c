import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { findBatch } from '../queries/batch-views.ts'
import { bankTransferFile } from '../rules/bank-transfer-file.ts'
import type { BatchTransitionRefusal } from '../rules/batch-transitions.ts'

export type ExportBatchFileRefusal = BatchTransitionRefusal | { code: 'batch_not_sent' }
type BatchFile = { name: string; text: string; payouts: FoundItem['payouts'] }
type FoundItem = NonNullable<Awaited<ReturnType<typeof findBatch>>>

/**
 * Only of a batch that counts as sent: until then one admin cancels it, and what is in a file that has left would be
 * paid again by the next batch.
 */
export const readBatchFile =
  ({ db }: { db: Db }) =>
  async (batchId: string): Promise<Result<BatchFile, ExportBatchFileRefusal>> => {
    const found = await findBatch(db, batchId)
    if (!found) return refuse({ code: 'batch_not_found' })
    const { state, number } = found.batch
    if (state !== 'sent' && state !== 'settled') return refuse({ code: 'batch_not_sent' })
    return ok({ name: `${number}.csv`, text: textOf(found), payouts: found.payouts })
  }
export type ReadBatchFile = ReturnType<typeof readBatchFile>

/** The batch must be locked. */
export async function batchFile(tx: Tx, batchId: string): Promise<string> {
  const found = await findBatch(tx, batchId)
  if (!found) throw new Error(`batch ${batchId} is missing although its row is locked`)
  return textOf(found)
}

export const batchFileDigest = (file: string): string =>
  createHash('sha256').update(file).digest('hex')

// Includes payouts that failed later, so that the file matches the digest of what was sent.
const textOf = ({ batch, payouts }: FoundItem): string => bankTransferFile(batch.number, payouts)
