import { Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorMessage } from './error-page.tsx'
import { lazyComponent } from '../utils/lazy-component.ts'
import { SiteFrame } from './site-frame.tsx'

/** The server has it at hand; the browser fetches it only for an address that leads nowhere. */
const NotFound = import.meta.env.SSR
  ? (await import('./not-found.tsx')).NotFound
  : lazyComponent(async () => ({ default: (await import('./not-found.tsx')).NotFound }))

/** Header, page, footer. */
export default function SiteLayout() {
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
