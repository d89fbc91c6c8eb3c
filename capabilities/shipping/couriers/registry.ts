import type { Clock, Milliseconds } from '#kernel/time.ts'
import { createEncryption, encryptionKey } from '#platform/encryption.ts'
import type { ConnectCourier, Courier, CourierAccount } from './courier.ts'
import { manualCourier } from './manual-courier.ts'
import { yalidineCourier } from './yalidine/adapter.ts'

const YALIDINE = 'https://api.yalidine.app/v1'

export type CouriersConfig = {
  secret: string
  /** `YALIDINE_URL`, and the operator's own account as `YALIDINE_API_ID` and `YALIDINE_API_TOKEN`. */
  environment: Readonly<Record<string, string>>
  clock: Clock
  patience?: Milliseconds
}

/** The ways in which couriers are spoken to, and how their accounts are kept. */
export function createCouriers({ secret, environment, clock, patience }: CouriersConfig) {
  const base = (environment['YALIDINE_URL'] ?? YALIDINE).replace(/\/+$/, '')
  const connect: Readonly<Record<string, ConnectCourier>> = {
    yalidine: yalidineCourier({ clock, base, ...(patience && { patience }) }),
  }
  const id = environment['YALIDINE_API_ID']
  const token = environment['YALIDINE_API_TOKEN']
  const seal = createEncryption(encryptionKey(secret, 'shipping', 'courier accounts'))
  const aboutOf = (vendorId: string, courier: string) => `${vendorId} ${courier}`
  return {
    /** Whether couriers of this kind answer at all, or are written down by hand. */
    speaks: (adapter: string): boolean => adapter in connect,
    open: (adapter: string, account: CourierAccount): Courier =>
      connect[adapter]?.(account) ?? manualCourier(),
    /** The operator's account with couriers of this kind, which shops without their own may use. */
    ofOperator: (adapter: string): CourierAccount | null =>
      adapter === 'yalidine' && id && token ? { id, token } : null,
    sealAccount: (vendorId: string, courier: string, account: CourierAccount): Buffer =>
      seal.seal(Buffer.from(JSON.stringify(account)), aboutOf(vendorId, courier)),
    openAccount: (vendorId: string, courier: string, sealed: Buffer): CourierAccount =>
      // What was sealed for this shop and this courier is what `sealAccount` was given.
      JSON.parse(seal.open(sealed, aboutOf(vendorId, courier)).toString()) as CourierAccount,
  }
}
export type Couriers = ReturnType<typeof createCouriers>

/** The end of a key, enough to know it again. */
export const credentialsHint = ({ id }: CourierAccount): string => `••••${id.slice(-4)}`
