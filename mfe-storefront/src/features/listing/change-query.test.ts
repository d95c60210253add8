import { describe, expect, it } from 'vitest';
import { clearFilters, countFilters, setFilter, setSort, toggleSelection, toPage } from './change-query.ts';
import { emptyQuery, type ListingQuery } from './listing-query.ts';

const filtered: ListingQuery = {
  ...emptyQuery,
  search: 'batik',
  sort: 'price_asc',
  cities: ['33.75'],
  storeTypes: ['official'],
  minPrice: 100_000,
  maxPrice: 300_000,
  rating: 4,
  page: 3,
};

describe('changing a filter', () => {
  it('adds an option beside the others and starts again at page 1', () => {
    expect(toggleSelection(filtered, 'cities', '32.73')).toEqual({
      ...filtered,
      cities: ['33.75', '32.73'],
      page: 1,
    });
  });

  it('drops values of attributes with another category, which has others', () => {
    const inside = { ...filtered, attributes: ['7:Katun'] };
    expect(toggleSelection(inside, 'categories', 'batik').attributes).toEqual([]);
    expect(toggleSelection(inside, 'cities', '32.73').attributes).toEqual(['7:Katun']);
  });

  it('removes an option again', () => {
    expect(toggleSelection(filtered, 'cities', '33.75').cities).toEqual([]);
  });

  it('clears a single filter without leaving a trace', () => {
    expect(setFilter(filtered, 'rating', undefined)).not.toHaveProperty('rating');
    expect(setFilter(filtered, 'condition', 'used')).toMatchObject({ condition: 'used', page: 1 });
  });

  it('preserves the filters when the order changes', () => {
    expect(setSort(filtered, 'rating')).toEqual({ ...filtered, sort: 'rating', page: 1 });
  });

  it('preserves everything on another page', () => {
    expect(toPage(filtered, 4)).toEqual({ ...filtered, page: 4 });
  });

  it('clears all filters, and preserves the search and its order', () => {
    expect(clearFilters(filtered)).toEqual({ ...emptyQuery, search: 'batik', sort: 'price_asc' });
  });

  it('counts both ends of the price as one filter', () => {
    expect(countFilters(filtered)).toBe(4);
    expect(countFilters(emptyQuery)).toBe(0);
  });
});
