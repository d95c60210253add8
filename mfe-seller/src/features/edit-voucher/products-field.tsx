import type { StoreVoucherDetail } from '@pasar/contract';
import { lazyComponent, useFormat } from '@pasar/slice-kit';
import { Button, FieldError } from '@pasar/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './products-field.styles.ts';
import { idsIn } from './voucher-form-values.ts';

const ProductSheet = lazyComponent(() =>
  import(/* webpackChunkName: "voucher-products" */ './product-sheet.tsx').then((m) => m.ProductSheet),
);

interface ProductChoiceProps {
  /** Ids in the format of the form. */
  ids: string;
  known: StoreVoucherDetail['products'];
  error: string | undefined;
  locked: boolean;
  onChange: (ids: string) => void;
}

/** Which products a voucher is for: how many, the first few by name, and the way to choose them. */
export const ProductsField = ({ ids, known, error, locked, onChange }: ProductChoiceProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const [open, setOpen] = useState<boolean>();
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [Number(id), name])));
  const errorId = useId();
  const chosen = idsIn(ids);
  const shown = chosen.flatMap((id) => names.get(id) ?? []).slice(0, 3);
  const more = chosen.length - shown.length;
  return (
    <div css={style.selection}>
      <p css={style.count}>{t('voucher.selected', { n: number(chosen.length) })}</p>
      {shown.length > 0 && (
        <ul css={style.names}>
          {shown.map((name) => (
            <li key={name}>{name}</li>
          ))}
          {more > 0 && <li>{t('voucher.andMore', { n: number(more) })}</li>}
        </ul>
      )}
      {!locked && (
        <div>
          <Button
            name="product_ids"
            variant="secondary"
            size="s"
            aria-haspopup="dialog"
            aria-describedby={error ? errorId : undefined}
            onClick={() => setOpen(true)}
          >
            {t('voucher.choose')}
          </Button>
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {open !== undefined && (
        <ProductSheet
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
          chosen={chosen}
          onChosen={(products) => {
            setNames((before) => new Map([...before, ...products.names]));
            onChange(products.ids.join(','));
            setOpen(false);
          }}
        />
      )}
    </div>
  );
};
