import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import { get, protocolPath } from '#web/shared/api/endpoint.ts'
import type { SignInSettings } from '#web/shared/captcha/use-captcha-setting.ts'
import { loadJsonOr } from '#web/shared/api/loader-context.ts'
import type { CaptchaSetting } from '#web/shared/captcha/use-captcha.ts'

export type WalletChain = 'ethereum' | 'solana'

export type EnabledMethods = {
  email: boolean
  phone: boolean
  company: boolean
  wallets: readonly WalletChain[]
  /** External providers by their GoTrue names. */
  providers: readonly string[]
  signUp: boolean
  vendors: boolean
  captcha: CaptchaSetting | null
}

/** If the settings cannot be read; the server refuses disabled methods anyway. */
const USUAL: EnabledMethods = {
  email: true,
  phone: false,
  company: false,
  wallets: [],
  providers: [],
  signUp: true,
  vendors: true,
  captcha: null,
}

/** Keys of `external` that are no external providers. */
const OWN = /^(email|phone|anonymous_users)$/

export async function loadAuthSettings(
  context: LoaderFunctionArgs['context'],
): Promise<EnabledMethods> {
  const [service, site] = await Promise.all([
    loadJsonOr(context, protocolPath<SignInSettings | null>('/auth/v1/settings'), null),
    loadJsonOr(context, get('/settings/public'), null),
  ])
  const vendors = site?.enableVendorRegistration !== false
  return service ? { ...enabledMethods(service), vendors } : { ...USUAL, vendors }
}

export function enabledMethods(settings: SignInSettings): Omit<EnabledMethods, 'vendors'> {
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

/** From the loader of the auth layout or of the vendor registration. */
export function useEnabledMethods(): EnabledMethods {
  const signingIn = useRouteLoaderData<EnabledMethods>('auth')
  const registering = useRouteLoaderData<EnabledMethods>('vendor-register')
  return signingIn ?? registering ?? USUAL
}
