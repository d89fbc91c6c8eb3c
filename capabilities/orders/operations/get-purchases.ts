import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { PurchaseView, TrackedPurchaseView } from '../purchase.contract.ts'
import {
  findPurchaseProof,
  listKeySources,
  type PurchaseProof,
  type PurchaseRef,
} from '../queries/purchase-access.ts'
import { findPurchase, type PurchasePaymentRow } from '../queries/payment.ts'
import { findPurchaseView, findTracked } from '../queries/order-views.ts'
import {
  type AccessIntent,
  type PurchaseAccessRefusal,
  checkPurchaseAccess,
} from '../rules/purchase-access.ts'
import { readContact, readOrderNumber, readPurchaseNumber } from '../rules/guest-tracking.ts'
import type { PurchaseKeys } from './purchase-keys.ts'

type NotFound = { code: 'order_not_found' }

export type PurchaseReader = { person: Person | null; key: string | null }

/** Who acts, for the audit: a guest has no id. */
export const buyerActor = ({ person }: PurchaseReader) =>
  person ? ({ role: 'customer', id: person.userId } as const) : ({ role: 'anyone' } as const)

/** Number and contact give only statuses and dates; the key or the owner's account, everything. */
export function readPurchases({ db, keys }: { db: Db; keys: PurchaseKeys }) {
  /** No access is reported as not found. */
  async function checkAccess(
    handle: Db | Tx,
    { person, key }: PurchaseReader,
    purchase: PurchaseRef,
    intent: AccessIntent,
  ): Promise<Result<PurchaseProof, PurchaseAccessRefusal>> {
    const proof = await findPurchaseProof(handle, purchase, person)
    if (!proof) return refuse({ code: 'order_not_found' })
    const hasKey = key !== null && keys.isKey(proof, key)
    const checked = checkPurchaseAccess({ ...proof, hasKey }, intent)
    return checked.ok ? ok(proof) : checked
  }

  async function openPurchase(typed: string, reader: PurchaseReader, intent: AccessIntent) {
    const number = readPurchaseNumber(typed)
    if (!number) return refuse({ code: 'order_not_found' })
    return checkAccess(db, reader, { number }, intent)
  }

  return {
    checkAccess,
    openPurchase,

    async readPurchase(
      number: string,
      reader: PurchaseReader,
      language: Language,
    ): Promise<Result<PurchaseView, PurchaseAccessRefusal>> {
      const opened = await openPurchase(number, reader, 'read')
      if (!opened.ok) return opened
      const view = await findPurchaseView(db, opened.value.id, language)
      return view ? ok(view) : refuse({ code: 'order_not_found' })
    },

    async findPurchase(
      number: string,
      reader: PurchaseReader,
      intent: AccessIntent,
    ): Promise<Result<PurchasePaymentRow, PurchaseAccessRefusal>> {
      const opened = await openPurchase(number, reader, intent)
      if (!opened.ok) return opened
      const purchase = await findPurchase(db, opened.value.id)
      return purchase ? ok(purchase) : refuse({ code: 'order_not_found' })
    },

    /** A wrong number and a wrong contact are refused alike, so numbers cannot be probed. */
    async track(query: {
      number: string
      contact: string
    }): Promise<Result<TrackedPurchaseView, NotFound>> {
      const number = readOrderNumber(query.number)
      const contact = readContact(query.contact)
      const { purchase, position } = number ?? { purchase: '', position: null }
      const tracked =
        number && contact ? await findTracked(db, { number: purchase, position, ...contact }) : null
      return tracked ? ok(tracked) : refuse({ code: 'order_not_found' })
    },

    listKeys: listKeys(db, keys),
  }
}
export type ReadPurchases = ReturnType<typeof readPurchases>

/** Purchase keys by the given purchase or order numbers. */
const listKeys =
  (db: Db, keys: PurchaseKeys) =>
  async (numbers: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const purchaseOf = new Map(numbers.map((number) => [number, readPurchaseNumber(number)]))
    const wanted = [...new Set([...purchaseOf.values()].filter((number) => number !== null))]
    const sources = wanted.length === 0 ? [] : await listKeySources(db, wanted)
    const keyOf = new Map(sources.map((source) => [source.number, keys.deriveKey(source)]))
    return new Map(
      [...purchaseOf].flatMap(([number, purchase]): [string, string][] => {
        const key = purchase === null ? undefined : keyOf.get(purchase)
        return key === undefined ? [] : [[number, key]]
      }),
    )
  }
