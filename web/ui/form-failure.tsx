import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** An error of the form as a whole; that of one field stands at the field. */
export const FormFailure = ({ children }: { children: ReactNode }) => (
  <p className="field-hint field-error" role="alert">
    <Icon of={CircleAlert} size="s" />
    {children}
  </p>
)
