import { Suspense } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
} from 'react-router'
import { ErrorMessage } from './error-page.tsx'
import { later } from './later.ts'
import { type BackLink, ReducedFrame } from './reduced-frame.tsx'
import { loadSite } from './site-data.ts'
import { SiteFrame } from './site-frame.tsx'

/** The server has it at hand; the browser fetches it only for an address that leads nowhere. */
const NotFound = import.meta.env.SSR
  ? (await import('./not-found.tsx')).NotFound
  : later(async () => ({ default: (await import('./not-found.tsx')).NotFound }))

export const loader = ({ context }: LoaderFunctionArgs) => loadSite(context)

/** The frame changes with the language and the wilaya only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return true
  return currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
}

/** Header, page, footer; a page whose `handle` has a `back` gets a header with that one way out. */
export default function SiteLayout() {
  const back = useMatches()
    .map(({ handle }) => (handle as { back?: BackLink } | undefined)?.back)
    .find(Boolean)
  if (back)
    return (
      <ReducedFrame back={back}>
        <Outlet />
      </ReducedFrame>
    )
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <SiteFrame>
      <Suspense>{isMissing ? <NotFound /> : <ErrorMessage />}</Suspense>
    </SiteFrame>
  )
}
