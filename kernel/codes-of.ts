/** The codes of a registry, in its order. */
export const codesOf = <Code extends string>(items: readonly { code: Code }[]): Code[] =>
  items.map(({ code }) => code)
