import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with a line for each failure, then one machine-readable line: the end of a log has both. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    const failures: string[] = []
    const count = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      if (module.errors().length > 0) {
        count.failed += 1
        failures.push(describe(module.moduleId, module.errors()))
      }
      for (const test of module.children.allTests()) {
        const { state, errors: reasons = [] } = test.result()
        if (state === 'failed')
          failures.push(describe(`${module.moduleId} > ${test.fullName}`, reasons))
        count[state === 'pending' ? 'skipped' : state] += 1
      }
    }
    process.stdout.write(
      `${failures.map((failure) => `\nfailed: ${failure}`).join('')}\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`,
    )
  }
}

const MAX_REASON = 600
const describe = (name: string, errors: ReadonlyArray<{ message: string }>): string => {
  const reason = errors.map(({ message }) => message).join(' | ')
  return `${name.replace(`${process.cwd()}/`, '')}: ${reason.replaceAll(/\s+/g, ' ').slice(0, MAX_REASON)}`
}
