import type { LucideIcon } from 'lucide-react'

type IconProps = {
  of: LucideIcon
  /** 16, 20 or 24 pixels. */
  size?: 's' | 'm' | 'l'
  /** Mirrored in right-to-left text (arrows, chevrons, trucks). */
  flip?: boolean
}

/** Decorative, so hidden from screen readers; the text beside it carries the meaning. */
export function Icon({ of: Glyph, size = 'm', flip = false }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      className={`icon${size === 'm' ? '' : ` icon-${size}`}${flip ? ' flip' : ''}`}
    />
  )
}

export function VerifiedTick({ label }: { label: string }) {
  return (
    <svg className="verified" viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z" />
      <path d="m9 12 2 2 4-4" />
    </svg>
  )
}
