import { endpoints } from '@pasar/contract';
import * as v from 'valibot';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import { createMessage, formatMessage, toMessage } from '../../../platform/message.ts';
import { readCsvLines } from '../read-csv-lines.ts';
import { saveRule } from './save-rule.ts';

type Column = 'kind' | 'phrases' | 'target' | 'note';

/** Saves every rule of a file, or none. Throws 422 naming the first line that cannot be saved, and why. */
export const importRules = ({ ctx, input: { csv } }: HandlerArgs<{ csv: string }>): Promise<number> =>
  inTransaction(ctx, async (ctxInTx) => {
    const lines = readCsvLines<Column>(csv, ['kind', 'phrases'], 'search-rule.columns');
    for (const { record, line } of lines) {
      const refuse = (problem: string): never => {
        throw apiError.invalid({ csv: [createMessage('search-rule.line', { line, problem })] });
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
