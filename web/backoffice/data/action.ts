import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import type { TextKey } from '#web/shared/i18n/texts.ts'

/** A change of one row: the same object serves the row, its panel and a selection. */
export type Action<Row, Input = void, View = unknown> = {
  call: (row: Row, input: Input) => ApiMutation<View>
  done: TextKey | ((row: Row, input: Input) => TextKey)
  failed: TextKey
  /** How the row looks until the server has answered; taken back when it refuses. */
  patch?: (row: Row, input: Input) => Partial<Row>
  /** The input that takes it back; the toast offers it. */
  undo?: (row: Row, input: Input) => Input
}
