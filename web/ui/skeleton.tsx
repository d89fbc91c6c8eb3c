/** The shape of a line that is on its way; it shows after 200 ms only. */
export function Skeleton({ width, height }: { width: string; height?: string }) {
  return (
    <span
      className="skeleton"
      style={{ inlineSize: width, ...(height && { blockSize: height }) }}
      aria-hidden="true"
    />
  )
}

/** As many cards as one screen holds. */
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

/** The ring of pages that wait for who is asking. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <span className="sr-only">{label}</span>
    </div>
  )
}
