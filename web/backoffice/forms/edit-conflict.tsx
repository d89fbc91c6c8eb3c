import { Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  /** Names the other editor and the time. */
  message: string
  onTheirs: () => void
  onMine: () => void
}

/** The typed text stays; the user chooses one of both versions. */
export function EditConflictAlert({ message, onTheirs, onMine }: Props) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="conflict" role="alert" ref={box} tabIndex={-1}>
      <Icon of={Users} />
      <p>
        <b>{message}</b> {t('backoffice.conflict.kept')}
      </p>
      <div>
        <Button kind="outline" small onClick={onTheirs}>
          {t('backoffice.conflict.theirs')}
        </Button>
        <Button small onClick={onMine}>
          {t('backoffice.conflict.mine')}
        </Button>
      </div>
    </div>
  )
}
