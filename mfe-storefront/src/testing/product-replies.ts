import { type ProductDetail, productEndpoints, viewingEndpoints } from '@pasar/contract';
import type { Replies } from '@pasar/slice-kit/testing';
import { sampleMeta } from './sample-market.ts';
import { sampleDetail } from './sample-products.ts';

/** What a market answers to the page of one product; `over` replaces single fields of it. */
export const productReplies = (over: Partial<ProductDetail> = {}): Replies => ({
  [`GET ${productEndpoints.detail.path.replace(':slug', 'batik-kawung')}`]: {
    code: 200,
    data: sampleDetail(over),
  },
  [`GET ${productEndpoints.reviews.path.replace(':id', '1')}`]: { code: 200, data: [], meta: sampleMeta() },
  [`GET ${productEndpoints.similar.path.replace(':id', '1')}`]: { code: 200, data: [] },
  [`POST ${viewingEndpoints.viewed.path}`]: { code: 200, data: null },
});
