import type * as indonesian from './listing-page.id.ts';

export { paging } from './paging.en.ts';

export const listing: typeof indonesian.listing = {
  everything: 'All products',
  hitsFor: 'Results for “{{text}}”',
  total_one: '{{n}} product',
  total_other: '{{n}} products',
  totalOver: 'More than {{n}} products',
  didYouMean: 'Did you mean',
  questionMark: '?',
  correctedTo: 'Showing results for',
  searchOnly: 'Search only for',
  without: 'Without:',
  stores: 'Stores with this name',
  degraded: 'Search is limited right now',
  degradedText:
    'You cannot add filters for the moment. The ones you chose still apply, and you can shop as usual.',
  degradedSort: 'The order you chose is not available, so the most popular products come first.',
  behind: 'Search results are a few minutes behind',
  behindText: 'Prices and stock on product pages are always up to date.',
  goods: 'Products',
  storesTab: 'Stores',
  storesTabCount: 'Stores ({{n}})',
  nearTo: 'Near which city?',
  kinds: 'Types of results',
  title: '{{name}} | Pasar',
  titlePage: '{{name}}, page {{page}} | Pasar',
  description: 'Filter by category, city, brand, price and rating. From sellers all over Indonesia.',
  within: 'Inside {{name}}',
  descriptionOf: '{{name}} from sellers all over Indonesia. Filter by city, brand, price and rating.',
};

export const filters: typeof indonesian.filters = {
  title: 'Filters',
  buttonSet: 'Filters · {{n}}',
  close: 'Close filters',
  apply: 'Apply',
  clear: 'Clear all',
  show_one: 'Show {{n}} product',
  show_other: 'Show {{n}} products',
  applied: 'Filters in use',
  remove: 'Remove filter {{name}}',
  categories: 'Category',
  allOf: 'All {{name}}',
  cities: 'Location',
  brands: 'Brand',
  colors: 'Colour',
  sizes: 'Size',
  storeTypes: 'Store type',
  price: 'Price',
  priceMin: 'Lowest',
  priceMax: 'Highest',
  bounds: '{{min}} to {{max}}',
  between: '{{min}}–{{max}}',
  from: 'From {{min}}',
  upTo: 'Up to {{max}}',
  rating: 'Rating',
  starsUp: '{{n}} stars and up',
  condition: 'Condition',
  promotions: 'Offers',
  searchIn: 'Search {{name}}',
  noneNamed: 'No match for “{{text}}”.',
  any: 'Any',
  more: '{{n}} more',
};

export const sort: typeof indonesian.sort = {
  label: 'Sort by',
  relevance: 'Best match',
  lates: 'Newest',
  bestseller: 'Best selling',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  rating: 'Highest rated',
};

export const empty: typeof indonesian.empty = {
  title: 'Nothing here yet',
  titleFor: 'No results for “{{text}}”',
  filtered: 'Try fewer filters.',
  spelling: 'Check the spelling, or try a more general word.',
  wordless: 'Type the name of a product.',
  everything: 'See all products',
  categories: 'Browse categories',
  popular: 'Often bought',
  popularIn: 'Often bought in {{name}}',
  searches: 'Popular searches',
};

export const understood: typeof indonesian.understood = {
  title: 'How we understood your search',
  remove: 'Search without {{name}}',
  only: 'Brand {{name}} only',
  onlyStore: 'Only at {{name}}',
  intent: '{{name}}',
  brand: 'Brand: {{name}}',
  store: 'Store: {{name}}',
  color: 'Colour: {{name}}',
  size: 'Size: {{name}}',
  unit: 'Size: {{name}}',
  audience: 'For: {{name}}',
};

export const allCategories = {
  heading: 'All categories',
  title: 'All categories | Pasar',
  description: 'Every category on Pasar, from groceries and fashion to electronics and car parts.',
};
