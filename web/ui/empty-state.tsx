import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** Image URL, shown inside an arch. */
  image?: string
  title: string
  text?: string
  action?: ReactNode
}

export function EmptyState({ image, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {image && (
        <span className="arch">
          <img src={image} width="240" height="300" alt="" loading="lazy" />
        </span>
      )}
      <p className="empty-state-title">{title}</p>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
