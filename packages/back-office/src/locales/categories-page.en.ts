import type * as indonesian from './categories-page.id.ts';

export const category: typeof indonesian.category = {
  lead: 'A new name reaches lists and search at once; the address stays. Commission can only be read here.',
  new: 'New category',
  create: 'Add category',
  addBelow: 'Add below it',
  name: 'Category',
  products: 'Products',
  commission: 'Commission',
  inherited: '{{rate}}, from the level above',
  usual: '{{rate}}, the usual rate',
  top: 'At the top',
  parentHint: 'At most three levels deep, and no category that holds products',
  positionHint: 'Lower numbers come first',
  ppn: {
    inherited: 'As the category above',
    standard: 'Ordinary goods',
    luxury: 'Luxury goods',
    exempt: 'No VAT',
  },
  ppnHint: 'Without a choice, top categories hold ordinary goods. Applies to invoices issued from then on',
  address: 'Address',
  yes: 'Yes',
  no: 'No',
  fields: {
    name_id: 'Name (Indonesian)',
    name_en: 'Name (English)',
    parent_id: 'Below',
    position: 'Order',
    is_trending: 'Trending on the home page',
    ppn_kind: 'VAT (PPN)',
  },
};
