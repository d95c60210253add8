import { linkTo } from '@pasar/slice-kit';

/** The page of imports; with an import's id, what became of it, and which page of its errors. */
export const importPath = ({ id, page }: { id?: number | undefined; page?: number } = {}): string => {
  const search = new URLSearchParams();
  if (id) search.set('id', String(id));
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${linkTo('seller.import')}?${text}` : linkTo('seller.import');
};

/** The import id of an address. */
export const readImportId = (params: URLSearchParams): number | undefined => {
  const id = Number(params.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
