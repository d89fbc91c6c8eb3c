import type { Clock, Milliseconds } from '#kernel/time.ts'
import { createEncryption, encryptionKey } from '#platform/encryption.ts'
import type { Courier, CourierAccount, CourierDefinition } from './courier.ts'
import { manualCourier } from './manual-courier.ts'
import { YALIDINE } from './yalidine/index.ts'

/** The first one with an account of the operator takes the parcels of vendors without a choice. */
export const COURIERS: readonly CourierDefinition[] = [YALIDINE]

export type CouriersConfig = {
  secret: string
  environment: Readonly<Record<string, string>>
  clock: Clock
  patience?: Milliseconds
}

export function createCouriers({ secret, environment, clock, patience }: CouriersConfig) {
  const deps = { clock, ...(patience && { patience }) }
  const connect = new Map(
    COURIERS.flatMap(({ code, api }) => (api ? [[code, api.connect(environment, deps)]] : [])),
  )
  const ofOperator = new Map(
    COURIERS.flatMap(({ code, api }) => {
      const account = api?.accountOfOperator(environment)
      return account ? [[code, account]] : []
    }),
  )
  const encryption = createEncryption(encryptionKey(secret, 'shipping', 'courier accounts'))
  const aboutOf = (vendorId: string, courier: string) => `${vendorId} ${courier}`
  return {
    adapters: [...connect.keys()],
    /** Whether couriers of this kind have an API. */
    speaks: (adapter: string): boolean => connect.has(adapter),
    open: (adapter: string, account: CourierAccount): Courier =>
      connect.get(adapter)?.(account) ?? manualCourier(),
    /** For vendors without their own account. */
    ofOperator: (adapter: string): CourierAccount | null => ofOperator.get(adapter) ?? null,
    /** The kind of courier that takes the parcels of those without a choice. */
    operatorAdapter: [...ofOperator.keys()][0] ?? null,
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
