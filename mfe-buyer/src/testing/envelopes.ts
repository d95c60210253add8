import type { BuyerCompany, BuyerDocuments, MyReview, OpenSession } from '@pasar/contract';
import { order } from './orders.ts';

/** The envelope of a list. */
export const buildPage = <Row>(rows: readonly Row[], page = 1, lastPage = 1) => ({
  code: 200,
  data: rows,
  meta: {
    current_page: page,
    last_page: lastPage,
    per_page: 10,
    total: rows.length + (lastPage - 1) * 10,
    from: 1,
    to: rows.length,
    next: null,
    prev: null,
    first: '/api/first',
    last: '/api/last',
  },
});

export const nothingFile = { media_id: null, url: null, status: 'none', reason: null } as const;

export const company: BuyerCompany = {
  company_picture: nothingFile,
  company_name: 'Koperasi Melati',
  address: 'Jl. Melati No. 1, Bandung',
  is_pkp: 'pkp',
  no_npwp: '012345678901234',
  pic_name: 'Sari Dewi',
  pic_phone: '081234567890',
};

export const documents: BuyerDocuments = {
  file_ktp: nothingFile,
  file_ktp_selfie: nothingFile,
  file_npwp: nothingFile,
};

export const openSession = (id: number, changed: Partial<OpenSession> = {}): OpenSession => ({
  id,
  current: false,
  browser: 'Chrome',
  system: 'Android',
  ip: '10.0.0.1',
  created_at: '2026-11-21T02:00:00Z',
  expires_at: '2026-11-23T02:00:00Z',
  ...changed,
});

const { merchant, order_code } = order();

export const myReview = (id: number, changed: Partial<MyReview> = {}): MyReview => ({
  order_item_id: id,
  order_code,
  item: {
    product_id: (800 + id) as MyReview['item']['product_id'], // ids are branded where the market hands them out
    name: `Kemeja ${id}`,
    slug: `kemeja-${id}`,
    variant_label: 'M',
    image: null,
  },
  qty: 1,
  merchant,
  completed_at: '2026-11-20T02:00:00Z',
  review_until: '2026-12-20T02:00:00Z',
  review: null,
  server_time: '2026-11-22T02:00:00Z',
  ...changed,
});
