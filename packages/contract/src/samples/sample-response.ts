import type { Endpoint } from '../endpoint.ts';
import { makeSample } from './make-sample.ts';

/** The body of a good response to a call, made from the call's schemas alone. */
export const sampleResponse = ({ data, meta, extra }: Endpoint) => ({
  code: 200,
  message: 'success',
  data: makeSample(data),
  ...(meta && { meta: makeSample(meta) }),
  ...(extra && (makeSample(extra) as object)),
});
