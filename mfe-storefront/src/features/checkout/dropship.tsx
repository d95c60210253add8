import type { CheckoutOrder } from '@pasar/contract';
import { Button, Switch } from '@pasar/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPhone } from '../../shared/address/index.ts';
import * as style from './dropship.styles.ts';
import type { DropshipFormProps } from './dropship-form.tsx';

const DropshipForm = lazy(() =>
  import(/* webpackChunkName: "dropship" */ './dropship-form.tsx').then((m) => ({ default: m.DropshipForm })),
);

interface DropshipProps extends Pick<DropshipFormProps, 'onSave'> {
  order: CheckoutOrder;
  /** Asked for and not named yet. */
  isOpen: boolean;
  onOpen(open: boolean): void;
  onUnset(): Promise<boolean>;
}

/** Sends an order in another name: opening asks for it, closing resets name and phone and hides both (SPEC 4). */
export const Dropship = ({ order, isOpen, onOpen, onSave, onUnset }: DropshipProps) => {
  const { t } = useTranslation('storefront');
  const [editing, setEditing] = useState(false);
  const { id, is_dropship: isSet, dropship_name: name, dropship_phone: phone } = order;
  const close = async () => {
    setEditing(false);
    if (!isSet || (await onUnset())) onOpen(false);
  };
  const showsForm = isOpen && (!isSet || editing);
  return (
    <div css={style.block}>
      <Switch
        label={t('checkout.dropship.label')}
        hint={t('checkout.dropship.hint')}
        checked={isSet || isOpen}
        onChange={({ target: { checked } }) => (checked ? onOpen(true) : void close())}
      />
      {isSet && !editing && (
        <p css={style.set}>
          <span>
            {t('checkout.dropship.from', { name })}
            {phone && ` · ${groupPhone(phone)}`}
          </span>
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              setEditing(true);
              onOpen(true);
            }}
          >
            {t('checkout.dropship.edit')}
          </Button>
        </p>
      )}
      {showsForm && (
        <Suspense fallback={null}>
          <DropshipForm
            orderId={id}
            initial={{ dropship_name: name ?? '', dropship_phone: phone ?? '' }}
            onSave={async (values, refused) => {
              const saved = await onSave(values, refused);
              if (saved) {
                setEditing(false);
                onOpen(false);
              }
              return saved;
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
