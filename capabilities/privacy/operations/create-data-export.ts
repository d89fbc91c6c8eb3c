import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { localDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock, days } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { DeriveLinkKey, LinkSource } from '#platform/link-tokens.ts'
import type { Encryption } from '#platform/encryption.ts'
import type { Storage } from '#platform/storage/index.ts'
import { deleteExports, insertDataExport, redeemExport } from '../queries/exports.ts'
import { findByAddress, type KnownPerson } from '../queries/data-subjects.ts'
import type { LockedRequest } from '../queries/requests.ts'
import { personalDataPage } from '../printable-page.ts'
import type { ExportPersonalData } from './personal-data.ts'

const OPENS_FOR = days(7)

export type ExportDeps = {
  db: Db
  clock: Clock
  storage: Storage
  encryption: Encryption
  exportPersonalData: ExportPersonalData
  deriveLinkKey: DeriveLinkKey
}

/** Lets an erasure find the file without storing whose it is. */
export const digestSubject = ({ userId, email, isAccount }: KnownPerson): Buffer =>
  createHash('sha256')
    .update(isAccount ? userId : (email ?? ''))
    .digest()

const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest()

/** ZIP with JSON for programs and an HTML page for people. */
export async function zipExport(
  data: Record<string, unknown>,
  language: Language,
): Promise<Buffer> {
  const zip = new ZipFile()
  const mtime = new Date(String(data['created_at']))
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime })
  zip.addBuffer(Buffer.from(personalDataPage(data, language)), 'data.html', { mtime })
  zip.end()
  return buffer(zip.outputStream)
}

/** The stored file is encrypted; its link expires. */
export const storeExport =
  ({ clock, storage, encryption, exportPersonalData: takeAlong, deriveLinkKey }: ExportDeps) =>
  async (
    tx: Tx,
    { request, email, by }: { request: LockedRequest; email: string; by: string },
  ): Promise<{ link: LinkSource; expiresAt: Date }> => {
    const person = await findByAddress(tx, email)
    const now = clock.now()
    const bytes = await zipExport(await takeAlong(person), request.language)
    const id = newId(now)
    const key = `exports/${id}.sealed`
    const link = { purpose: 'privacy.data_export', id }
    const expiresAt = after(now, OPENS_FOR)
    await storage.put(key, encryption.encrypt(bytes, id), 'application/octet-stream')
    await insertDataExport(tx, {
      id,
      requestId: request.id,
      subjectDigest: digestSubject(person),
      tokenDigest: tokenDigest(deriveLinkKey(link)),
      key,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.byteLength,
      by,
      at: now,
      expiresAt,
    })
    return { link, expiresAt }
  }
export type StoreExport = ReturnType<typeof storeExport>

type File = { name: string; bytes: Buffer }

/** Repeatable until the link expires. */
export const downloadExport =
  ({ db, clock, storage, encryption }: ExportDeps) =>
  async (token: string): Promise<Result<File, { code: 'export_expired' }>> => {
    const found = await redeemExport(db, tokenDigest(token), clock.now())
    const file = found && (await storage.find(found.key))
    if (!found || !file) return refuse({ code: 'export_expired' })
    const bytes = encryption.decrypt(file.bytes, found.id)
    return ok({ name: `yova-${localDate(clock.now())}.zip`, bytes })
  }
export type DownloadExport = ReturnType<typeof downloadExport>

export const deleteExpiredExports =
  ({ db, clock, storage }: ExportDeps) =>
  async (): Promise<void> => {
    const now = clock.now()
    const { value: keys } = await inTransaction(db, async (tx) =>
      ok(await deleteExports(tx, { expiredAt: now }, now)),
    )
    for (const key of keys) await storage.remove(key)
  }
