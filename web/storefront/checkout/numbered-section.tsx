import type { ReactNode } from 'react'

export function NumberedSection({
  step,
  title,
  children,
}: {
  step: number
  title: string
  children: ReactNode
}) {
  const id = `checkout-step-${step}`
  return (
    <section className="card checkout-section" aria-labelledby={id}>
      <h2 id={id}>
        <span className="step-arch num" aria-hidden="true">
          {step}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
