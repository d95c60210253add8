import type { CheckoutOrder } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { Button, Switch } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { groupPhone } from '../../shared/address/index.ts';
import * as style from './dropship.styles.ts';
import { type DropshipValues, dropshipDrafts } from './dropship-drafts.ts';
import type { DropshipFormProps } from './dropship-form.tsx';

const DropshipForm = lazyComponent(() =>
  import(/* webpackChunkName: "dropship" */ './dropship-form.tsx').then((m) => m.DropshipForm),
);

interface DropshipProps extends Pick<DropshipFormProps, 'onSave' | 'held'> {
  order: CheckoutOrder;
  /** Unsaved input; absent: the form is closed. */
  draft: DropshipValues | undefined;
  onUnset(): Promise<boolean>;
}

/**
 * Sends an order in another name: opening shows the form, closing resets name and phone and hides both
 * (SPEC 4).
 */
export const Dropship = ({ order, draft, held, onSave, onUnset }: DropshipProps) => {
  const { t } = useTranslation('storefront');
  const { id, is_dropship: isSet, dropship_name: name, dropship_phone: phone } = order;
  const stored = { dropship_name: name ?? '', dropship_phone: phone ?? '' };
  const open = () => dropshipDrafts.keep(id, stored);
  const close = async () => {
    if (!isSet || (await onUnset())) dropshipDrafts.drop(id);
  };
  if (order.accepts_dropship === false && !isSet && !draft)
    return <p css={style.off}>{t('checkout.dropship.off')}</p>;
  return (
    <div css={style.block}>
      <Switch
        label={t('checkout.dropship.label')}
        hint={t('checkout.dropship.hint')}
        checked={isSet || draft !== undefined}
        onChange={({ target: { checked } }) => (checked ? open() : void close())}
      />
      {isSet && !draft && (
        <p css={style.set}>
          <span>
            {t('checkout.dropship.from', { name })}
            {phone && ` · ${groupPhone(phone)}`}
          </span>
          <Button variant="quiet" size="s" onClick={open}>
            {t('checkout.dropship.edit')}
          </Button>
        </p>
      )}
      {draft && (
        <DropshipForm
          orderId={id}
          initial={draft}
          held={held}
          onMissing={() => dropshipDrafts.drop(id)}
          onSave={async (values, refused) => {
            const saved = await onSave(values, refused);
            if (saved) dropshipDrafts.drop(id);
            return saved;
          }}
        />
      )}
    </div>
  );
};
