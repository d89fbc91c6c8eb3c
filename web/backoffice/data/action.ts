import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import type { Values } from '#kernel/format-message.ts'
import type { TextKey, useTexts } from '#web/shared/i18n/texts.ts'

/** A change of one row: the same object serves the row, its panel and a selection. */
export type Action<Row, Input = void, View = unknown> = {
  call: (row: Row, input: Input) => ApiMutation<View>
  done: TextKey | ((row: Row, input: Input) => TextKey)
  failed: TextKey
  /** Puts `failed` before the server's reason instead of replacing it. */
  namesFailure?: boolean
  /** What `done` and `failed` name. */
  values?: (row: Row, input: Input, texts: ReturnType<typeof useTexts>) => Values
  /** How the row looks until the server has answered; taken back when it refuses. */
  patch?: (row: Row, input: Input) => Partial<Row>
  /** The input that takes it back; the toast offers it. */
  undo?: (row: Row, input: Input) => Input
}
