import type * as indonesian from './brands-page.id.ts';

export const brand: typeof indonesian.brand = {
  lead: 'A new name reaches lists and search at once; the address stays.',
  new: 'New brand',
  create: 'Add brand',
  search: 'Name of a brand',
  official: 'Official',
  address: 'Address',
  fields: { name: 'Name', is_official: 'Official brand', logo_media_id: 'Logo' },
};
