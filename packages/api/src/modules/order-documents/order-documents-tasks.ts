import { second } from '../../platform/clock.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { WorkerTask } from '../../platform/workers/worker-task.ts';
import type { PrintCreditNote } from './invoice/print-credit-note.ts';
import type { PrintInvoice } from './invoice/print-invoice.ts';
import type { PrintLabels } from './label/print-labels.ts';
import type { PrintMonth } from './month/print-month.ts';

const printing = {
  file: new URL('./order-documents.worker.ts', import.meta.url),
  timeoutMs: 30 * second,
  tooLarge: () => apiError.unavailable(),
};

export const printInvoiceTask: WorkerTask<[PrintInvoice], Uint8Array<ArrayBuffer>> = {
  ...printing,
  name: 'printInvoiceTask',
};

export const printCreditNoteTask: WorkerTask<[PrintCreditNote], Uint8Array<ArrayBuffer>> = {
  ...printing,
  name: 'printCreditNoteTask',
};

export const printLabelsTask: WorkerTask<[PrintLabels], Uint8Array<ArrayBuffer>> = {
  ...printing,
  name: 'printLabelsTask',
};

export const printMonthTask: WorkerTask<[PrintMonth], Uint8Array<ArrayBuffer>> = {
  ...printing,
  name: 'printMonthTask',
};
