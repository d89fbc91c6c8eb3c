import { splitGroupedDigits } from '#kernel/isolate-numbers.ts'

/** Text that a user typed; its phone numbers stay in order in a right-to-left line. */
export const UserText = ({ text }: { text: string }) =>
  splitGroupedDigits(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    ),
  )
