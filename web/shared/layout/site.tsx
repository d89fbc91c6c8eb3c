import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { switchWishlist } from '../catalog/wishlist-switch.ts'
import { loadSite } from './site-data.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadSite(context)

/** The data changes with the language; the same URL again is an explicit revalidation. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return true
  return currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
}

/** Parent of both layouts. Each is a route of its own, so that a page loads only one. */
export default function Site() {
  const { settings } = useLoaderData<typeof loader>()
  // While rendering: the session, which syncs the wishlist, may be read in the first effect.
  if (!import.meta.env.SSR) switchWishlist(settings?.enableWishlist !== false)
  return <Outlet />
}
