import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { loadSavedAddresses } from '#web/shared/address/load-saved-addresses.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { savePreference } from '#web/shared/preferences/preferences.ts'
import { useSession } from '#web/shared/session/session.ts'

/** Prices the delivery to the account's default address, until another wilaya is chosen. */
export function useAddressWilaya(): void {
  const { wilaya } = useSite()
  const { status } = useSession()
  const { revalidate } = useRevalidator()
  const isNeeded = wilaya === null && status === 'in'
  useEffect(() => {
    if (!isNeeded) return undefined
    let isWanted = true
    void loadSavedAddresses().then((addresses) => {
      const first = addresses.find(({ is_default: isDefault }) => isDefault) ?? addresses[0]
      if (!isWanted || !first) return
      savePreference('yova-wilaya', first.wilaya)
      void revalidate()
    })
    return () => {
      isWanted = false
    }
  }, [isNeeded, revalidate])
}
