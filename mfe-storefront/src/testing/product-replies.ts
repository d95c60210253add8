import {
  type ProductDetail,
  productEndpoints,
  questionEndpoints,
  viewHistoryEndpoints,
} from '@pasar/contract';
import type { FakeResponses } from '@pasar/slice-kit/testing';
import { sampleDetail } from './sample-products.ts';
import { sampleMeta } from './sample-responses.ts';

/** The API's responses for the page of one product; `over` replaces single fields of it. */
export const productReplies = (over: Partial<ProductDetail> = {}): FakeResponses => ({
  [`GET ${productEndpoints.detail.path.replace(':slug', 'batik-kawung')}`]: {
    code: 200,
    data: sampleDetail(over),
  },
  [`GET ${productEndpoints.reviews.path.replace(':id', '1')}`]: { code: 200, data: [], meta: sampleMeta() },
  [`GET ${questionEndpoints.list.path.replace(':id', '1')}`]: {
    ...{ code: 200, data: [], meta: sampleMeta({ total: 0 }) },
    ...{ may_ask: true, may_answer: false },
  },
  [`GET ${productEndpoints.similar.path.replace(':id', '1')}`]: { code: 200, data: [] },
  [`POST ${viewHistoryEndpoints.viewed.path}`]: { code: 200, data: null },
});
