import { type Endpoint, endpoints } from '@pasar/contract';
import { sampleResponse } from '@pasar/contract/samples';
import type { FakeResponses } from './fake-api.ts';

/** A good response to every call of the API, made from the endpoint's schemas; tests replace what they are about. */
export const sampleResponses: FakeResponses = Object.fromEntries(
  Object.values(endpoints).flatMap((area) =>
    Object.values(area as Record<string, Endpoint>).map((one) => [
      `${one.method} ${one.path}`,
      () => sampleResponse(one),
    ]),
  ),
);
