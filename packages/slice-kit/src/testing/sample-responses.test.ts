import { type Endpoint, endpoints } from '@pasar/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { makeSample } from './make-sample.ts';
import { sampleResponses } from './sample-responses.ts';

const all = Object.values(endpoints).flatMap((area) => Object.values(area as Record<string, Endpoint>));

test('[F45] every call has a response that its schemas accept', async () => {
  const wrong = all.flatMap(({ method, path, data, meta, extra }) =>
    [data, meta, extra]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => {
        const result = v.safeParse(schema, makeSample(schema));
        return result.success
          ? []
          : [`${method} ${path}: ${v.getDotPath(result.issues[0])} ${result.issues[0].message}`];
      }),
  );
  expect(wrong).toEqual([]);
  expect(Object.keys(sampleResponses)).toHaveLength(all.length);
});

test('what a schema checks beyond its kind is kept', () => {
  expect(makeSample(v.pipe(v.string(), v.email()))).toBe('a@example.com');
  expect(makeSample(v.pipe(v.number(), v.minValue(50)))).toBe(100);
  expect(makeSample(v.object({ list: v.array(v.nullable(v.picklist(['a', 'b']))) }))).toEqual({
    list: ['a'],
  });
});
