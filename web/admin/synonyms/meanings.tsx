/** Each is isolated, because the scripts are mixed. */
export const Meanings = ({ expansions }: { expansions: readonly string[] }) => (
  <span className="words-expansions">
    {expansions.map((expansion) => (
      <bdi key={expansion}>{expansion}</bdi>
    ))}
  </span>
)
