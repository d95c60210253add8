import type * as indonesian from './search-index-page.id.ts';

export const index: typeof indonesian.index = {
  oversized: 'There are too many products for the built-in engine. Install OpenSearch and set SEARCH_URL.',
  engine: 'Engine',
  by: { embedded: 'Built in', opensearch: 'OpenSearch' },
  products: 'Products that can be found',
  lag: 'Behind by',
  seconds_one: '{{count}} second',
  seconds_other: '{{count}} seconds',
  pending: 'Pending changes',
  all: 'Indexes',
  name: 'Name',
  state: 'Status',
  created: 'Created',
  is: {
    filling: 'Being filled',
    live: 'In use',
    old: 'Previous',
    failed: 'Not verified',
    dropping: 'Being dropped',
  },
  compared: 'Compared with the database',
  repaired_one: '{{at}}, {{count}} product repaired',
  repaired_other: '{{at}}, {{count}} products repaired',
  error: 'Why it failed',
  actions: 'Actions',
  verify: {
    button: 'Verify',
    title: 'Verify index {{name}}?',
    of: {
      live: 'All its products are compared with the database, and those that differ are written again.',
      failed: 'It is filled and verified once more. If it matches now, searches move to it.',
    },
  },
  drop: {
    button: 'Drop',
    title: 'Drop index {{name}}?',
    text: 'Searches do not use it. Once dropped it cannot be brought back.',
  },
  rejected: 'Products that the engine rejects',
  product: 'Product number',
  reason: 'Reason',
  build: {
    button: 'Build a new index',
    title: 'Build a new index?',
    text: 'Searches keep the present index and move once the new one is complete. It takes time and loads the engine.',
  },
  back: {
    button: 'Go back to the previous index',
    title: 'Go back to the previous index?',
    text: 'Searches read the older index now; changes that it lacks follow.',
  },
};
