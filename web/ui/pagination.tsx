import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

/** `state` goes with the history entry: the way back of a list that only knows what comes next. */
type PaginationRequest = { to: string; label: string; state?: unknown }
type PaginationProps = {
  label: string
  /** "26 to 50 of 571", in the page's language. */
  summary: string
  previous: PaginationRequest | null
  next: PaginationRequest | null
}

/** Pages of a list that is read by cursor: one back, one forward. */
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
