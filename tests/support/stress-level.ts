/** Every run uses the small number; `npm run test:attacks` the promised one. */
export const stressLevel = (everyRun: number, promised: number): number =>
  process.env['YOVA_ATTACKS'] === 'full' ? promised : everyRun
