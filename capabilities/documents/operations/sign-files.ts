import { createHmac, timingSafeEqual } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock, minutes } from '#kernel/time.ts'
import { encryptionKey } from '#platform/encryption.ts'
import type { FileQuery } from '../contract.ts'
import type { DocumentRequest } from '../kinds/printer.ts'

const VALID_FOR = minutes(5)

/**
 * Session the URL is for, and its vendor; null for a buyer. A guest has no session: the purchase
 * key was checked when the URL was signed, and stands in no URL.
 */
export type FileViewer =
  | { sessionId: string; vendorId: string | null }
  | { sessionId: null; vendorId: null }
export type SignedFile = { request: DocumentRequest; viewer: FileViewer }
export type FileAddress = { url: string; expiresAt: Date }
export type FileLinkRefusal = { code: 'file_link_invalid' | 'file_link_expired' }

/** A browser tab sends no bearer token. A URL is valid for one file and session. */
export function signFiles({ clock, secret }: { clock: Clock; secret: string }) {
  const key = encryptionKey(secret, 'documents', 'file-addresses')
  const signatureOf = (kind: string, query: Omit<FileQuery, 'signature'>): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, ...FIELDS.map((name) => query[name] ?? '')]))
      .digest()

  return {
    sign({ request, viewer }: SignedFile): FileAddress {
      const expiresAt = after(clock.now(), VALID_FOR)
      const query = {
        orders: request.orderIds.join(),
        ...(request.returnId !== undefined && { return: request.returnId }),
        language: request.language,
        ...(viewer.sessionId !== null && { session: viewer.sessionId }),
        ...(viewer.vendorId !== null && { shop: viewer.vendorId }),
        expires: String(expiresAt.getTime()),
      }
      const signature = signatureOf(request.kind, query).toString('base64url')
      const signed = new URLSearchParams({ ...query, signature })
      return { url: `/api/v1/files/${request.kind}?${signed.toString()}`, expiresAt }
    },

    /** Checks signature (in constant time) and expiry. */
    read(kind: string, query: FileQuery): Result<SignedFile, FileLinkRefusal> {
      const { signature = '', ...given } = query
      const expected = signatureOf(kind, given)
      const shown = Buffer.from(signature, 'base64url')
      if (shown.length !== expected.length || !timingSafeEqual(shown, expected))
        return refuse({ code: 'file_link_invalid' })
      if (Number(given.expires) <= clock.now().getTime())
        return refuse({ code: 'file_link_expired' })
      // A valid signature means that the parameters are the signed ones.
      const request = {
        kind,
        orderIds: given.orders?.split(',') ?? [],
        ...(given.return !== undefined && { returnId: given.return }),
        language: given.language,
      } as DocumentRequest
      return ok({
        request,
        viewer:
          given.session === undefined
            ? { sessionId: null, vendorId: null }
            : { sessionId: given.session, vendorId: given.shop ?? null },
      })
    },
  }
}
export type SignFiles = ReturnType<typeof signFiles>

/** Signed parameters; their order is part of the signature. */
const FIELDS = ['orders', 'return', 'language', 'session', 'shop', 'expires'] as const
