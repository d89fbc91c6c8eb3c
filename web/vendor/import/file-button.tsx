import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function FileButton({
  path,
  name,
  children,
}: {
  path: Endpoint<Blob>
  name: string
  children: ReactNode
}) {
  const { isBusy, save } = useSaveFile()
  return (
    <Button kind="quiet" small busy={isBusy} onClick={() => void save(path, name)}>
      {!isBusy && <Icon of={Download} size="s" />}
      {children}
    </Button>
  )
}
