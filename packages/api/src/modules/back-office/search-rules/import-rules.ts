import { endpoints } from '@pasar/contract';
import { type CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import { createMessage, formatMessage, toMessage } from '../../../platform/message.ts';
import { saveRule } from './save-rule.ts';

const columns = ['kind', 'phrases', 'target', 'note'] as const;
type Line = Partial<Record<(typeof columns)[number], string>>;

const readLines = (csv: string): { record: Line; info: { lines: number } }[] => {
  try {
    const lines = parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: Line; info: { lines: number } }[];
    const [first] = lines;
    if (first && 'kind' in first.record && 'phrases' in first.record) return lines;
  } catch (error) {
    if (!(error as CsvError).code?.startsWith('CSV_')) throw error;
  }
  throw apiError.invalid({ csv: ['search-rule.columns'] });
};

/** Saves every rule of a file, or none. Throws 422 naming the first line that cannot be saved, and why. */
export const importRules = ({ ctx, input: { csv } }: HandlerArgs<{ csv: string }>): Promise<number> =>
  inTransaction(ctx, async (ctxInTx) => {
    const lines = readLines(csv);
    for (const { record, info } of lines) {
      const refuse = (problem: string): never => {
        throw apiError.invalid({ csv: [createMessage('search-rule.line', { line: info.lines, problem })] });
      };
      const parsed = v.safeParse(endpoints.adminSearch.save.body, {
        kind: record.kind,
        phrases: (record.phrases ?? '').split('|').map((phrase) => phrase.trim()),
        target: record.target || null,
        note: record.note ?? '',
      });
      if (!parsed.success) {
        refuse(formatMessage(toMessage(parsed.issues[0].message, 'field.invalid'), ctx.locale));
        continue;
      }
      try {
        await saveRule({ ctx: ctxInTx, input: parsed.output });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const [first] = Object.values(error.fields ?? {}).flat();
        refuse(formatMessage(first ?? error.words, ctx.locale));
      }
    }
    return lines.length;
  });
