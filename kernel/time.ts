import type { Brand } from './brand.ts'

export type Milliseconds = Brand<number, 'Milliseconds'>
export const milliseconds = (n: number): Milliseconds => n as Milliseconds // gives the brand
export const seconds = (n: number): Milliseconds => milliseconds(n * 1000)
export const minutes = (n: number): Milliseconds => milliseconds(n * 60_000)
export const hours = (n: number): Milliseconds => milliseconds(n * 3_600_000)
export const days = (n: number): Milliseconds => milliseconds(n * 86_400_000)
export const after = (start: Date, delay: Milliseconds): Date => new Date(start.getTime() + delay)
export const between = (start: Date, end: Date): Milliseconds =>
  milliseconds(end.getTime() - start.getTime())
export const before = (end: Date, delay: Milliseconds): Date => new Date(end.getTime() - delay)

/** The only source of "now". Tests pass a fixed one. */
export type Clock = { now(): Date }
