import { useEffect, useState } from 'react'
import type { AddressView } from '#capabilities/identity/contract.ts'
import { loadSavedAddresses } from '#web/shared/address/load-saved-addresses.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { useSession } from '#web/shared/session/session.ts'
import type { ErrorName } from './checkout-fields.ts'
import { type CheckoutDraft, readCheckoutDraft, saveCheckoutDraft } from './draft.ts'
import { clearSavedAddress, fillDefaultAddress, fillSavedAddress, prefillDraft } from './prefill.ts'
import type { SavedAddressProps } from './saved-address-select.tsx'

type SetDraft = (change: (draft: CheckoutDraft) => CheckoutDraft) => void

/** Saved at each change, per tab. */
export function useDraft() {
  const { wilaya } = useSite()
  const [draft, setDraft] = useState<CheckoutDraft>(() => {
    const stored = readCheckoutDraft()
    return { ...stored, fields: prefillDraft(stored.fields, wilaya?.code ?? null) }
  })
  useEffect(() => saveCheckoutDraft(draft), [draft])
  return [draft, setDraft] as const
}

/** The account's addresses; its default one fills an empty form. */
export function useSavedAddresses(
  setDraft: SetDraft,
  forgive: (...names: ErrorName[]) => void,
): Pick<SavedAddressProps, 'addresses' | 'onAddress'> {
  const { status } = useSession()
  const [addresses, setAddresses] = useState<readonly AddressView[]>([])
  useEffect(() => {
    if (status !== 'in') return undefined
    let isWanted = true
    void loadSavedAddresses().then((found) => {
      if (!isWanted) return
      setAddresses(found)
      setDraft((before) => ({ ...before, fields: fillDefaultAddress(before.fields, found) }))
    })
    return () => {
      isWanted = false
    }
  }, [status, setDraft])
  const onAddress = (address: AddressView | null) => {
    setDraft((before) => ({
      ...before,
      fields: address ? fillSavedAddress(before.fields, address) : clearSavedAddress(before.fields),
    }))
    forgive('phone', 'first_name', 'last_name', 'wilaya', 'city', 'address')
  }
  return { addresses, onAddress }
}
