import { useEffect, useState } from 'react'
import { get } from '../api/endpoint.ts'
import { getPublicJson } from '../api/public-client.ts'
import { useLanguage } from '../i18n/texts.ts'
import type { PickupPointViews } from './pickup-point-groups.ts'

const NONE: PickupPointViews = []

export const pickupPointsPath = (wilaya: string, vendorIds: readonly string[]) =>
  get('/wilayas/{code}/pickup-points', { code: wilaya, vendors: vendorIds.join(',') })

/** Null until all are loaded; a list that fails is empty, as when there is none. */
export function usePickupPointLists(
  wilaya: string,
  vendorIds: readonly string[],
): Readonly<Record<string, PickupPointViews>> | null {
  const language = useLanguage()
  const address = vendorIds.length === 0 ? null : `${wilaya} ${vendorIds.join(',')} ${language}`
  const [state, setState] = useState<{
    address: string
    lists: Readonly<Record<string, PickupPointViews>>
  } | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    let isWanted = true
    const [place = '', joined = ''] = address.split(' ')
    const lists = joined.split(',').map(async (vendorId) => {
      const view = await getPublicJson(pickupPointsPath(place, [vendorId]), language).catch(() => ({
        items: NONE,
      }))
      return [vendorId, view.items] as const
    })
    void Promise.all(lists).then(
      (entries) => isWanted && setState({ address, lists: Object.fromEntries(entries) }),
    )
    return () => {
      isWanted = false
    }
  }, [address, language])
  return state !== null && state.address === address ? state.lists : null
}
