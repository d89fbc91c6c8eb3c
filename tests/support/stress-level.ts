/**
 * How hard the attacks are: what holds in a few seconds is tried on every run, and
 * `npm run test:attacks` tries what was promised.
 */
export const stressLevel = (everyRun: number, promised: number): number =>
  process.env['YOVA_ATTACKS'] === 'full' ? promised : everyRun
