import type { Clock, Milliseconds } from '#kernel/time.ts'
import { createEncryption, encryptionKey } from '#platform/encryption.ts'
import type { ConnectCourier, Courier, CourierAccount } from './courier.ts'
import { manualCourier } from './manual-courier.ts'
import { yalidineCourier } from './yalidine/adapter.ts'

const YALIDINE = 'https://api.yalidine.app/v1'

export type CouriersConfig = {
  secret: string
  /** `YALIDINE_URL`; the operator's account as `YALIDINE_API_ID` and `YALIDINE_API_TOKEN`. */
  environment: Readonly<Record<string, string>>
  clock: Clock
  patience?: Milliseconds
}

export function createCouriers({ secret, environment, clock, patience }: CouriersConfig) {
  const base = (environment['YALIDINE_URL'] ?? YALIDINE).replace(/\/+$/, '')
  const connect: Readonly<Record<string, ConnectCourier>> = {
    yalidine: yalidineCourier({ clock, base, ...(patience && { patience }) }),
  }
  const id = environment['YALIDINE_API_ID']
  const token = environment['YALIDINE_API_TOKEN']
  const encryption = createEncryption(encryptionKey(secret, 'shipping', 'courier accounts'))
  const aboutOf = (vendorId: string, courier: string) => `${vendorId} ${courier}`
  return {
    /** Whether couriers of this kind have an API. */
    speaks: (adapter: string): boolean => adapter in connect,
    open: (adapter: string, account: CourierAccount): Courier =>
      connect[adapter]?.(account) ?? manualCourier(),
    /** For vendors without their own account. */
    ofOperator: (adapter: string): CourierAccount | null =>
      adapter === 'yalidine' && id && token ? { id, token } : null,
    encryptAccount: (vendorId: string, courier: string, account: CourierAccount): Buffer =>
      encryption.encrypt(Buffer.from(JSON.stringify(account)), aboutOf(vendorId, courier)),
    openAccount: (vendorId: string, courier: string, encrypted: Buffer): CourierAccount =>
      // Decrypts what `encryptAccount` encrypted for this vendor and courier.
      JSON.parse(
        encryption.decrypt(encrypted, aboutOf(vendorId, courier)).toString(),
      ) as CourierAccount,
  }
}
export type CourierRegistry = ReturnType<typeof createCouriers>

export const credentialsHint = ({ id }: CourierAccount): string => `••••${id.slice(-4)}`
