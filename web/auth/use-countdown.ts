import { useEffect, useState } from 'react'

export function useCountdown(from: number): { left: number; start: (seconds: number) => void } {
  const [ends, setEnds] = useState(() => performance.now() + from * 1000)
  const [left, setLeft] = useState(from)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((ends - performance.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [ends])
  return { left, start: (seconds) => setEnds(performance.now() + seconds * 1000) }
}
