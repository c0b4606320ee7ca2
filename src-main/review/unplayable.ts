/** A kept game that cannot be played again under today's rules, told as the table tells it. */
import type { InputError } from '../rules/json.ts'
import { TableError } from '../table/failure.ts'

/** `damagedRecord` with the number, from 1, of the action that an error of replaying is about. */
export const unplayable = ({ where }: InputError): TableError =>
  new TableError('damagedRecord', { at: Number(/^actions\[(\d+)\]/.exec(where)?.[1] ?? 0) + 1 })
