import type { ReactNode } from 'react'
import { Outlet, useMatches } from 'react-router'
import { paths } from '../../paths.ts'
import { ErrorMessage } from './error-page.tsx'
import { type BackLink, MinimalFrame } from './minimal-frame.tsx'

const HOME: BackLink = { to: paths.home(), key: 'not-found.home' }

export default function ReducedLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorMessage />
    </Frame>
  )
}

/** The link back is the `back` of the page's `handle`. */
function Frame({ children }: { children: ReactNode }) {
  const back = useMatches()
    .map(({ handle }) => (handle as { back?: BackLink } | undefined)?.back) // of our own pages
    .find(Boolean)
  return <MinimalFrame back={back ?? HOME}>{children}</MinimalFrame>
}
