import { Camera, Upload } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

type PickersProps = {
  name: string
  hasOne: boolean
  isUrgent: boolean
  isBusy: boolean
  onFile: (file: File) => void
}

export function FilePickers({ name, hasOne, isUrgent, isBusy, onFile }: PickersProps) {
  const { t } = useTexts()
  return (
    <>
      <Picker
        {...{ name, isBusy, onFile }}
        icon={Camera}
        className="only-mobile"
        kind={isUrgent ? 'primary' : 'quiet'}
        accept={IMAGE_TYPES}
        capture="environment"
        words={t('verification-documents.photo')}
      />
      <Picker
        {...{ name, isBusy, onFile }}
        icon={Upload}
        kind={isUrgent ? 'outline' : 'quiet'}
        accept={`${IMAGE_TYPES},application/pdf`}
        words={t(hasOne ? 'verification-documents.replace' : 'verification-documents.choose')}
      />
    </>
  )
}

type PickerProps = Pick<PickersProps, 'name' | 'isBusy' | 'onFile'> &
  Pick<ComponentProps<typeof Button>, 'kind' | 'className'> &
  Pick<ComponentProps<'input'>, 'accept' | 'capture'> & { words: string; icon: typeof Camera }

function Picker({ name, words, icon, isBusy, onFile, accept, capture, ...look }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        aria-label={`${words} ${name}`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = '' // the same file may be chosen again
          if (file) onFile(file)
        }}
      />
      <Button small busy={isBusy} {...look} onClick={() => input.current?.click()}>
        {!isBusy && <Icon of={icon} size="s" />}
        {words}
        <span className="sr-only"> {name}</span>
      </Button>
    </>
  )
}
