import { randomBytes } from 'node:crypto';
import { openSearchCluster, type SearchCluster } from '../platform/search-cluster/search-cluster.ts';

/**
 * The search of a test server: none, or the cluster of TEST_SEARCH_URL, with separate indexes for each server and
 * brought up to date before each list. Thus the same tests hold for both engines.
 */
export const openTestSearch = (): SearchCluster | null => {
  const url = process.env.TEST_SEARCH_URL;
  if (!url) return null;
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  return { ...openSearchCluster(url, { prefix, isStrict: true }), queryDeadline: 30_000, facetAge: 0 };
};
