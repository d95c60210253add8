import { toTask } from '../../platform/workers/worker-task.ts';
import { printCreditNote } from './invoice/print-credit-note.ts';
import { printInvoice } from './invoice/print-invoice.ts';
import { printLabels } from './label/print-labels.ts';
import { printMonth } from './month/print-month.ts';

/** Runs `printInvoice` in a thread. */
export const printInvoiceTask = toTask(printInvoice, ({ buffer }) => [buffer]);

/** Runs `printCreditNote` in a thread. */
export const printCreditNoteTask = toTask(printCreditNote, ({ buffer }) => [buffer]);

/** Runs `printLabels` in a thread. */
export const printLabelsTask = toTask(printLabels, ({ buffer }) => [buffer]);

/** Runs `printMonth` in a thread. */
export const printMonthTask = toTask(printMonth, ({ buffer }) => [buffer]);
