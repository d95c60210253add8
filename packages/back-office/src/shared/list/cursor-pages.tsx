import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface CursorPagesProps {
  /** Where this page begins; empty for the first. */
  cursor: string;
  /** Where the next page begins; null on the last. */
  next: string | null;
  pathFor: (cursor: string) => string;
}

/** The pages of a list that grows while it is read: the next one, and back to the first. */
export const CursorPages = ({ cursor, next, pathFor }: CursorPagesProps) => {
  const { t } = useTranslation('back-office');
  if (!cursor && !next) return null;
  return (
    <Inline gap={12}>
      {cursor && (
        <ButtonLink as={LocalLink} variant="neutral" size="s" to={pathFor('')}>
          {t('first')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink as={LocalLink} variant="secondary" size="s" to={pathFor(next)}>
          {t('next')}
        </ButtonLink>
      )}
    </Inline>
  );
};
