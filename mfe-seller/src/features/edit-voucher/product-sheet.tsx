import { maxSearch, message } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { Button, Checkbox, ResponsiveImage, Sheet, Spinner, Stack, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './products-field.styles.ts';
import { useProductSearch } from './use-product-search.ts';

export interface SelectedProducts {
  ids: number[];
  names: Map<number, string>;
}

interface ProductSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: readonly number[];
  onChosen: (products: SelectedProducts) => void;
}

/** The products of the store, found by name; selected ones stay selected during another search. */
export const ProductSheet = ({ open, onOpenChange, chosen, onChosen }: ProductSheetProps) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const { number, rupiah } = useFormat();
  const { products, total, busy, search, more } = useProductSearch();
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(chosen));
  const [names, setNames] = useState(new Map<number, string>());
  const [tooLong, setTooLong] = useState(false);
  const tick = (id: number, name: string, on: boolean) => {
    setIds((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
    setNames((before) => new Map(before).set(id, name));
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('voucher.choose')}
      closeLabel={t('close')}
      actions={
        <Button block onClick={() => onChosen({ ids: [...ids], names })}>
          {t('voucher.take', { n: number(ids.size) })}
        </Button>
      }
    >
      <Stack gap={16}>
        <TextField
          type="search"
          label={t('voucher.findProduct')}
          suffix={busy && <Spinner size={20} />}
          error={tooLong && message('search.long', locale)}
          onChange={({ target: { value } }) => {
            const long = value.trim().length > maxSearch;
            setTooLong(long);
            if (!long) search(value);
          }}
        />
        {products.length === 0 && !busy && <p css={style.none}>{t('voucher.noProduct')}</p>}
        <ul css={style.list}>
          {products.map(({ id, name, image, price_range: price }) => (
            <li key={id} css={style.product}>
              <Checkbox
                label={name}
                hint={rupiah(price.min)}
                checked={ids.has(id)}
                onChange={(event) => tick(id, name, event.target.checked)}
              />
              {image && <ResponsiveImage css={style.image} alt="" src={image} width={48} height={48} />}
            </li>
          ))}
        </ul>
        {products.length < total && (
          <Button variant="neutral" busy={busy} onClick={more}>
            {t('voucher.moreProducts')}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
};
