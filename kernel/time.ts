import type { Brand } from './brand.ts'

export type Milliseconds = Brand<number, 'Milliseconds'>
export const seconds = (n: number): Milliseconds => (n * 1000) as Milliseconds
export const minutes = (n: number): Milliseconds => (n * 60_000) as Milliseconds
export const hours = (n: number): Milliseconds => (n * 3_600_000) as Milliseconds
export const days = (n: number): Milliseconds => (n * 86_400_000) as Milliseconds
export const after = (start: Date, delay: Milliseconds): Date => new Date(start.getTime() + delay)
export const before = (end: Date, delay: Milliseconds): Date => new Date(end.getTime() - delay)

/** The only source of "now". Tests pass a fixed one. */
export type Clock = { now(): Date }
