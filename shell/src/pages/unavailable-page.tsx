import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Container, EmptyState, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../plan/plan-context.ts';
import { pageStyle } from './pages.styles.ts';

/** Nothing to see at this address: what is the matter, and the ways on (quality A41). */
export const UnavailablePage = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation('shell');
  const offers = useHasPage();
  return (
    <Container css={pageStyle}>
      <EmptyState
        headingLevel={1}
        title={title}
        text={text}
        action={
          <Inline gap={12} justify="center">
            <ButtonLink as={LocalLink} to={linkTo('storefront.home')}>
              {t('notFound.home')}
            </ButtonLink>
            {offers('storefront.search') && (
              <ButtonLink as={LocalLink} to={linkTo('storefront.search')} variant="secondary">
                {t('notFound.search')}
              </ButtonLink>
            )}
          </Inline>
        }
      />
    </Container>
  );
};
