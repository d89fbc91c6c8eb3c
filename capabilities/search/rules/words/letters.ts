/** Letters that stand for a sound of another letter, in the order of their sounds. */
export const LATIN_LETTERS = '23579680qgcpveyow'
export const ARABIC_LETTERS = 'بتثجحخدذرزسشصضطظعغفقكلمنهويا'
