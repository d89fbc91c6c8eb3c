import { useEffect, useState } from 'react'
import type { AddressQuoteView } from '#capabilities/orders/address-change.contract.ts'
import type { DeliveryMethodName } from '#capabilities/shipping/contract.ts'
import { post } from '../api/endpoint.ts'
import { useTexts } from '../i18n/texts.ts'
import {
  groupByPickupPoints,
  type PickupPointChoice,
} from '../pickup-points/pickup-point-groups.ts'
import { usePickupPointLists } from '../pickup-points/use-pickup-point-lists.ts'
import { purchaseRequest } from './purchase-client.ts'

type Methods = Readonly<Record<string, DeliveryMethodName>>
type QuoteOptions = {
  number: string
  purchaseKey: string | null
  wilaya: string
  onFailure: (message: string) => void
}

function useAddressQuote({
  number,
  purchaseKey,
  wilaya,
  methods,
  onFailure,
}: QuoteOptions & { methods: Methods }) {
  const { t, language } = useTexts()
  const [found, setFound] = useState<{ wilaya: string; view: AddressQuoteView } | null>(null)
  const [isPricing, setPricing] = useState(true)
  const [priced, setPriced] = useState(0)
  useEffect(() => {
    if (wilaya === '') return undefined
    let isCurrent = true
    // oxlint-disable-next-line react/set-state-in-effect -- what is shown is priced again
    setPricing(true)
    const body = { wilaya, delivery: methods }
    const call = post('/purchases/{number}/address-quotes', { number }, body)
    void purchaseRequest(call, { purchaseKey, language }).then((answer) => {
      if (!isCurrent) return
      setPricing(false)
      if (answer.ok) setFound({ wilaya, view: answer.view })
      else onFailure(answer.problem.detail ?? t('order-tracking.unreachable'))
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts do not price anything
  }, [number, wilaya, methods, purchaseKey, language, priced])
  // Another method keeps the fields on the screen; another wilaya has other offers.
  const quote = found?.wilaya === wilaya ? found.view : null
  return {
    quote,
    isPricing: isPricing && wilaya !== '',
    priceAgain: () => setPriced((count) => count + 1),
  }
}

const NO_METHODS: Methods = {}
const NO_POINTS: Readonly<Record<string, PickupPointChoice>> = {}
type Chosen = { wilaya: string; methods: Methods; points: typeof NO_POINTS }

/** Method and office of each parcel, as at checkout; a choice holds for the wilaya it was made in. */
export function useAddressDelivery({
  onLeavingOffices,
  ...options
}: QuoteOptions & { onLeavingOffices: () => void }) {
  const { wilaya } = options
  const [chosen, setChosen] = useState<Chosen>({ wilaya, methods: NO_METHODS, points: NO_POINTS })
  const here = chosen.wilaya === wilaya ? chosen : null
  const methods = here?.methods ?? NO_METHODS
  const { quote, isPricing, priceAgain } = useAddressQuote({ ...options, methods })

  const orders = quote?.orders ?? []
  const methodOf = ({ vendor, delivery_method }: AddressQuoteView['orders'][number]) =>
    methods[vendor.id] ?? delivery_method
  const atOffice = orders.filter((order) => methodOf(order) === 'stop_desk')
  const vendorIds = atOffice.map(({ vendor }) => vendor.id).toSorted()
  const lists = usePickupPointLists(wilaya, vendorIds)
  const groups = vendorIds.length === 0 ? [] : groupByPickupPoints(vendorIds, lists)
  const pointOf = (vendorId: string): string | null =>
    here?.points[vendorId]?.id ??
    orders.find(({ vendor }) => vendor.id === vendorId)?.pickup_point_id ??
    null
  const isAtHome = atOffice.length < orders.length

  return {
    ...{ quote, isPricing, priceAgain, groups, pointOf, methodOf, isAtHome },
    // An empty list offers no choice: the vendor names the office.
    isOfficeMissing: groups.some(
      (group) => group.points?.length !== 0 && group.vendorIds.some((id) => pointOf(id) === null),
    ),
    body: {
      delivery: methods,
      pickup_points: Object.fromEntries(
        vendorIds.flatMap((id) => {
          const point = here?.points[id]
          return point ? [[id, point.id]] : []
        }),
      ),
    },
    chooseMethod: (vendorId: string, method: DeliveryMethodName) => {
      if (method === 'home' && !isAtHome) onLeavingOffices()
      const points = here?.points ?? NO_POINTS
      setChosen({ wilaya, points, methods: { ...methods, [vendorId]: method } })
    },
    choosePoint: (ids: readonly string[], point: PickupPointChoice) => {
      const points = Object.fromEntries(ids.map((id) => [id, point] as const))
      setChosen({ wilaya, methods, points: { ...here?.points, ...points } })
    },
  }
}
export type AddressDelivery = ReturnType<typeof useAddressDelivery>
