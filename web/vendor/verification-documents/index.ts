import { lazyComponent } from '#web/shared/utils/lazy-component.ts'

/** Lazy: needed before the vendor sells, and on the legal page only. */
export const LazyDocumentsCard = lazyComponent(() => import('./documents-card.tsx'))
