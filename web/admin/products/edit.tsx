import type { MetaFunction } from 'react-router'
import { useParams } from 'react-router'
import { EditorPage } from '#web/backoffice/product-editor/editor-page.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ActivityLink } from '../activity-link.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('product-editor.title-edit'), isPrivate: true }))

export default function AdminProductPage() {
  const { id = '' } = useParams()
  const { t } = useTexts()
  return (
    <EditorPage
      key={id}
      audience="admin"
      id={id}
      aside={<ActivityLink about="product" id={id} name={t('admin.nav.products')} isWide />}
    />
  )
}
