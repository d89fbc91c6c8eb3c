import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

/** `state` is stored in the history entry: a cursor list knows only its next page. */
type PaginationRequest = { to: string; label: string; state?: unknown }
type PaginationProps = {
  label: string
  /** "26 to 50 of 571", localized. */
  summary: string
  previous: PaginationRequest | null
  next: PaginationRequest | null
}

export function Pagination({ label, summary, previous, next }: PaginationProps) {
  return (
    <nav aria-label={label} className="pagination">
      <span className="num">{summary}</span>
      {previous && (
        <Link
          className="icon-button"
          rel="prev"
          aria-label={previous.label}
          to={previous.to}
          state={previous.state}
        >
          <Icon of={ChevronLeft} flip />
        </Link>
      )}
      {next && (
        <Link
          className="icon-button"
          rel="next"
          aria-label={next.label}
          to={next.to}
          state={next.state}
        >
          <Icon of={ChevronRight} flip />
        </Link>
      )}
    </nav>
  )
}
