import { type Endpoint, endpoints } from '@pasar/contract';
import type { FakeResponses } from './fake-api.ts';
import { makeSample } from './make-sample.ts';

const toResponse = ({ data, meta, extra }: Endpoint) => ({
  code: 200,
  data: makeSample(data),
  ...(meta && { meta: makeSample(meta) }),
  ...(extra && (makeSample(extra) as object)),
});

/** A good response to every call of the API, made from the endpoint's schemas; tests replace what they are about. */
export const sampleResponses: FakeResponses = Object.fromEntries(
  Object.values(endpoints).flatMap((area) =>
    Object.values(area as Record<string, Endpoint>).map((one) => [
      `${one.method} ${one.path}`,
      () => toResponse(one),
    ]),
  ),
);
