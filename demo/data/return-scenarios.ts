type State =
  | 'requested'
  | 'accepted'
  | 'refused'
  | 'withdrawn'
  | 'returning'
  | 'to_collect'
  | 'checked'
  | 'settled'

/** The states of one return, each with its hours after delivery. */
export type ReturnScenario = {
  reason:
    | 'defective'
    | 'damaged'
    | 'wrong_item'
    | 'incomplete'
    | 'not_as_described'
    | 'changed_mind'
  requestedResolution: 'refund' | 'exchange' | 'repair'
  method: 'ccp' | 'cash'
  note: string | null
  steps: readonly (readonly [State, number])[]
  condition: 'damaged' | 'incomplete' | 'wrong_item'
  tracking?: string
  answer?: string
  outcome?: 'refunded' | 'repaired'
  refund?: 'due' | 'approved' | 'failed' | 'paid'
}

/** The states in which the goods have arrived at the vendor. */
export const IN_SHOP: readonly State[] = ['checked', 'settled']

const ARRIVED = [
  ['requested', 5],
  ['accepted', 9],
  ['returning', 20],
  ['checked', 44],
] as const
const plain = { requestedResolution: 'refund', method: 'ccp', condition: 'damaged' } as const

/** One in each state. The recent ones come first, because they take the newest deliveries. */
export const RETURN_SCENARIOS: readonly ReturnScenario[] = [
  {
    ...plain,
    reason: 'defective',
    note: 'L’appareil s’éteint tout seul après quelques minutes, même branché.',
    steps: [['requested', 5]],
  },
  {
    ...plain,
    requestedResolution: 'exchange',
    reason: 'wrong_item',
    note: 'J’ai reçu l’autre modèle.',
    condition: 'wrong_item',
    steps: [['requested', 3]],
  },
  {
    ...plain,
    reason: 'damaged',
    note: 'الكرتون كان ممزقًا والمنتج مخدوش من الجانب.',
    method: 'cash',
    steps: [
      ['requested', 4],
      ['accepted', 7],
    ],
  },
  {
    ...plain,
    reason: 'changed_mind',
    note: null,
    steps: [
      ['requested', 6],
      ['refused', 12],
    ],
    answer: 'L’emballage a été ouvert : nous ne pouvons pas le reprendre.',
  },
  {
    ...plain,
    reason: 'incomplete',
    note: 'Le câble manque.',
    steps: [
      ['requested', 4],
      ['withdrawn', 8],
    ],
  },
  {
    ...plain,
    reason: 'not_as_described',
    note: null,
    tracking: 'YAL-R40816',
    steps: [
      ['requested', 6],
      ['accepted', 10],
      ['returning', 24],
    ],
  },
  {
    ...plain,
    reason: 'damaged',
    note: null,
    tracking: 'YAL-R40790',
    steps: [
      ['requested', 3],
      ['accepted', 6],
      ['returning', 18],
      ['to_collect', 40],
    ],
  },
  { ...plain, reason: 'defective', note: 'Le bouton ne répond plus.', steps: ARRIVED },
  { ...plain, reason: 'damaged', note: null, steps: ARRIVED, refund: 'due' },
  { ...plain, reason: 'defective', note: null, steps: ARRIVED, refund: 'approved' },
  {
    ...plain,
    reason: 'incomplete',
    note: null,
    steps: ARRIVED,
    refund: 'failed',
    condition: 'incomplete',
  },
  {
    ...plain,
    requestedResolution: 'repair',
    reason: 'defective',
    note: null,
    steps: [...ARRIVED, ['settled', 92]],
    outcome: 'repaired',
  },
  {
    ...plain,
    reason: 'wrong_item',
    note: null,
    condition: 'wrong_item',
    steps: [...ARRIVED, ['settled', 96]],
    outcome: 'refunded',
    refund: 'paid',
  },
]

export const SCENARIOS_OF_DEMO_BUYER: readonly ReturnScenario[] = [
  {
    ...plain,
    reason: 'damaged',
    note: 'Le coin est cassé.',
    tracking: 'YAL-R40855',
    steps: [
      ['requested', 4],
      ['accepted', 8],
      ['returning', 22],
    ],
  },
]

/** Of other vendors, so that the operator has refunds of several vendors to approve. */
export const SCENARIOS_OF_OTHERS: readonly ReturnScenario[] = [
  { ...plain, reason: 'damaged', note: null, steps: ARRIVED, refund: 'due' },
  {
    ...plain,
    reason: 'not_as_described',
    note: null,
    method: 'cash',
    steps: ARRIVED,
    refund: 'due',
  },
  { ...plain, reason: 'defective', note: null, steps: ARRIVED, refund: 'approved' },
  {
    ...plain,
    reason: 'damaged',
    note: null,
    steps: [...ARRIVED, ['settled', 80]],
    outcome: 'refunded',
    refund: 'paid',
  },
]
