import { linkTo } from '@pasar/slice-kit';

/** The query of the flash-sale page. Default slot: the one that runs or comes next. */
export interface FlashQuery {
  selected: number | undefined;
  page: number;
}

const whole = (text: string | null, most: number) =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

/** Reads the page's address. Invalid values are left out, so that an old link still shows a sale. */
export const readFlashQuery = (params: URLSearchParams): FlashQuery => ({
  selected: whole(params.get('selected'), Number.MAX_SAFE_INTEGER),
  page: whole(params.get('page'), 1000) ?? 1,
});

export const flashPath = ({ selected, page }: FlashQuery): string =>
  linkTo('storefront.flashSale', { selected, page: page > 1 ? page : undefined });
