import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

type StepperProps = {
  value: number
  min?: number
  max: number
  /** "Quantity of …", and the labels of the buttons. */
  label: string
  lessLabel: string
  moreLabel: string
  small?: boolean
  onChange: (value: number) => void
}

/** A typed number counts on blur. */
export function Stepper(props: StepperProps) {
  const { value, min = 1, max, label, lessLabel, moreLabel, small, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const change = (next: number) => {
    const within = Math.min(Math.max(next, min), max)
    if (within !== value) onChange(within)
  }
  const settle = () => {
    if (typed !== null && /^\d+$/.test(typed)) change(Number(typed))
    setTyped(null)
  }
  return (
    <span className={classes('stepper', small && 'stepper-small')} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={lessLabel}
        disabled={value <= min}
        onClick={() => change(value - 1)}
      >
        <Icon of={Minus} />
      </button>
      <input
        className="num"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          settle()
        }}
      />
      <button
        type="button"
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon of={Plus} />
      </button>
    </span>
  )
}
