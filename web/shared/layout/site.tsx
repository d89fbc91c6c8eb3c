import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { loadSite } from './site-data.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadSite(context)

/** What stands around a page changes with the language and the wilaya only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return true
  return currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
}

/** What both frames of the shop read; each frame is a layout of its own, so that a page loads one. */
export default function Site() {
  return <Outlet />
}
