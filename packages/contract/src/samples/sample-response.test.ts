import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints/index.ts';
import { makeSample } from './make-sample.ts';

const all = Object.values(endpoints).flatMap((area) => Object.values(area as Record<string, Endpoint>));

test('[F16] [F45] every call has a response that its schemas accept', () => {
  const wrong = all.flatMap(({ method, path, data, meta, extra }) =>
    [data, meta, extra]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => {
        const result = v.safeParse(schema, makeSample(schema));
        if (result.success) return [];
        const [issue] = result.issues;
        return [`${method} ${path}: ${v.getDotPath(issue)} ${issue.message}`];
      }),
  );
  expect(wrong).toEqual([]);
});

test('what a schema checks beyond its kind, and what a key says, is kept', () => {
  expect(makeSample(v.pipe(v.string(), v.email()))).toBe('a@example.com');
  expect(makeSample(v.pipe(v.number(), v.minValue(50)))).toBe(100);
  expect(makeSample(v.object({ list: v.array(v.nullable(v.picklist(['a', 'b']))) }))).toEqual({
    list: ['a'],
  });
  expect(makeSample(v.object({ ends_at: v.string() }))).toEqual({ ends_at: '2026-01-01T00:00:00.000Z' });
});
