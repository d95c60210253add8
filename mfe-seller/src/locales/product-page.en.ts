import type * as id from './product-page.id.ts';

export const product: typeof id.product = {
  newTitle: 'Add product',
  editTitle: 'Edit product',
  copy: 'Duplicate',
  remove: 'Delete',
  view: 'View in store',
  pending: 'In review',
  isPending:
    'The Pasar team reviews products of this category before buyers see them. You are notified of the decision.',
  isBlocked: 'The Pasar team has blocked this product. Buyers cannot see it.',
  about: 'About the product',
  category: 'Category',
  chooseCategory: 'Choose a category',
  searchCategory: 'Search categories',
  brand: 'Brand',
  noBrand: 'No brand',
  searchBrand: 'Search brands',
  selling: 'Price and stock',
  sellingLead: 'One price, or variants, each with its own price and stock.',
  stock: 'Stock in store',
  familySku: 'Parent SKU',
  parcel: 'Shipping',
  parcelLead: 'Weight and size when packed; shipping costs are calculated from them.',
  buying: 'Order limits',
  attributes: 'Specifications',
  more: 'Video and search engines (optional)',
  bar: 'Save the product',
  save: 'Save',
  create: 'Save product',
  uploading: 'Uploading photos',
  wrong: '{{n}} fields need correcting',
};

export const images: typeof id.images = {
  title: 'Photos',
  lead: 'Up to 9 GIF, PNG, JPG, JPEG or BMP photos of at most 5 MB each. The first is the cover.',
  add: 'Add photos',
  count: '{{n}} of {{most}}',
  cover: 'Cover',
  alt: 'Photo {{place}}',
  grip: 'Move photo {{place}} of {{total}}; use the arrow keys',
  forward: 'Move photo {{place}} forward',
  back: 'Move photo {{place}} back',
  remove: 'Remove photo {{place}}',
  moved: 'Now photo {{place}} of {{total}}',
};

export const selectionField: typeof id.selectionField = {
  found: '{{n}} options',
  clear: 'Clear {{what}}',
};

export const options: typeof id.options = {
  title: 'Variants',
  one: 'Variant type {{n}}',
  first: 'Add variants, such as colour or size',
  second: 'Add a second variant type',
  name: 'Variant name',
  firstHint: 'Such as Colour',
  secondHint: 'Such as Size',
  remove: 'Remove variant {{name}}',
  values: 'Options of {{name}}',
  value: '{{name}} option {{n}}',
  removeValue: 'Remove option {{value}}',
  addValue: 'Add an option',
  addValueTo: 'Add an option to {{name}}',
  add: 'Add',
  images: 'Photos of variants',
  imageOf: 'Photo of {{value}}',
  imageLead: 'Buyers see this photo when they choose {{value}}.',
  selectImage: 'Choose a photo for {{value}}',
  imageChange: 'Change the photo of {{value}}',
  imageOther: 'Another photo',
  imageNone: 'No photo',
  imageAdd: 'Give each option a photo',
};

export const matrix: typeof id.matrix = {
  title: 'Price and stock of each variant',
  variant: 'Variant',
  activeOne: 'Sell {{name}}',
  fill: '{{what}}: copy the first row down',
  allPrice: 'Price of all variants',
  allStock: 'Stock of all variants',
  allWeight: 'Weight of all variants',
  apply: 'Fill {{n}} variants',
  hint: 'Ctrl+Enter copies one field down. A table from a spreadsheet can be pasted as it is.',
};

export const attributes: typeof id.attributes = {
  lead: 'Material, size, origin: facts that buyers compare.',
  name: 'Name',
  nameHint: 'Such as Material',
  value: 'Value',
  valueHint: 'Such as 100% cotton',
  remove: 'Remove specification {{name}}',
  add: 'Add a specification',
  choose: 'Not chosen yet',
  failed: 'The specifications that this category asks for could not be loaded.',
  retry: 'Try again',
};

export const draft: typeof id.draft = {
  title: 'Your unsaved changes are here',
  text: 'Last changed {{at}}, on this device.',
  back: 'Discard and use the saved version',
  drop: 'Start over',
};

export const conflict: typeof id.conflict = {
  title: 'This product was just changed elsewhere',
  choose: 'Your changes are safe. Choose what to keep where the two differ, then save.',
  nothing: 'Your changes are safe and nothing conflicts. Save to merge them.',
  mine: 'Your version',
  theirs: 'Saved version',
  taken: 'Taken from the saved version',
  save: 'Save this version',
  images: '{{n}} photos',
  variants: '{{n}} variants',
  noVariants: 'No variants',
  yes: 'Yes',
  no: 'No',
};
