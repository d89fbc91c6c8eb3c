/** Does it once the screen has answered the gesture: what a person pressed is seen to be pressed first. */
export const afterNextPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
