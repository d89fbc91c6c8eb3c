import { data, type LoaderFunctionArgs } from 'react-router'
import { loadJsonOr } from '../api/loader-context.ts'
import { get } from '#web/shared/api/endpoint.ts'

type Switch = 'enableWishlist' | 'enableComparison'

/** Throws 404 when the settings switch the feature off. */
export async function requireFeature(
  context: LoaderFunctionArgs['context'],
  name: Switch,
): Promise<void> {
  const settings = await loadJsonOr(context, get('/settings/public'), null)
  if (settings?.[name] === false) throw data(null, { status: 404 })
}
