/** Appears after 200 ms only. */
export function Skeleton({ width, height }: { width: string; height?: string }) {
  return (
    <span
      className="skeleton"
      style={{ inlineSize: width, ...(height && { blockSize: height }) }}
      aria-hidden="true"
    />
  )
}

/** `count`: as many as fit on a screen. */
export function SkeletonCards({ count, label }: { count: number; label: string }) {
  return (
    <div className="card-grid" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="skeleton-card" aria-hidden="true">
          <span className="skeleton skeleton-picture" />
          <Skeleton width="45%" />
          <Skeleton width="90%" />
          <Skeleton width="35%" height="1.25rem" />
        </div>
      ))}
    </div>
  )
}

/** Shown until the session is known. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <span className="sr-only">{label}</span>
    </div>
  )
}

/** Until the page is hydrated; without scripts that never ends, and a `noscript` says why. */
export const HydrationSpinner = ({ label }: { label: string }) => (
  <div className="needs-script">
    <Spinner label={label} />
  </div>
)
