import type { Locale } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import type { ImportStatus } from '../imports.tables.ts';
import type { Job } from './take-chunk.ts';

type End = Exclude<ImportStatus, 'uploaded' | 'validating' | 'running' | 'cancelled'>;

interface Counts {
  ok: number;
  failed: number;
}

const titles: Record<End, Record<Locale, string>> = {
  done: { id: 'Impor produk selesai', en: 'Product import finished' },
  validated: { id: 'Pemeriksaan file produk selesai', en: 'Product file checked' },
  failed: { id: 'Impor produk dihentikan', en: 'Product import stopped' },
};

const bodies: Record<End, Record<Locale, (counts: Counts) => string>> = {
  done: {
    id: ({ ok, failed }) => `${ok} baris disimpan, ${failed} baris perlu diperbaiki.`,
    en: ({ ok, failed }) => `Rows saved: ${ok}. Rows to put right: ${failed}.`,
  },
  validated: {
    id: ({ ok, failed }) => `${ok} baris siap disimpan, ${failed} baris perlu diperbaiki.`,
    en: ({ ok, failed }) => `Rows ready to be saved: ${ok}. Rows to put right: ${failed}.`,
  },
  failed: {
    id: ({ failed }) => `${failed} baris perlu diperbaiki sebelum file ini bisa disimpan.`,
    en: ({ failed }) => `Rows to put right before this file can be saved: ${failed}.`,
  },
};

/** Notifies the seller of the end of their import; who cancels one knows it already. */
export const notifyImportEnd = (ctxInTx: Context, job: Job, end: End): Promise<void> =>
  notify(ctxInTx, {
    userId: job.user_id,
    merchantId: job.merchant_id,
    category: 'info',
    kind: 'store',
    title: titles[end],
    body: { id: bodies[end].id(job), en: bodies[end].en(job) },
    link: ctxInTx.linkTo('seller.import'),
    audience: 'merchant',
  });
