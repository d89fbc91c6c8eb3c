/** Runs after the next paint, so that the feedback of a press is visible first (INP). */
export const afterNextPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
