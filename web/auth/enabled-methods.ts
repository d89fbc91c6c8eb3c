import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import type { PublicSettingsView } from '#capabilities/settings/contract.ts'
import { readOr } from '#web/shared/api/loader-context.ts'
import type { CaptchaSetting } from '#web/shared/captcha/use-captcha.ts'

export type Chain = 'ethereum' | 'solana'

/** The ways in that are open, as the authentication service says it. */
export type Doors = {
  email: boolean
  phone: boolean
  company: boolean
  wallets: readonly Chain[]
  /** The names of services that are switched on, as the protocol writes them. */
  providers: readonly string[]
  signUp: boolean
  vendors: boolean
  captcha: CaptchaSetting | null
}

/** What holds when the service could not be asked: the server refuses what is closed. */
const USUAL: Doors = {
  email: true,
  phone: false,
  company: false,
  wallets: [],
  providers: [],
  signUp: true,
  vendors: true,
  captcha: null,
}

type SettingsAnswer = {
  external: Record<string, boolean>
  disable_signup: boolean
  saml_enabled: boolean
  web3?: Partial<Record<Chain, boolean>>
  captcha?: { provider: CaptchaSetting['provider']; site_key: string } | null
}

/** Names in `external` that are no services of others. */
const OWN = /^(email|phone|anonymous_users)$/

/** Asks the service which doors are open. */
export async function loadDoors(context: LoaderFunctionArgs['context']): Promise<Doors> {
  const [service, site] = await Promise.all([
    readOr<SettingsAnswer | null>(context, '/auth/v1/settings', null),
    readOr<Pick<PublicSettingsView, 'enableVendorRegistration'> | null>(
      context,
      '/api/v1/settings/public',
      null,
    ),
  ])
  const vendors = site?.enableVendorRegistration !== false
  return service ? { ...doorsOf(service), vendors } : { ...USUAL, vendors }
}

/** Reads the answer of `GET /settings`. */
export function doorsOf(settings: SettingsAnswer): Omit<Doors, 'vendors'> {
  const { external, captcha } = settings
  const isOn = (name: string): boolean => external[name] === true
  return {
    email: external['email'] !== false,
    phone: isOn('phone'),
    company: settings.saml_enabled,
    wallets: (['ethereum', 'solana'] as const).filter((chain) => settings.web3?.[chain] === true),
    providers: Object.keys(external)
      .filter((name) => !OWN.test(name) && isOn(name))
      .sort(),
    signUp: !settings.disable_signup,
    captcha: captcha ? { provider: captcha.provider, siteKey: captcha.site_key } : null,
  }
}

/** As the pages of signing in know them, or the registration of a shop, which opens accounts too. */
export function useDoors(): Doors {
  const signingIn = useRouteLoaderData<Doors>('auth')
  const registering = useRouteLoaderData<Doors>('vendor-register')
  return signingIn ?? registering ?? USUAL
}
