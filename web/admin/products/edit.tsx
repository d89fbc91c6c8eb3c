import type { MetaFunction } from 'react-router'
import { useParams } from 'react-router'
import { EditorPage } from '#web/desk/product-editor/editor-page.tsx'
import { pageMeta } from '#web/shared/meta.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('editor.title-edit'), isPrivate: true }))

/** A product of any shop, edited by the team. */
export default function AdminProductPage() {
  const { id = '' } = useParams()
  return <EditorPage key={id} desk="admin" id={id} />
}
