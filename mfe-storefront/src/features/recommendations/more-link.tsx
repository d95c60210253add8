import { DeferUntilPaint, LocalLink, linkTo, useSubmit } from '@pasar/slice-kit';
import { ButtonLink, Spinner } from '@pasar/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './recommended-products.styles.ts';

/**
 * Shows a press by itself, so that nothing around it is rendered before that is painted (quality P5). Without scripts the
 * same link opens the longer page.
 */
export const MoreLink = ({ page, onPress }: { page: number; onPress(): Promise<void> }) => {
  const { t } = useTranslation('storefront');
  const { submit, busy } = useSubmit(onPress);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void submit();
  };
  return (
    <ButtonLink
      as={LocalLink}
      variant="secondary"
      css={style.more}
      to={`${linkTo('storefront.home')}?page=${page}`}
      preventScrollReset
      // Loading the calls as soon as a finger touches would delay the picture of its press.
      prefetch="none"
      aria-busy={busy || undefined}
      onClick={press}
      icon={
        busy && (
          <DeferUntilPaint>
            <Spinner size={20} />
          </DeferUntilPaint>
        )
      }
    >
      {busy ? t('recommendations.loading') : t('recommendations.more')}
    </ButtonLink>
  );
};
