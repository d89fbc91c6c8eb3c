import { codesOf } from '#kernel/codes-of.ts'

type DocumentKindDefinition = {
  code: string
  /** What a ticket names. */
  of: 'order' | 'orders' | 'return'
  /** When an order has it. */
  needs: 'nothing' | 'invoice' | 'courier'
  /** Which buttons it has: on the vendor's order, for many of them, on the admin's order. */
  onOrder: boolean
  inBulk: boolean
  forAdmins: boolean
}

/** Documents that are printed, in the order of their buttons. `kinds/registry.ts` says how each is made. */
export const PRINTED_KINDS = [
  {
    code: 'packing_slip',
    of: 'orders',
    needs: 'nothing',
    onOrder: true,
    inBulk: true,
    forAdmins: true,
  },
  {
    code: 'label',
    of: 'orders',
    needs: 'nothing',
    onOrder: true,
    inBulk: true,
    forAdmins: true,
  },
  {
    code: 'invoice',
    of: 'order',
    needs: 'invoice',
    onOrder: true,
    inBulk: false,
    forAdmins: true,
  },
  {
    code: 'courier_label',
    of: 'order',
    needs: 'courier',
    onOrder: false,
    inBulk: false,
    forAdmins: true,
  },
  {
    code: 'credit_note',
    of: 'return',
    needs: 'nothing',
    onOrder: false,
    inBulk: false,
    forAdmins: false,
  },
  {
    code: 'pick_list',
    of: 'orders',
    needs: 'nothing',
    onOrder: false,
    inBulk: false,
    forAdmins: false,
  },
] as const satisfies readonly DocumentKindDefinition[]

type Listed = (typeof PRINTED_KINDS)[number]
export type DocumentKind = Listed['code']
type KindWith<Quality> = Extract<Listed, Quality>['code']

/** The codes of those that have a quality. */
export const kindsWith = <Name extends keyof Listed, Value extends Listed[Name]>(
  name: Name,
  value: Value,
) =>
  codesOf(PRINTED_KINDS.filter((listed) => listed[name] === value)) as KindWith<
    Readonly<Record<Name, Value>> // `filter` does not narrow by a quality
  >[]

export const isOfReturn = (kind: DocumentKind): kind is KindWith<{ of: 'return' }> =>
  kindsWith('of', 'return').some((code) => code === kind)

/** Whether an order has it yet. */
export function isOrderReadyFor(
  kind: DocumentKind,
  order: { hasInvoice: boolean; hasCourier: boolean },
): boolean {
  const needs = PRINTED_KINDS.find(({ code }) => code === kind)?.needs
  return needs === 'invoice' ? order.hasInvoice : needs !== 'courier' || order.hasCourier
}
