type RowTickProps = {
  label: string
  checked: boolean
  /** Some rows of several are chosen. */
  isSome?: boolean
  onChange: () => void
}

/** Chooses a row, or all rows of a page. */
export function RowTick({ label, checked, isSome = false, onChange }: RowTickProps) {
  return (
    <span className="check tick">
      <input
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = isSome && !checked
        }}
        checked={checked}
        onChange={onChange}
      />
    </span>
  )
}
