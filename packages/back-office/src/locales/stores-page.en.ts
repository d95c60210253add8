import type * as indonesian from './stores-page.id.ts';

export const stores: typeof indonesian.stores = {
  name: 'Store',
  owner: 'Owner',
  city: 'City',
  status: 'Status',
  waiting: 'Parts to check',
  due: 'Due',
  late: 'Late',
  search: "Store name or owner's email",
  rating: 'Rating',
  gmv: 'GMV, 30 days',
  penalties: 'Penalties, 30 days',
  type: 'Kind of store',
  types: { all: 'All kinds', official: 'Official', star: 'Star', regular: 'Regular' },
  new: 'First approved {{from}} to {{until}} ×',
  tab: {
    submitted: 'Waiting',
    late: 'Late',
    changed: 'Changed',
    approved: 'Verified',
    rejected: 'Rejected',
    suspended: 'Suspended',
    draft: 'Not submitted',
    all: 'All',
  },
};
