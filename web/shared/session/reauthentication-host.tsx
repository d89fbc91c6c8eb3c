import { Suspense } from 'react'
import { lazyComponent } from '../utils/lazy-component.ts'
import { useOpenProof } from './reauthentication.ts'

const LazyDialog = lazyComponent(() => import('./reauthentication-dialog.tsx'))

/** In the frame of each area whose calls may need a fresh proof. */
export function ReauthenticationHost() {
  const proof = useOpenProof()
  return proof && <Suspense>{<LazyDialog answer={proof.answer} />}</Suspense>
}
