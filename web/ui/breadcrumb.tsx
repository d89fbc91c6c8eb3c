import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

type BreadcrumbRequest = { label: string; to?: string }

/** The last item is the page itself. */
export function Breadcrumb({
  label,
  steps,
}: {
  label: string
  steps: readonly BreadcrumbRequest[]
}) {
  return (
    <nav aria-label={label} className="breadcrumb">
      {steps.map((step, index) => (
        <Fragment key={step.label}>
          {index > 0 && <Icon of={ChevronRight} size="s" flip />}
          {step.to === undefined ? (
            <span aria-current="page">{step.label}</span>
          ) : (
            <Link to={step.to}>{step.label}</Link>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
