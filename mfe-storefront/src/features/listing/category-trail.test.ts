import { describe, expect, it } from 'vitest';
import { type Category, trailTo, withDescendants } from './category-trail.ts';

const leaf = (id: number, slug: string): Category => ({ id, name: slug, slug, total: 1 });
const tree: Category[] = [
  { ...leaf(1, 'sembako'), children: [{ ...leaf(2, 'beras'), children: [leaf(3, 'beras-merah')] }] },
  { ...leaf(4, 'fashion'), children: [] },
];

describe('the way to a category', () => {
  it('leads from its root down to it', () => {
    expect(trailTo(tree, 'beras-merah')?.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(trailTo(tree, 'fashion')?.map(({ id }) => id)).toEqual([4]);
  });

  it('does not exist for a slug that no category has', () => {
    expect(trailTo(tree, 'perahu')).toBeUndefined();
  });

  it('counts a category among what is below it', () => {
    expect(tree[0] && withDescendants(tree[0]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
