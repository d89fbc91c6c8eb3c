import { Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorMessage } from './error-page.tsx'
import { lazyComponent } from '../utils/lazy-component.ts'
import { SiteFrame } from './site-frame.tsx'

/** Lazy in the browser: fetched only when a URL is not found. */
const NotFound = import.meta.env.SSR
  ? (await import('./not-found.tsx')).NotFound
  : lazyComponent(async () => ({ default: (await import('./not-found.tsx')).NotFound }))

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
