import { LocalLink } from '@pasar/slice-kit';
import { type RenderLink, TabLinks } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type Show, showPath, shows } from './show-query.ts';

const localLink: RenderLink = ({ href, ...rest }) => (
  <LocalLink to={href} prefetch="none" preventScrollReset {...rest} />
);

/** The tabs of vouchers, as links that also work before any script. */
export const VoucherTabs = ({ show }: { show: Show }) => {
  const { t } = useTranslation('storefront');
  return (
    <TabLinks
      label={t('voucherPage.show')}
      items={shows.map((one) => ({
        href: showPath({ show: one, page: 1 }),
        label: t(`voucherPage.shows.${one}`),
        current: one === show,
      }))}
      renderLink={localLink}
    />
  );
};
