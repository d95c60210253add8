import type { PromoOption } from '@pasar/contract';
import { Sheet, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { PromoCodeForm, type PromoCodeFormProps } from './promo-code-form.tsx';
import { PromoOptionCard } from './promo-option-card.tsx';
import * as style from './promo-sheet.styles.ts';

export interface PromoSheetProps extends PromoCodeFormProps {
  promos: readonly PromoOption[];
  onSwitch(promo: PromoOption, on: boolean): Promise<unknown>;
  onClose(): void;
}

/** All promos of this checkout: those that can be used, and the others with the reason (domain 3.6). */
export const PromoSheet = ({ promos, onSwitch, onClaim, onClose }: PromoSheetProps) => {
  const { t } = useTranslation('storefront');
  const usable = promos.filter((promo) => promo.usable || promo.is_selected);
  const others = promos.filter((promo) => !usable.includes(promo));
  const list = (title: string, some: readonly PromoOption[]) =>
    some.length > 0 && (
      <section aria-label={title}>
        <h3 css={style.heading}>{title}</h3>
        <ul css={style.list}>
          {some.map((promo) => (
            <li key={promo.promo_id}>
              <PromoOptionCard promo={promo} onSwitch={(on) => onSwitch(promo, on)} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('checkout.promo.title')}
      closeLabel={t('checkout.promo.close')}
    >
      <Stack gap={24}>
        <PromoCodeForm onClaim={onClaim} />
        {promos.length === 0 && <p css={style.none}>{t('checkout.promo.none')}</p>}
        {list(t('checkout.promo.canUse'), usable)}
        {list(t('checkout.promo.cannotUse'), others)}
      </Stack>
    </Sheet>
  );
};
