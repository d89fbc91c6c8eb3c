import './file-drop.css'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'

type FileDropProps = {
  title: string
  text: string
  /** On the button that opens the file dialog. */
  choose: string
  accept: string
  isBusy?: boolean
  error?: string | null
  onFile: (file: File) => void
}

/** Choosing the same file again counts, because it may have been corrected. */
export function FileDrop({ title, text, choose, accept, isBusy, error, onFile }: FileDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  return (
    <>
      <label
        className={classes('drop-zone', isOver && 'is-over', error && 'is-invalid')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <Icon of={Upload} />
        <b>{title}</b>
        <span>{text}</span>
        <span className="button button-outline button-small">{choose}</span>
        <input
          type="file"
          className="sr-only"
          accept={accept}
          disabled={isBusy}
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
          onChange={({ target }) => {
            take(target.files)
            target.value = ''
          }}
        />
      </label>
      {error && (
        <div id={id}>
          <FormFailure>{error}</FormFailure>
        </div>
      )}
    </>
  )
}
