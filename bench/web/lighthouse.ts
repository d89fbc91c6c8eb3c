import type { LighthouseScores } from './limits.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export async function lighthouseScores(url: string, port: number): Promise<LighthouseScores> {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  const report = result?.lhr
  if (!report || report.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round((report.categories[category]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    missed: Object.values(report.audits)
      .filter((audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
      .map((audit) => audit.id),
  }
}
