import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { Where } from './is-page-out-of-range.ts';

interface PastTheEndProps {
  meta: Where;
  /** Address of a page of the list. */
  hrefFor(page: number): string;
  headingLevel?: 2 | 3;
}

/** Replaces a page behind the last one: shows where the list ends, and links there. */
export const PageOutOfRange = ({ meta, hrefFor, headingLevel = 2 }: PastTheEndProps) => {
  const { t } = useTranslation('storefront');
  const { current_page: page, last_page: last } = meta;
  return (
    <EmptyState
      title={t('paging.past', { n: page })}
      text={t('paging.ends', { n: last })}
      headingLevel={headingLevel}
      action={
        <ButtonLink as={LocalLink} to={hrefFor(last)} preventScrollReset>
          {t('paging.toLast')}
        </ButtonLink>
      }
    />
  );
};
