import { lazyComponent } from '#web/shared/utils/lazy-component.ts'

/** Fetched with its words where it is shown: before a shop sells, and among what the law knows of it. */
export const LazyDocumentsCard = lazyComponent(() => import('./documents-card.tsx'))
