export { FoundArticles } from './found-articles.tsx';
export { SearchForm } from './search-form.tsx';
