import { isMessageId } from '@pasar/contract';
import { createMessage, type Message } from '../../../platform/message.ts';
import type { Column } from '../columns/columns.ts';
import type { Cell } from '../spreadsheet/spreadsheet-row.ts';

/** An error in one cell of a spreadsheet. */
export interface Problem {
  row: number;
  column: Column;
  value: Cell;
  /** For programs: `not_number`, `category_unknown`, … */
  code: string;
  says: Message;
}

/** Codes of messages whose own name would not be clear. */
const codes: Record<string, string> = {
  'field.required': 'required',
  'field.invalid': 'invalid',
  'product.price.number': 'not_number',
  'product.stock.number': 'not_number',
  'product.size.integer': 'size_whole',
};

/** The code of an error by the rules of a product: `product.name.short` is `name_short`. */
export const toProblemCode = (says: Message): string => {
  const id = typeof says === 'string' ? says : 'say' in says ? says.say : null;
  if (id === null) return 'refused';
  return codes[id] ?? id.replace(/^(product|import)\./, '').replace(/[^a-z]+/g, '_');
};

/** The same message, naming the column where it does not. */
export const aboutColumn = (says: Message, column: Column): Message => {
  if (says === 'field.required') return createMessage('import.required', { column });
  return typeof says === 'string' && !isMessageId(says) ? 'field.invalid' : says;
};
