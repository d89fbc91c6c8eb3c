import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

type ViewTabsProps<View extends string> = {
  label: string
  views: readonly View[]
  current: View
  addressOf: (view: View) => string
  nameOf: (view: View) => string
}

/** On phones the current tab is scrolled into view. */
export function PageTabs<View extends string>(props: ViewTabsProps<View>) {
  const { label, views, current, addressOf, nameOf } = props
  const tabs = useRef<HTMLElement>(null)
  const place = views.indexOf(current)
  useEffect(() => {
    tabs.current?.children[place]?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [place])
  return (
    <nav ref={tabs} className="status-tabs" aria-label={label}>
      {views.map((view) => (
        <Link
          key={view}
          to={addressOf(view)}
          preventScrollReset
          aria-current={view === current ? 'page' : undefined}
        >
          {nameOf(view)}
        </Link>
      ))}
    </nav>
  )
}
