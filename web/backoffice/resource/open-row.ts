import { createContext, useContext } from 'react'

/** Opens the panel of a row of the page's list, whose filters stay. */
export const OpenRowContext = createContext<(id: string) => void>(() => undefined)
export const useOpenRow = () => useContext(OpenRowContext)
