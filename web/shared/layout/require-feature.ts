import { data, type LoaderFunctionArgs } from 'react-router'
import type { PublicSettingsView } from '#capabilities/settings/contract.ts'
import { loadJsonOr } from '../api/loader-context.ts'

type Switch = 'enableWishlist' | 'enableComparison'

/** Throws 404 when the settings switch the feature off. */
export async function requireFeature(
  context: LoaderFunctionArgs['context'],
  name: Switch,
): Promise<void> {
  const settings = await loadJsonOr<PublicSettingsView | null>(
    context,
    '/api/v1/settings/public',
    null,
  )
  if (settings?.[name] === false) throw data(null, { status: 404 })
}
