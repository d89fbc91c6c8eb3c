import type { MetaFunction } from 'react-router'
import { useParams } from 'react-router'
import { EditorPage } from '#web/backoffice/product-editor/editor-page.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('product-editor.title-edit'), isPrivate: true }))

export default function VendorProductPage() {
  const { id = '' } = useParams()
  return <EditorPage key={id} audience="vendor" id={id} />
}
