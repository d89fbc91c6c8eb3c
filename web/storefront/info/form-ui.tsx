import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

export function FormSent({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="form-sent card" role="status">
      <Icon of={CircleCheck} size="l" />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

export function FormError({ text }: { text: string | null }) {
  return (
    <div aria-live="assertive">
      {text && (
        <p className="alert">
          <Icon of={CircleAlert} />
          {text}
        </p>
      )}
    </div>
  )
}

/** Offers an email address, because the form needs scripts. */
export function NoScriptNotice({ text, email }: { text: string; email: string }) {
  return (
    <noscript>
      <p className="card">
        {text}{' '}
        <a dir="ltr" className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </noscript>
  )
}
