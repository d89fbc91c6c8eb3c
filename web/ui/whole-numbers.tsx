const NUMBER = /(Y-[0-9A-Z][0-9A-Z-]*)/

/** A title whose order and parcel numbers never break at their hyphens. */
export const WholeNumbers = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <bdi key={index} className="whole-number">
        {part}
      </bdi>
    ),
  )
