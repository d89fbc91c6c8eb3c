/** For lists that no test asks the delivery of. */
export const deliversNowhere = { optionsOf: () => Promise.resolve([]) }
